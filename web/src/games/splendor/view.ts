/** Splendor as it comes over the wire, and its notation. */
import type { Seen as AnySeen } from '../../lib/wire';
import type { Gem, Gems as Tokens, PriceView as Price, Seen } from './wire';
export type { Bar, CardView as Card, Gem as TokenName, Gems as Tokens, NobleView as Noble, PriceView as Price, Seen, SeatView, View } from './wire';

export type GemName = Exclude<Gem, 'gold'>;
/** Without gold: prices and bonuses. */
export type Gems = Omit<Tokens, 'gold'>;
export const GEMS: readonly GemName[] = ['white', 'blue', 'green', 'red', 'black'];
export const TOKENS: readonly Gem[] = [...GEMS, 'gold'];

/** The events of a table that is known to play this game. */
export const seen = (events: readonly AnySeen[]): Seen[] => events as Seen[];

const LETTERS: Record<string, Gem> = { w: 'white', b: 'blue', g: 'green', r: 'red', k: 'black', y: 'gold' };
export const none = (): Tokens => ({ white: 0, blue: 0, green: 0, red: 0, black: 0, gold: 0 });

function count(letters: string): Tokens {
  const tokens = none();
  for (const letter of letters) tokens[LETTERS[letter] ?? 'gold'] += 1;
  return tokens;
}

export type Move =
  | { text: string; kind: 'take'; tokens: Tokens }
  | { text: string; kind: 'give'; tokens: Tokens }
  | { text: string; kind: 'reserve'; spot: string }
  | { text: string; kind: 'buy'; spot: string; gold: Tokens | null }
  | { text: string; kind: 'noble'; place: number }
  | { text: string; kind: 'pass' };

/** Reads a legal move: `take wbg`, `reserve 2.3`, `buy hand.1 gold bb`, `give rk`, `noble 2`, `pass`. */
export function read(text: string): Move | null {
  const [verb, first = '', , colours] = text.split(' ');
  switch (verb) {
    case 'take':
    case 'give':
      return { text, kind: verb, tokens: count(first) };
    case 'reserve':
      return { text, kind: 'reserve', spot: first };
    case 'buy':
      return { text, kind: 'buy', spot: first, gold: colours ? count(colours) : null };
    case 'noble':
      return { text, kind: 'noble', place: Number(first) };
    case 'pass':
      return { text, kind: 'pass' };
    default:
      return null;
  }
}

export const total = (tokens: Tokens): number => TOKENS.reduce((sum, token) => sum + tokens[token], 0);
export const same = (one: Tokens, other: Tokens): boolean => TOKENS.every((token) => one[token] === other[token]);
export const within = (part: Tokens, whole: Tokens): boolean => TOKENS.every((token) => part[token] <= whole[token]);

/** The tokens with others added, or (with −1) removed. */
export const plus = (one: Tokens, other: Tokens, by: 1 | -1): Tokens => Object.fromEntries(TOKENS.map((token) => [token, one[token] + by * other[token]])) as Tokens;

/** What a purchase costs: gold for the tokens that the move names, or else for those that are lacking. */
export function paid({ due, lacking }: Price, named: Tokens | null): Tokens {
  const gold = named ?? { ...lacking, gold: 0 };
  return { ...plus({ ...due, gold: 0 }, gold, -1), gold: total(gold) };
}
