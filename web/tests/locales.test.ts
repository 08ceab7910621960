/** Every language is complete: nothing missing, nothing unused, nothing left in English, the same arguments everywhere. */
import type { Message } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { COLOURS } from '../src/art/cuts';
import { LANGUAGES, negotiate } from '../src/lib/languages';
import { argumentsOf, bundleOf, chaptersOf, english, isPart, languages, messagesOf, partsOf, textOf } from './messages';
import { asked, used } from './used';

/** Messages that are the same in every language: names, and patterns of only arguments. */
const SAME = /^(title-|guide-rival-|language-|webhook-discord$|webhooks$|name-numbered$|gem-object$|contest-bot$|tie-break-(?:buchholz|sonneborn-berger)$|character-(?:random|sultan-\d|splendor-\d)$|companion-|letter-|jewel-worth$|option-value-bazaars-|part-)/;

/** Words that a language shares with English. */
const SHARED: Record<string, string[]> = {
  de: ['bank', 'clubs', 'contest-called', 'figure-bluffs', 'others-bots', 'puzzle-theme-bluff'],
  es: ['nobles', 'others-bots', 'points-short', 'puzzle-theme-noble', 'rating-provisional', 'score-nobles', 'terminal-no'],
  fr: ['club-tables', 'clubs', 'contest-place', 'contest-points', 'contest-rank', 'nobles', 'options-short', 'points-long', 'points-short', 'puzzle-theme-bluff', 'puzzle-theme-noble', 'score-nobles', 'table-menu'],
  nl: ['bank', 'bazaars', 'clubs', 'option-bazaars', 'others-bots', 'person-rating', 'person-ratings', 'phrase-sorry', 'points-short', 'prestige', 'puzzle-rating', 'puzzle-theme-race', 'puzzle-theme-timing', 'rating-after'],
  'pt-BR': ['points-short'],
};

const plain = (message: Message): string => JSON.stringify(message.value, (key, value: unknown) => (key === 'span' ? undefined : value));

test('each language is a folder with the chapters of English, which says its name, direction and tag', () => {
  expect(LANGUAGES.map(({ code }) => code).toSorted()).toEqual(languages);
  for (const { code, name, direction, tag } of LANGUAGES) {
    expect(chaptersOf(code)).toEqual(chaptersOf('en'));
    expect(name).not.toBe('');
    expect(textOf(code, 'language.ftl')).toContain(`\nlanguage-direction = ${direction}\n`);
    expect(new Intl.Locale(tag).language, tag).toBe(new Intl.Locale(code).language);
  }
});

test.each([
  [['pt'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['de-AT'], 'de'],
  [['fr-CA'], 'fr'],
  [['es-419'], 'es'],
  [['EN-us'], 'en'],
  [['zh'], 'en'],
  [['zh-TW', 'nl-BE'], 'nl'],
  [['', 'not a tag', 'ru'], 'ru'],
  [[], 'en'],
])('a reader of %j is spoken to in %s', (wanted, language) => {
  expect(negotiate(wanted)).toBe(language);
});

test('script comes before region: traditional characters are not answered with simplified ones', () => {
  expect(negotiate(['zh-TW'], ['en', 'zh-CN'])).toBe('en');
  expect(negotiate(['zh-SG'], ['en', 'zh-CN'])).toBe('zh-CN');
  expect(negotiate(['pt-PT'], ['en', 'pt-BR', 'pt-PT'])).toBe('pt-PT');
});

test.each(languages)('%s has every message and no other, with the same arguments', (language) => {
  const here = messagesOf(language);
  const own = [...here.keys()].filter((id) => !isPart(id));
  const wanted = [...english.keys()].filter((id) => !isPart(id));
  expect(wanted.filter((id) => !here.has(id)), 'missing').toEqual([]);
  expect(own.filter((id) => !english.has(id)), 'unknown').toEqual([]);
  for (const id of own) expect(argumentsOf(here.get(id) as Message, here), id).toEqual(argumentsOf(english.get(id) as Message, english));
});

test.each(languages)('%s uses each of its parts', (language) => {
  const here = messagesOf(language);
  const built = new Set([...here.values()].flatMap(partsOf));
  expect([...here.keys()].filter((id) => isPart(id) && !built.has(id))).toEqual([]);
});

test.each(languages.filter((language) => language !== 'en'))('%s leaves nothing in English', (language) => {
  const same = [...messagesOf(language)].filter(([id, message]) => !SAME.test(id) && plain(message) === plain(english.get(id) as Message)).map(([id]) => id);
  expect(same.toSorted()).toEqual(SHARED[language] ?? []);
});

test('every message is asked for, and every message that is asked for exists', () => {
  const asked = used();
  const built = new Set([...english.values()].flatMap(partsOf));
  expect([...english.keys()].filter((id) => !asked.has(id) && !built.has(id)), 'unused').toEqual([]);
  expect([...asked].filter((id) => !english.has(id)), 'missing').toEqual([]);
});

test('a name that looks like a message is not a use of it', () => {
  const text = "const hint = 'undo'; at('leave'); class='cancel'; t(open ? 'hint' : 'start');";
  expect(asked({ path: 'sample.ts', text })).toEqual(['hint', 'start']);
  expect(() => asked({ path: 'sample.ts', text: 't(`log-${kind}`)' })).toThrow('declare a family');
});

test('French puts no breaking space before its signs, nor inside its quotation marks', () => {
  const broken = chaptersOf('fr').flatMap((chapter) => textOf('fr', chapter).split('\n').filter((line) => / [:;!?»]|« /.test(line)));
  expect(broken).toEqual([]);
});

test.each(languages)('%s tells the stones apart by letters of its own words for their colours', (language) => {
  const words = bundleOf(language);
  const say = (id: string, args = {}): string => words.formatPattern(words.getMessage(id)?.value ?? '', args).toLocaleUpperCase();
  const letters = COLOURS.map((colour) => say(`letter-${colour}`));
  expect(new Set(letters).size, letters.join()).toBe(COLOURS.length);
  for (const [index, colour] of COLOURS.entries()) expect(say('jewel-colour', { colour })).toContain(letters[index]);
});
