/** The messages of the reader's language: Fluent files from /locales, loaded on demand and switched at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { faces } from './faces';
import type { Family } from './families';
import { keep, recall } from './kept';
import { FALLBACK, languageOf, negotiate } from './languages';

type Chapter = 'table' | 'rules' | 'guide' | 'coach' | 'daily' | 'puzzles' | 'told' | 'person' | 'contest' | 'club';
type Arguments = Record<string, FluentVariable>;
const files = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/terminal.ftl', '!../../../locales/*/server.ftl'], { query: '?raw', import: 'default' });

let language = $state<string>(negotiate([recall('language') ?? '', ...navigator.languages]));
let bundle = $state.raw(new FluentBundle(FALLBACK));
/** English, loaded when the language turns out to lack a message. */
let fallback = $state.raw<FluentBundle | null>(null);
let fetchingFallback = false;
const chapters = new Set<Chapter>(['table']);
/** A game's own messages, by file: `./words/LANGUAGE.ftl`. */
type Words = Readonly<Record<string, () => Promise<string>>>;
const ofGames = new Set<Words>();

const parsed = new Map<() => Promise<string>, FluentResource>();

/** The messages of a file, which is parsed once. */
async function messages(file: (() => Promise<string>) | undefined): Promise<FluentResource[]> {
  if (!file) return [];
  const resource = parsed.get(file) ?? new FluentResource(await file());
  parsed.set(file, resource);
  return [resource];
}

async function read(code: string): Promise<FluentBundle> {
  const { tag, direction } = languageOf(code);
  const house = [...chapters].map((chapter) => files[`../../../locales/${code}/${chapter}.ftl`]);
  const resources = await Promise.all([...house, ...[...ofGames].map((words) => words[`./words/${code}.ftl`])].map(messages));
  // Names in other scripts must not reverse the direction of a line.
  const words = new FluentBundle(tag, { useIsolating: direction === 'rtl' });
  for (const resource of resources.flat()) words.addResource(resource);
  return words;
}

let loads = 0;
let loading = Promise.resolve();

/** Loads messages, and returns when the latest requested ones are there: an older answer that comes late changes nothing. */
async function load(wanted: string): Promise<void> {
  let waited = (loading = take(wanted));
  for (await waited; waited !== loading; await waited) waited = loading;
}

async function take(wanted: string): Promise<void> {
  const number = ++loads;
  const [next] = await Promise.all([read(wanted), faces(`Aa ${languageOf(wanted).name}`)]);
  if (number !== loads) return;
  language = wanted;
  bundle = next;
  fallback = null;
  document.documentElement.lang = wanted;
  document.documentElement.dir = languageOf(wanted).direction;
  if (import.meta.env.PROD) document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.setAttribute('href', `/app-${wanted}.webmanifest`);
}

async function loadFallback(): Promise<void> {
  if (fetchingFallback) return;
  fetchingFallback = true;
  fallback = await read(FALLBACK);
  fetchingFallback = false;
}

/** Loads the messages and their typefaces; then the page is drawn. */
export const start = (): Promise<void> => load(language);

/** The messages of the rulebook and of the guides are loaded by those who read them. */
export async function openChapter(chapter: Chapter): Promise<void> {
  if (chapters.has(chapter)) return;
  chapters.add(chapter);
  await load(language);
}

/** The messages that a game keeps in its own folder. */
export async function openWords(words: Words): Promise<void> {
  if (ofGames.has(words) || Object.keys(words).length === 0) return;
  ofGames.add(words);
  await load(language);
}

export async function speak(wanted: string): Promise<void> {
  keep('language', wanted);
  await load(wanted);
}

export const spoken = (): string => language;

function find(words: FluentBundle | null, id: string, args?: Arguments): string | null {
  const pattern = words?.getMessage(id)?.value;
  return words && pattern ? words.formatPattern(pattern, args) : null;
}

/** A message with its arguments filled in; in English if the language lacks it. */
export function t(id: string, args?: Arguments): string {
  const text = find(bundle, id, args) ?? find(fallback, id, args);
  if (text !== null) return text;
  if (fallback) return id;
  void loadFallback();
  return '';
}

/** A message of a family: `named('phrase-*', 'hello')`. */
export const named = (family: Family, member: string, args?: Arguments): string => t(family.replace('*', member), args);

/** Whether there is such a message: for members that the server may add, such as a new phrase. */
export const has = (family: Family, member: string): boolean => bundle.hasMessage(family.replace('*', member));

/** Formatters are slow to make, so each is made once a language. */
const formatters = new Map<string, unknown>();
function formatter<T>(kind: string, make: (tag: string) => T): T {
  const { tag } = languageOf(language);
  const key = `${kind} ${tag}`;
  const known = formatters.get(key) as T | undefined;
  if (known) return known;
  const made = make(tag);
  formatters.set(key, made);
  return made;
}

/** «1,500» */
export const number = (value: number): string => formatter('number', (tag) => new Intl.NumberFormat(tag)).format(value);

/** «42 %» */
export const percent = (share: number): string => formatter('percent', (tag) => new Intl.NumberFormat(tag, { style: 'percent' })).format(share);

/** «+4», «−4» or «−23 %», with a true minus sign where a language's own data have a hyphen. */
export const signed = (value: number, style: 'decimal' | 'percent' = 'decimal'): string =>
  formatter(`signed ${style}`, (tag) => new Intl.NumberFormat(tag, { style, signDisplay: 'exceptZero' })).format(value).replace('-', '−');

/** «a, b and c» */
export const list = (parts: readonly string[]): string => formatter('list', (tag) => new Intl.ListFormat(tag, { type: 'conjunction' })).format(parts);

/** Makes what the first message with a number needs, which takes long, before a board needs it. */
export function warmUp(): void {
  t('points-long', { points: 2 });
  list([]);
}
