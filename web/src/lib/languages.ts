/** The available languages: each is a folder of /locales, which says in `language.ftl` what the language calls itself. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export interface Language {
  /** The name of its folder. */
  code: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** The tag whose conventions lists, numbers and plurals follow. */
  tag: string;
}

/** The default, and the fallback wherever a language lacks a message. */
export const FALLBACK = 'en';

const files = import.meta.glob<string>('../../../locales/*/language.ftl', { query: '?raw', import: 'default', eager: true });

function read(path: string, text: string): Language {
  const code = path.split('/').at(-2) ?? '';
  const bundle = new FluentBundle(code);
  bundle.addResource(new FluentResource(text));
  const say = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? '');
  return { code, name: say('language-name'), direction: say('language-direction') === 'rtl' ? 'rtl' : 'ltr', tag: say('language-tag') };
}

/** In the order of their own names. */
export const LANGUAGES: readonly Language[] = Object.entries(files)
  .map(([path, text]) => read(path, text))
  .toSorted((one, other) => one.name.localeCompare(other.name, FALLBACK));

export const languageOf = (code: string): Language => LANGUAGES.find((language) => language.code === code) ?? (LANGUAGES[0] as Language);

function locale(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}

/** The language for a reader who prefers these tags, best first: the same language in the same script, and the same region if there is a choice. */
export function negotiate(wanted: readonly string[], known: readonly string[] = LANGUAGES.map(({ code }) => code)): string {
  for (const tag of wanted) {
    const asked = locale(tag)?.maximize();
    if (!asked) continue;
    const akin = known.filter((code) => {
      const { language, script } = new Intl.Locale(code).maximize();
      return language === asked.language && script === asked.script;
    });
    const best = akin.find((code) => new Intl.Locale(code).maximize().region === asked.region) ?? akin[0];
    if (best) return best;
  }
  return FALLBACK;
}
