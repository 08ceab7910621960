/** The browser's check of a finished game: what it proves, what it leaves open, and how a cheating server is caught. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judge, type Kept } from '../src/lib/fair';

/** Written by a test of the crate `table`: seats 1 and 2 sealed 1…1 and 2…2, seat 3 is a bot. */
const RECORD = readFileSync(join(import.meta.dirname, '../../table/golden/fair.record'), 'utf8');
const line = (pattern: RegExp): string => pattern.exec(RECORD)?.[1] ?? '';
const seals = { 1: line(/^# fair seat 1 seal (\w+)/m), 2: line(/^# fair seat 2 seal (\w+)/m) };
const mine: Kept = { salt: '2'.repeat(64), promise: line(/^# fair promise (\w+)/m), seals };

const verdict = (record: string, kept: Kept | null): string[] => {
  const { verdict, findings } = judge(record, kept);
  return [verdict, ...findings.map(({ id, seat }) => (seat ? `${id} ${seat}` : id))];
};

test('a fair game holds for a browser that took part', () => {
  expect(verdict(RECORD, mine)).toEqual(['holds', 'proven', 'bots']);
});

test('a browser that took no part says so', () => {
  expect(verdict(RECORD, null)).toEqual(['partly', 'not-kept', 'bots']);
  expect(verdict(RECORD, { ...mine, seals: null })).toEqual(['partly', 'not-kept', 'bots']);
});

test('a server that promised something else is caught', () => {
  expect(verdict(RECORD, { ...mine, promise: 'a'.repeat(64) })).toEqual(['broken', 'promise']);
  expect(verdict(RECORD.replace(/^# fair server .*$/m, `# fair server ${'7'.repeat(64)}`), mine)).toEqual(['broken', 'server']);
});

test('a salt that was chosen after the seals is caught', () => {
  expect(verdict(RECORD.replace(`salt ${'1'.repeat(64)}`, `salt ${'3'.repeat(64)}`), mine)).toEqual(['broken', 'seal 1']);
});

test('a seal that was swapped after this browser saw it is caught', () => {
  expect(verdict(RECORD, { ...mine, seals: { ...seals, 1: 'b'.repeat(64) } })).toEqual(['broken', 'seal 1']);
});

test('a server that drops what this browser showed is caught', () => {
  const withheld = RECORD.replace(` salt ${'2'.repeat(64)}`, ' withheld');
  expect(verdict(withheld, mine)).toEqual(['broken', 'own']);
  const none = RECORD.replaceAll(/^# fair seat .*\n/gm, '');
  expect(verdict(none, mine)).toEqual(['broken', 'own']);
  expect(verdict(none, null)).toEqual(['unproven', 'old']);
});

test('cards that come from another seed are caught', () => {
  expect(verdict(RECORD.replace(/^seed .*$/m, `seed ${'0'.repeat(64)}`), mine)).toEqual(['broken', 'seed']);
});

test('a deal that was played before was known, and no browser took part in it', () => {
  const again = RECORD.replaceAll(/^# fair .*\n/gm, '').replace(/^/, '# fair known abcdefghijklmnop 12\n');
  expect(verdict(again, null)).toEqual(['known', 'known']);
  expect(verdict(again, mine)).toEqual(['broken', 'own']);
});

test('the records of the first builds prove nothing', () => {
  const old = readFileSync(join(import.meta.dirname, '../../table/golden/agreed-alone.record'), 'utf8');
  expect(verdict(old, null)).toEqual(['unproven', 'old']);
});
