/** Names of seats: no numbers, and no two the same. */
import { beforeAll, expect, test, vi } from 'vitest';
import { offered } from '../src/games';
import { seatNames } from '../src/lib/names';
import { start } from '../src/lib/words.svelte';

vi.stubGlobal('document', { fonts: { load: async () => [] }, documentElement: {}, visibilityState: 'visible' });
beforeAll(start);

test.each(offered(false))('%s: bots of one level have names of their own', (game) => {
  for (const bot of ['level:1', 'level:3', 'random']) {
    const names = seatNames(game, [{ kind: 'person', name: 'Ann' }, ...Array.from({ length: 4 }, () => ({ kind: 'bot' as const, name: bot }))]);
    expect(new Set(names).size, names.join()).toBe(5);
    expect(names.join()).not.toMatch(/\d/);
  }
});

test('a person keeps the name that was given, also where a bot bears it', () => {
  const [person, bot] = seatNames('sultan', [{ kind: 'person', name: 'Dalia' }, { kind: 'bot', name: 'level:3' }]);
  expect(person).toBe('Dalia');
  expect(bot).not.toBe('Dalia');
});
