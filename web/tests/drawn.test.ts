/** The rulebook draws real cards and nobles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BLUE, BOUGHT, CARDS, NOBLES, RED, RESERVED } from '../src/games/splendor/drawn';

const TABLES = readFileSync(join(import.meta.dirname, '../../games/splendor/rules/cards.rs'), 'utf8');
const rows = (name: string): string[] => [...TABLES.matchAll(new RegExp(`^    ${name}\\((.+)\\),$`, 'gm'))].map((match) => match[1] as string);
const cost = ({ white, blue, green, red, black }: (typeof CARDS)[number]['cost']): string => `[${[white, blue, green, red, black].join(', ')}]`;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

test.each([...CARDS, ...BLUE, BOUGHT, ...RESERVED, RED])('card $number is the card of that number', (card) => {
  expect(`${card.level}, ${capital(card.bonus)}, ${card.points}, ${cost(card.cost)}`).toBe(rows('card')[card.number - 1]);
});

test.each(NOBLES)('noble $number is the noble of that number', (noble) => {
  expect(cost(noble.cost)).toBe(rows('noble')[noble.number - 1]);
});
