/** Every card has its own picture, of its level and colour, in both sizes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scene } from '../src/games/splendor/scenes';
import type { GemName } from '../src/games/splendor/view';

const TABLES = readFileSync(join(import.meta.dirname, '../../games/splendor/rules/cards.rs'), 'utf8');
const CARDS = [...TABLES.matchAll(/^ {4}card\((\d), (\w+), /gm)].map((row, index) => ({ number: index + 1, level: Number(row[1]), bonus: row[2]?.toLowerCase() as GemName }));
const PICTURES = join(import.meta.dirname, '../src/games/splendor/scenes');

test('ninety cards show ninety pictures', () => {
  expect(CARDS).toHaveLength(90);
  expect(new Set(CARDS.map(scene)).size).toBe(90);
});

test.each(CARDS)('card $number shows a picture of level $level in $bonus', (card) => {
  expect(scene(card)).toMatch(new RegExp(`^${card.bonus}-${card.level}-[a-z-]+$`));
  for (const width of [160, 256]) expect(existsSync(join(PICTURES, `${scene(card)}-${width}.webp`)), `${scene(card)}-${width}`).toBe(true);
});

test('every picture is in the list of what art/render made', () => {
  const made = Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, '../../art/manifest.json'), 'utf8')) as Record<string, string>);
  expect(CARDS.map(scene).filter((name) => !made.includes(name))).toEqual([]);
});
