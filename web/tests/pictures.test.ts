/** What art/render made, what is committed and what the page looks up agree. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('devicePixelRatio', 2);
const { COLOURS } = await import('../src/art/cuts');
const { cushion, deckBack, moneyBack, moneyFace, portrait, pouch, stall, stone, token } = await import('../src/art/rendered');
const { hero } = await import('../src/art/heroes');
const { portrait: noble } = await import('../src/games/splendor/noble');

const ROOT = join(import.meta.dirname, '../..');
const MADE = Object.keys(JSON.parse(readFileSync(join(ROOT, 'art/manifest.json'), 'utf8')) as Record<string, string>);
const FILES = ['web/src', 'web/public'].flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })).filter((path) => path.endsWith('.webp'));
const PICTURE = /^(.+)-(\d+)\.webp$/;

test('every rendered picture is committed, and nothing else is', () => {
  const committed = new Set(FILES.map((path) => PICTURE.exec(basename(path))?.[1] ?? path));
  expect([...committed].sort()).toEqual([...MADE].sort());
});

const ADDRESSES: Record<string, () => string[]> = {
  stones: () => COLOURS.map(stone),
  tokens: () => [...COLOURS.filter((colour) => colour !== 'yellow'), 'gold' as const].map(token),
  nobles: () => Array.from({ length: 10 }, (_, index) => noble(index + 1)),
  bots: () => ['sultan', 'splendor', 'toy'].flatMap((game) => [1, 2, 3, 4, 5].map((level) => portrait(`${game}-${level}`))),
  heroes: () => (['house', 'sultan', 'riquezas', 'splendor'] as const).flatMap((of) => [hero(of), hero(of, true)]),
  places: () => [cushion(), stall(1), stall(2), stall(3), pouch()],
  cards: () => [...[1, 2, 3].map(deckBack), ...[1, 2, 3, 4, 5].map(moneyBack), moneyFace()],
};

test.each(Object.entries(ADDRESSES))('there is a picture for all %s, each its own', (_, addresses) => {
  const found = addresses();
  expect(found.filter((address) => !PICTURE.test(basename(address)))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
});

test.each(Object.entries(ADDRESSES))('screens with few pixels have %s as well', (_, addresses) => {
  vi.stubGlobal('devicePixelRatio', 1);
  expect(addresses().filter((address) => !PICTURE.test(basename(address)))).toEqual([]);
  vi.stubGlobal('devicePixelRatio', 2);
});
