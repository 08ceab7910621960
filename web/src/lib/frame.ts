/** What the server sends about a table (see docs/api.md), as far as the screens read it. */

export type Pace = 'unhurried' | { live: { bank: number; increment: number } } | { days: number };

export interface Terms {
  game: string;
  options: string;
  public: boolean;
  pace: Pace;
  take_backs: boolean;
  memory_aids: boolean;
  screens: boolean;
  cover: 'vote' | 'clock' | 'never';
  cover_by: string;
}

export interface SeatLine {
  kind: 'open' | 'closed' | 'bot' | 'person';
  name: string;
  covered_by: string | null;
  resigned: boolean;
  muted: boolean;
  mixed: boolean;
  clock: number | null;
}

export type Proposal = 'take-back' | 'end' | { pace: Pace } | { cover: number };

export interface Standing {
  seat: number;
  rank: number;
  score: number;
}

export interface Outcome {
  how: string;
  standings: Standing[];
}

export interface Ended {
  how: 'played' | 'resigned' | 'agreed' | 'abandoned';
  outcome: Outcome | null;
  winners: number[];
}

/** One thing that happened; `events` are the game's own. */
export interface News {
  ply: number;
  at: number;
  what: string;
  seat?: number;
  name?: string;
  move?: string;
  removed?: boolean;
  yes?: boolean;
  why?: string;
  proposal?: Proposal;
  events?: GameEvent[];
}

export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

export interface Frame {
  table: string;
  ply: number;
  now: number;
  phase: 'gathering' | 'playing' | 'over';
  terms: Terms;
  you: number | null;
  host: number;
  seats: SeatLine[];
  promise: string;
  waiting: number[];
  view: unknown;
  moves: string[];
  undo: boolean;
  proposal: { what: Proposal; by: number; agreed: number[] } | null;
  news: News[];
  ended: Ended | null;
  after: string | null;
  next: string | null;
}

export const GAMES = ['sultan', 'riquezas', 'splendor'] as const;
export type GameName = (typeof GAMES)[number];
export const MOOD: Record<string, string> = { sultan: 'palace', riquezas: 'bazaar', splendor: 'ledger' };
