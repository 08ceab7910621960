/** The messages of every language in /locales, for the tests. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse, Transformer, type Entry, type Message, type MessageReference, type VariableReference } from '@fluent/syntax';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = join(import.meta.dirname, '../../locales');
export const languages = readdirSync(LOCALES).toSorted();
/** Games with their own messages in `words/LANGUAGE.ftl`; such a file is a chapter too. */
const GAMES = join(import.meta.dirname, '../src/games');
const WORDS = '/words';
const gamesWith = (language: string): string[] => readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, `words/${language}.ftl`)));
export const chaptersOf = (language: string): string[] => [...readdirSync(join(LOCALES, language)), ...gamesWith(language).map((game) => `${game}${WORDS}`)].toSorted();
export const textOf = (language: string, chapter: string): string =>
  readFileSync(chapter.endsWith(WORDS) ? join(GAMES, chapter, `${language}.ftl`) : join(LOCALES, language, chapter), 'utf8');

export function messagesOf(language: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const chapter of chaptersOf(language)) {
    for (const entry of parse(textOf(language, chapter), {}).body as Entry[]) {
      if (entry.type === 'Junk') throw new Error(`${language}/${chapter}: ${String(entry.annotations[0]?.message)}: ${entry.content}`);
      if (entry.type !== 'Message') continue;
      if (found.has(entry.id.name)) throw new Error(`${language}: ${entry.id.name} stands there twice`);
      found.set(entry.id.name, entry);
    }
  }
  return found;
}

export function bundleOf(language: string): FluentBundle {
  const tag = /^language-tag = (.*)$/m.exec(textOf(language, 'language.ftl'))?.[1] ?? language;
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const chapter of chaptersOf(language)) {
    const faults = bundle.addResource(new FluentResource(textOf(language, chapter)));
    if (faults.length > 0) throw faults[0] as Error;
  }
  return bundle;
}

class Reader extends Transformer {
  readonly variables = new Set<string>();
  readonly messages = new Set<string>();
  override visitVariableReference(node: VariableReference): VariableReference {
    this.variables.add(node.id.name);
    return node;
  }
  override visitMessageReference(node: MessageReference): MessageReference {
    this.messages.add(node.id.name);
    return node;
  }
}

function read(message: Message): Reader {
  const reader = new Reader();
  reader.genericVisit(message.clone());
  return reader;
}

/** The messages that a message is built from. */
export const partsOf = (message: Message): string[] => [...read(message).messages];

/** The arguments of a message, direct or through the messages that it is built from. */
export function argumentsOf(message: Message, all: ReadonlyMap<string, Message>): string[] {
  const { variables, messages } = read(message);
  for (const id of messages) {
    const part = all.get(id);
    if (!part) throw new Error(`${message.id.name} is built from ${id}, which is not there`);
    for (const name of argumentsOf(part, all)) variables.add(name);
  }
  return [...variables].toSorted();
}

/** Parts belong to one language: how many there are, and which, depends on its grammar. */
export const isPart = (id: string): boolean => id.startsWith('part-');

export const english = messagesOf('en');
