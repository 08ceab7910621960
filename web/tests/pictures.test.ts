/** What art/render made, what is committed and what the page looks up agree. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('devicePixelRatio', 2);
const { COLOURS } = await import('../src/art/cuts');
const { cushion, deckBack, moneyBack, moneyFace, pawn, portrait, pouch, stall, stone, token } = await import('../src/art/rendered');
const { hero } = await import('../src/art/heroes');
const { portrait: noble } = await import('../src/games/splendor/noble');

const ROOT = join(import.meta.dirname, '../..');
const MADE = Object.keys(JSON.parse(readFileSync(join(ROOT, 'art/manifest.json'), 'utf8')) as Record<string, string>);
const FILES = ['web/src', 'web/public'].flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })).filter((path) => path.endsWith('.webp'));
const PICTURE = /^(.+)-(\d+)\.webp$/;

/** What browsers and other sites ask for by name, in formats that all of them read. */
const ICONS = ['favicon', 'favicon-turn', 'icon'];
const NAMED = ['favicon.png', 'favicon-turn.png', 'icon-180.png', 'icon-192.png', 'icon-512.png', ...['house', 'sultan', 'riquezas', 'splendor'].map((game) => `preview-${game}.jpg`)];

test('every rendered picture is committed, and nothing else is', () => {
  const committed = new Set(FILES.map((path) => PICTURE.exec(basename(path))?.[1] ?? path));
  expect([...committed, ...ICONS].sort()).toEqual([...MADE].sort());
});

test('icons and previews lie where the page and its manifest say', () => {
  const there = readdirSync(join(ROOT, 'web/public'));
  expect(NAMED.filter((name) => !there.includes(name))).toEqual([]);
  const said = ['web/index.html', 'web/public/app.webmanifest', 'web/src/screens/Table.svelte'].flatMap((path) => [...readFileSync(join(ROOT, path), 'utf8').matchAll(/["']\/([\w-]+\.(?:png|jpg|webmanifest))["']/g)].map((found) => found[1]));
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((name) => !there.includes(name!))).toEqual([]);
});

test('every surface that the styles name is there, by day and by lamp', () => {
  const named = [...readFileSync(join(ROOT, 'web/src/art/surfaces.css'), 'utf8').matchAll(/surfaces\/([\w-]+\.webp)/g)].map((found) => found[1]!);
  const there = FILES.map((path) => basename(path)).filter((name) => /^(felt|carpet|sandstone)-/.test(name));
  expect(named.sort()).toEqual(there.sort());
});

test('every surface is used', () => {
  const styles = ['web/src/boards/top.css', 'web/src/games/sultan/Board.svelte'].map((path) => readFileSync(join(ROOT, path), 'utf8')).join('');
  const tiles = new Set([...readFileSync(join(ROOT, 'web/src/art/surfaces.css'), 'utf8').matchAll(/--[\w]+-tile/g)].map(([name]) => name));
  expect(tiles.size).toBeGreaterThan(2);
  expect([...tiles].filter((name) => !styles.includes(`var(${name})`))).toEqual([]);
});

const ADDRESSES: Record<string, () => string[]> = {
  stones: () => COLOURS.map(stone),
  tokens: () => [...COLOURS.filter((colour) => colour !== 'yellow'), 'gold' as const].map(token),
  nobles: () => Array.from({ length: 10 }, (_, index) => noble(index + 1)),
  bots: () => ['sultan', 'splendor'].flatMap((game) => [1, 2, 3, 4, 5].map((level) => portrait(`${game}-${level}`))),
  people: () => [1, 2, 3, 4, 5].map(pawn),
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
