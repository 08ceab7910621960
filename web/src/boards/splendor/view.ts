/** What a seat knows of a game of Splendor (games/splendor/view.rs), and its notation. */
import type { GameEvent, Outcome } from '../../lib/frame';

export const GEMS = ['white', 'blue', 'green', 'red', 'black'] as const;
export type GemName = (typeof GEMS)[number];
export const TOKENS = [...GEMS, 'gold'] as const;
export type TokenName = (typeof TOKENS)[number];
export type Gems = Record<GemName, number>;
export type Tokens = Record<TokenName, number>;

export interface Card {
  number: number;
  level: number;
  bonus: GemName;
  points: number;
  cost: Gems;
}

export interface Noble {
  number: number;
  points: number;
  cost: Gems;
}

export interface SeatView {
  seat: number;
  points: number;
  tokens: Tokens;
  bonuses: Gems;
  bought: Card[];
  nobles: Noble[];
  reserved: { level: number; blind: boolean; card: Card | null }[];
}

export interface View {
  viewer: number | 'public';
  setup: string;
  phase: 'action' | 'return' | 'noble' | 'over' | 'stalled';
  turn: number;
  first: number;
  surplus: number;
  last_round: boolean;
  passes: number;
  bank: Tokens;
  levels: { level: number; deck: number; places: { place: string; card: Card | null }[] }[];
  nobles: (Noble | null)[];
  seats: SeatView[];
  outcome: Outcome | null;
}

export type Seen =
  | { event: 'taken'; seat: number; tokens: Tokens }
  | { event: 'reserved'; seat: number; level: number; place: string | null; card: Card | null; gold: boolean }
  | { event: 'bought'; seat: number; spot: string; card: Card; paid: Tokens }
  | { event: 'replaced'; place: string; card: Card | null }
  | { event: 'returned'; seat: number; tokens: Tokens }
  | { event: 'noble'; seat: number; place: number; noble: Noble }
  | { event: 'passed'; seat: number }
  | { event: 'last-round'; seat: number }
  | { event: 'over'; outcome: Outcome };

export const seen = (events: readonly GameEvent[]): Seen[] => events as unknown as Seen[];

const LETTERS: Record<string, TokenName> = { w: 'white', b: 'blue', g: 'green', r: 'red', k: 'black', y: 'gold' };
export const none = (): Tokens => ({ white: 0, blue: 0, green: 0, red: 0, black: 0, gold: 0 });

function count(letters: string): Tokens {
  const tokens = none();
  for (const letter of letters) tokens[LETTERS[letter] ?? 'gold'] += 1;
  return tokens;
}

export type Move =
  | { text: string; kind: 'take' | 'give'; tokens: Tokens }
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

/** What a purchase costs this holder, shown before it is made. The rules decide; this only tells what they will take. */
export function price(card: Card, holder: SeatView, gold: Tokens | null): Tokens {
  const paid = none();
  for (const gem of GEMS) {
    const due = Math.max(card.cost[gem] - holder.bonuses[gem], 0);
    const coloured = gold ? due - gold[gem] : Math.min(due, holder.tokens[gem]);
    paid[gem] = coloured;
    paid.gold += due - coloured;
  }
  return paid;
}

/** How many tokens are still missing, colour by colour, after bonuses, tokens and gold. */
export function missing(card: Card, holder: SeatView): { total: number; by: [GemName, number][] } {
  const by = GEMS.map((gem): [GemName, number] => [gem, Math.max(card.cost[gem] - holder.bonuses[gem] - holder.tokens[gem], 0)]).filter(([, lack]) => lack > 0);
  return { total: Math.max(by.reduce((sum, [, lack]) => sum + lack, 0) - holder.tokens.gold, 0), by };
}
