/** Every language is whole: nothing missing, nothing left over, nothing left in English, the same arguments everywhere. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse, Transformer, type Entry, type Message, type VariableReference } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../locales');
const SOURCE = join(import.meta.dirname, '../src');
const languages = readdirSync(LOCALES);
const chapters = readdirSync(join(LOCALES, 'en'));

/** Messages that read the same in every language: names, and patterns of nothing but arguments. */
const SAME = /^(title-|guide-rival-|prompt-card$|character-(?:random|sultan-\d|splendor-\d)$|prestige-short$|jewel-worth$)/;

/** Words that a language shares with English. */
const SHARED: Record<string, string[]> = {
  nl: ['bank', 'bazaar-number', 'bazaars', 'gem-black', 'phrase-sorry', 'points-short', 'prestige'],
  fr: ['gem-black', 'nobles', 'points-long', 'points-short', 'prestige', 'score-nobles', 'table-menu'],
  'pt-BR': ['points-short'],
  ru: [],
};

class Arguments extends Transformer {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): VariableReference {
    this.names.add(node.id.name);
    return node;
  }
}

const text = (language: string, chapter: string): string => readFileSync(join(LOCALES, language, chapter), 'utf8');

function messages(language: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const chapter of chapters) {
    for (const entry of parse(text(language, chapter), {}).body as Entry[]) {
      if (entry.type === 'Junk') throw new Error(`${language}/${chapter}: ${String(entry.annotations[0]?.message)}`);
      if (entry.type !== 'Message') continue;
      if (found.has(entry.id.name)) throw new Error(`${language}: ${entry.id.name} stands there twice`);
      found.set(entry.id.name, entry);
    }
  }
  return found;
}

function argumentsOf(message: Message): string[] {
  const reader = new Arguments();
  reader.genericVisit(message.clone());
  return [...reader.names].sort();
}

const plain = (message: Message): string => JSON.stringify(message.value, (key, value: unknown) => (key === 'span' ? undefined : value));

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : readFileSync(join(folder, entry.name), 'utf8')))
    .join('\n');
}

const english = messages('en');
const source = sources(SOURCE);

test('there are five languages with the same chapters', () => {
  expect(languages.toSorted()).toEqual(['en', 'fr', 'nl', 'pt-BR', 'ru']);
  for (const language of languages) expect(readdirSync(join(LOCALES, language))).toEqual(chapters);
});

test.each(languages)('%s has every message and no other, with the same arguments', (language) => {
  const here = messages(language);
  expect([...here.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  for (const [id, message] of here) expect(argumentsOf(message), id).toEqual(argumentsOf(english.get(id) as Message));
});

test.each(languages.filter((language) => language !== 'en'))('%s leaves nothing in English', (language) => {
  const same = [...messages(language)].filter(([id, message]) => !SAME.test(id) && plain(message) === plain(english.get(id) as Message)).map(([id]) => id);
  expect(same.toSorted()).toEqual(SHARED[language]);
});

test('every message is used, and every message that is used exists', () => {
  const literals = new Set([...source.matchAll(/['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g)].map((match) => match[1] as string));
  const templates = [...source.matchAll(/\bt\(`([^`]*)`/g)].map((match) => new RegExp(`^${(match[1] as string).replace(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`));
  const unused = [...english.keys()].filter((id) => !literals.has(id) && !templates.some((template) => template.test(id)));
  expect(unused).toEqual([]);
  const wanted = [...source.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((match) => match[1] as string);
  expect(wanted.filter((id) => !english.has(id))).toEqual([]);
});

test.each(languages)('%s fills in its arguments without a fault, for every number', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const chapter of chapters) expect(bundle.addResource(new FluentResource(text(language, chapter)))).toEqual([]);
  for (const [id, message] of messages(language)) {
    for (const count of [0, 1, 2, 5, 11, 21]) {
      const filled = Object.fromEntries(argumentsOf(message).map((name) => [name, count]));
      const faults: Error[] = [];
      bundle.formatPattern(bundle.getMessage(id)?.value ?? '', filled, faults);
      expect(faults, id).toEqual([]);
    }
  }
});
