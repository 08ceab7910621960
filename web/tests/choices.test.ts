/** The effective options as picks are made and seats change. */
import { expect, test } from 'vitest';
import { optionsText, pick, valueOf } from '../src/lib/choices';
import type { Choice, Choices } from '../src/lib/wire';

const screens: Choice = { name: 'screens', kind: 'choice', default: 'closed', against_bots: 'open', values: ['closed', 'open'] };
const bags: Choice = { name: 'bags', kind: 'flag', default: 'off', against_bots: null, values: ['off', 'on'] };
const table: Choices = { players: 4, options: [screens, bags], conflicts: [['screens=open', 'bags=on']] };

test('what is usual depends on who sits there', () => {
  expect(valueOf(table, {}, false, screens)).toBe('closed');
  expect(valueOf(table, {}, true, screens)).toBe('open');
  expect(valueOf(table, { screens: 'closed' }, true, screens)).toBe('closed');
});

test('what is suggested gives way to a pick that it cannot stand beside', () => {
  expect(valueOf(table, { bags: 'on' }, true, screens)).toBe('closed');
  expect(optionsText(table, { bags: 'on' }, true)).toBe('screens=closed bags=on');
  expect(optionsText(table, {}, true)).toBe('screens=open');
  expect(optionsText(table, {}, false)).toBe('');
  expect(optionsText(table, { screens: 'closed' }, true)).toBe('screens=closed');
  expect(optionsText(table, { screens: 'closed' }, false)).toBe('');
});

test('a pick takes back an earlier one that it cannot stand beside', () => {
  const bagged = pick(table, {}, 'bags', 'on');
  expect(bagged).toEqual({ bags: 'on' });
  expect(pick(table, bagged, 'screens', 'open')).toEqual({ screens: 'open' });
  expect(pick(table, bagged, 'screens', 'closed')).toEqual({ bags: 'on', screens: 'closed' });
});
