/** A game is one folder: nothing outside names it, and nothing is missing from it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faceOf, offered } from '../src/games';
import { english } from './messages';

const SOURCE = join(import.meta.dirname, '../src');
const RUST = join(import.meta.dirname, '../../games');
const GAMES = join(SOURCE, 'games');
const folders = (path: string): string[] => readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).toSorted();
const games = folders(GAMES);
const editions = offered(true);

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return folder === GAMES ? [] : files(path);
  });
}

test('every game that has rules has a folder here, and the registry has a line for each', () => {
  expect(games).toEqual(folders(RUST).filter((folder) => readdirSync(join(RUST, folder)).includes('RULES.md')));
  const lines = readFileSync(join(GAMES, 'registry.ts'), 'utf8').split('\n').filter((line) => line.startsWith('export'));
  expect(lines.toSorted()).toEqual(games.map((game) => `export { faces as ${game} } from './${game}';`));
});

test('nothing outside its folders names a game', () => {
  const names = new RegExp(`\\b(${[...games, ...editions].join('|')})\\b`, 'i');
  const mentions = files(SOURCE)
    .filter((path) => path !== join(GAMES, 'registry.ts'))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n').map((line, index) => ({ where: `${path.slice(SOURCE.length + 1)}:${index + 1}`, line: line.trim() })))
    .filter(({ line }) => names.test(line))
    .map(({ where, line }) => `${where}: ${line}`);
  expect(mentions).toEqual([]);
});

test.each(editions)('%s has all its words', (game) => {
  const { characters, chapters, endings, options } = faceOf(game);
  const ofOption = (name: string, values: 'flag' | 'seat' | readonly string[]): string[] => {
    if (values === 'flag') return [`option-${name}`, `option-${name}-about`];
    return [`option-${name}`, ...(values === 'seat' ? [] : values.map((value) => `option-value-${name}-${value}`))];
  };
  const needed = [
    ...['title', 'facts', 'about'].map((what) => `${what}-${game}`),
    ...(characters === null ? [] : [1, 2, 3, 4, 5].flatMap((level) => [`character-${characters}-${level}`, `character-${characters}-${level}-about`])),
    ...chapters.flatMap(({ id }) => [`rules-${id}`, `rules-${id}-title`]),
    ...Object.values(endings).filter(Boolean).map((why) => `end-${why}`),
    ...Object.entries(options).flatMap(([name, values]) => ofOption(name, values)),
  ];
  expect(needed.filter((id) => !english.has(id)), 'missing').toEqual([]);
});

test.each(editions)('%s can be loaded, board and drawings', async (game) => {
  const { board, drawing } = faceOf(game);
  expect(await drawing()).toBeTypeOf('function');
  expect(await board()).toBeTypeOf('function');
});
