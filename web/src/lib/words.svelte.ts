/** The words of the reader's language: Fluent files from /locales, fetched when needed and changed at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, recall } from './kept';

export const LANGUAGES = { en: 'English', nl: 'Nederlands', fr: 'Français', ru: 'Русский', 'pt-BR': 'Português' } as const;
export type Language = keyof typeof LANGUAGES;

type Chapter = 'table' | 'rules' | 'guide';
const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

let language = $state<Language>(preferred());
let bundle = $state.raw(new FluentBundle('en'));
const chapters = new Set<Chapter>(['table']);

function preferred(): Language {
  const known = Object.keys(LANGUAGES) as Language[];
  const wanted = [recall('language') ?? '', ...navigator.languages];
  for (const tag of wanted) {
    const match = known.find((name) => name === tag) ?? known.find((name) => name.slice(0, 2) === tag.slice(0, 2).toLowerCase());
    if (match) return match;
  }
  return 'en';
}

async function load(wanted: Language): Promise<void> {
  const texts = await Promise.all([...chapters].map((chapter) => files[`../../../locales/${wanted}/${chapter}.ftl`]?.() ?? ''));
  const next = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  language = wanted;
  bundle = next;
  document.documentElement.lang = wanted;
}

/** Fetches the words; the page is drawn when they are there. */
export const start = (): Promise<void> => load(language);

/** The words of the rulebook and of the guides are fetched by those who read them. */
export async function openChapter(chapter: Chapter): Promise<void> {
  if (chapters.has(chapter)) return;
  chapters.add(chapter);
  await load(language);
}

export async function speak(wanted: Language): Promise<void> {
  keep('language', wanted);
  await load(wanted);
}

export const spoken = (): Language => language;

/** A message with its arguments filled in. A message that is not there shows its name, so that nobody overlooks it. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args) : id;
}

/** Whether the language has this message: for names that the server may add, such as a new bot. */
export const has = (id: string): boolean => bundle.hasMessage(id);

/** «a, b and c» */
export const list = (parts: readonly string[]): string => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
