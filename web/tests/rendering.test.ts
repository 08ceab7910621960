/**
 * Every message with every kind of argument in every language, kept in one file per language in `words/`, so that changes show in the diff.
 * `BLESS=1 npm --prefix web test -- tests/rendering.test.ts` writes the files; read them as a native reader would.
 */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Message } from '@fluent/syntax';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { argumentsOf, bundleOf, isPart, languages, messagesOf } from './messages';

const GOLDEN = join(import.meta.dirname, 'words');
const COUNTS = [0, 1, 2, 5, 21];
const GEMS = ['white', 'blue', 'green', 'red', 'black', 'gold'];
const COLOURS = ['white', 'red', 'yellow', 'green', 'blue', 'black'];

type Samples = Record<string, readonly FluentVariable[]>;

function say(bundle: FluentBundle, id: string, args: Record<string, FluentVariable> = {}): string {
  const faults: Error[] = [];
  const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args, faults);
  expect(faults, `${id} ${JSON.stringify(args)}`).toEqual([]);
  return text;
}

/** Samples of each argument. Lists are built as on the page, from messages of the same language. */
function samples(bundle: FluentBundle): Samples {
  const list = (parts: string[]): string => new Intl.ListFormat(bundle.locales[0], { type: 'conjunction' }).format(parts);
  const tokens = (id: string, ...counts: [string, number][]): string => list(counts.map(([gem, count]) => say(bundle, id, { gem, count })));
  const held = (name: string, card: number): string => say(bundle, 'log-card-of', { name, card });
  const counted = Object.fromEntries(['count', 'points', 'bonuses', 'tokens', 'days', 'minutes', 'seconds', 'free', 'chosen'].map((name) => [name, COUNTS]));
  return {
    ...counted,
    name: ['Omar', 'Bice'],
    absent: ['Amina', 'Lapo'],
    names: ['Amina', list(['Omar', 'Bice']), list(['Omar', 'Bice', 'Lapo'])],
    bot: [say(bundle, 'bot-named', { name: 'Amina', level: 1 })],
    game: ['Sultan', 'Riquezas do Sultão', 'Splendor'],
    colour: COLOURS,
    gem: GEMS,
    kind: ['cushion', 'bazaar'],
    buyable: ['no', 'yes'],
    full: ['no', 'yes'],
    gold: ['no', 'yes'],
    jewels: [list(COLOURS.slice(0, 4).map((colour) => say(bundle, 'jewel-colour', { colour }))), list([say(bundle, 'jewel-colour', { colour: 'black' })])],
    cards: [held('Omar', 12), list([held('Omar', 12), say(bundle, 'log-card-unseen', { name: 'Bice' })])],
    several: [list(['Omar', 'Bice']), list(['Omar', 'Bice', 'Lapo'])],
    values: ['4', list(['4', '7'])],
    tokenList: [tokens('gem-object', ['white', 1]), tokens('gem-object', ['blue', 2], ['green', 1]), tokens('gem-object', ['red', 5], ['black', 1], ['gold', 1])],
    lacking: [tokens('gem-count', ['white', 1]), tokens('gem-count', ['red', 5], ['black', 1])],
    pace: [say(bundle, 'pace-unhurried'), say(bundle, 'pace-live', { minutes: 5, seconds: 10 }), say(bundle, 'pace-days', { days: 3 })],
    text: ['…!'],
    first: ['Omar', 'Omar, Lapo'], last: ['Bice'], code: ['abcd-efgh-jkmn'], host: ['hooks.example'], address: ['ann@mail.example'], status: [404], file: ['kq3x.record'], why: ['…'], url: ['https://play.example'], notations: ['take wbg, take wbr'], width: [80], height: [24],
    rank: [1, 3],
    players: [4],
    rules: [list(['wins', 'game-points'].map((by) => say(bundle, `tie-break-${by}`)))],
    time: ['18:30'],
    done: [3],
    tried: [3],
    rating: [1250],
    next: [new Intl.NumberFormat(bundle.locales[0], { style: 'percent' }).format(0.31)],
    chance: [new Intl.NumberFormat(bundle.locales[0], { style: 'percent' }).format(0.42)],
    best: [new Intl.NumberFormat(bundle.locales[0], { style: 'percent' }).format(0.51)],
    share: [new Intl.NumberFormat(bundle.locales[0], { style: 'percent' }).format(0.25)],
    card: [12], value: [12], level: [2], number: [2], round: [4], rounds: [5], seat: [3], stage: [1], stages: [3], step: [2], steps: [14], move: [31], moves: [75],
  };
}

