/** Which messages the page asks for: those named where they are asked for, and the members of declared families. Nothing else counts as a use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILIES } from '../src/lib/families';
import { GUIDES, stepsOf } from './guides';

const SOURCE = join(import.meta.dirname, '../src');

function sources(folder: string, kind = /\.(ts|svelte)$/): { path: string; text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path, kind);
    return kind.test(path) ? [{ path, text: readFileSync(path, 'utf8') }] : [];
  });
}

/** The text of the first argument of a call whose bracket opens at `start`. */
function firstArgument(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth === 0 || (depth === 1 && sign === ',')) return text.slice(start + 1, at);
  }
  return '';
}

/** The messages that one file asks for by name. An argument that is neither a literal nor a choice among literals is an error: such names belong to a family. */
export function asked({ path, text }: { path: string; text: string }): string[] {
  return [...text.matchAll(/(?<![\w.$])t\(/g)].flatMap((call) => {
    const argument = firstArgument(text, call.index + 1).trim();
    const choices = argument.includes('?') ? argument.slice(argument.indexOf('?') + 1).split(':') : [argument];
    return choices.map((choice) => {
      const literal = /^'([a-z0-9-]+)'$/.exec(choice.trim())?.[1];
      if (!literal) throw new Error(`${path}: t(${argument}…) names no message; declare a family in lib/families.ts`);
      return literal;
    });
  });
}

const members = Object.entries(FAMILIES).flatMap(([family, names]) => names.map((name) => family.replace('*', name)));
const steps = Object.entries(GUIDES).flatMap(([game, path]) => stepsOf(game, path));
/** Asked for where the languages are listed. */
const LANGUAGE = ['language-name', 'language-direction', 'language-tag'];

/** The messages that a crate asks for by their names in quotation marks. */
const inCrate = (crate: string, names: RegExp): string[] => {
  const files = sources(join(import.meta.dirname, '../..', crate, 'src'), /\.rs$/);
  return files.flatMap(({ text }) => [...text.matchAll(names)].map(([, id]) => id ?? ''));
};

/** Those that the server puts together: what it sends to people who are away, and its pages. */
const IN_SERVER = [
  ...['turn', 'invitation', 'talk', 'time', 'test', 'table-turn', 'table-end', 'table-end-nobody', 'in-tournament', 'in-series', 'bot'].map((kind) => `told-${kind}`),
  ...['confirm', 'stop'].flatMap((page) => [`server-page-${page}`, `server-page-${page}-title`, `server-page-${page}-button`]),
  ...['confirmed', 'stopped', 'dead'].flatMap((page) => [`server-page-${page}`, `server-page-${page}-title`]),
  'server-page-home',
];

export const used = (): Set<string> => {
  const files = sources(SOURCE).filter(({ path }) => !path.endsWith('words.svelte.ts'));
  return new Set([...files.flatMap(asked), ...members, ...steps, ...inCrate('terminal', /"(terminal-[a-z-]+)"/g), ...inCrate('server', /"(server-[a-z-]+[a-z])"/g), ...IN_SERVER, ...LANGUAGE]);
};