/** Lists of tokens have several argument names, one of which is a number elsewhere. */
const LISTS = new Set(['prompt-taking', 'prompt-taking-more', 'prompt-buy', 'log-taken', 'log-bought', 'log-returned-tokens', 'move-give', 'terminal-gold-for']);
function kindOf(id: string, name: string): string {
  if (name === 'gems' || name === 'cost' || (name === 'tokens' && LISTS.has(id))) return 'tokenList';
  if (id === 'why-missing' && name === 'tokens') return 'lacking';
  if (id === 'end-shared') return 'several';
  return id === 'log-unveiled' && name === 'cards' ? 'values' : name;
}

/** All combinations if they are few; otherwise each argument in turn through all its samples, with the others at their second. */
function combinations(names: readonly string[], values: readonly (readonly FluentVariable[])[]): Record<string, FluentVariable>[] {
  const pick = (choice: readonly number[]): Record<string, FluentVariable> => Object.fromEntries(names.map((name, at) => [name, values[at]?.[choice[at] ?? 0] ?? '']));
  const total = values.reduce((product, all) => product * all.length, 1);
  if (total <= 36) {
    return Array.from({ length: total }, (_, index) => {
      let rest = index;
      const choice = values.toReversed().map((all) => {
        const here = rest % all.length;
        rest = Math.floor(rest / all.length);
        return here;
      });
      return pick(choice.toReversed());
    });
  }
  const base = values.map((all) => Math.min(1, all.length - 1));
  return values.flatMap((all, varied) => all.map((_, at) => pick(base.map((usual, index) => (index === varied ? at : usual)))));
}

function rendered(bundle: FluentBundle, id: string, message: Message, all: ReadonlyMap<string, Message>, given: Samples): string[] {
  const names = argumentsOf(message, all);
  const values = names.map((name) => given[kindOf(id, name)] ?? []);
  const unknown = names.filter((_, index) => values[index]?.length === 0);
  if (unknown.length > 0) throw new Error(`${id}: give the tests samples of ${unknown.join(', ')}`);
  const lines = combinations(names, values).map((args) => say(bundle, id, args).replaceAll('\n', '\n      '));
  return [`${id}`, ...[...new Set(lines)].map((line) => `    ${line}`)];
}

function wordsOf(language: string): string {
  const bundle = bundleOf(language);
  const all = messagesOf(language);
  const given = samples(bundle);
  const blocks = [...all].filter(([id]) => !isPart(id)).flatMap(([id, message]) => rendered(bundle, id, message, all, given));
  return `${blocks.join('\n')}\n`;
}

test.each(languages)('%s reads as before', (language) => {
  const path = join(GOLDEN, `${language}.txt`);
  const words = wordsOf(language);
  if (process.env.BLESS) {
    mkdirSync(GOLDEN, { recursive: true });
    writeFileSync(path, words);
  }
  expect(existsSync(path), `${path} is missing: BLESS=1 writes it`).toBe(true);
  expect(words).toBe(readFileSync(path, 'utf8'));
});

test.each(languages)('%s shows no braces, no names of messages and no doubled spaces', (language) => {
  const odd = wordsOf(language).split('\n').filter((line) => line.startsWith('    ') && /[{}]|\S {2}|\bpart-| $/.test(line.slice(4).replace(/^ +/, '')));
  expect(odd).toEqual([]);
});
