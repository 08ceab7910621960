/** What a seat knows of a game of Sultan or Riquezas (games/sultan/view.rs), and its notation. */
import type { Colour } from '../../art/cuts';
import type { GameEvent, Outcome } from '../../lib/frame';

export interface View {
  viewer: number | 'public';
  setup: string;
  colours: Colour[];
  phase: 'offer' | 'bids' | 'over';
  stage: number;
  round: number;
  rounds: number;
  first: number;
  waiting_for: number[];
  drawn: Colour[];
  cushions: { jewel: Colour; bids: { seat: number; order: number; card: number | null }[] }[];
  pouch: number[];
  seats: SeatView[];
  outcome: Outcome | null;
}

export interface SeatView {
  hand: { size: number; cards: number[] | null };
  deck: number;
  shown: number[];
  unseen: { size: number; cards: number[] | null };
  jewels: number[];
  bonus: number[];
  points: number;
}

export type Settled = { event: 'settled'; cushion: number; jewel: Colour; winner: number | null; bids: { seat: number; card: number | null }[] };

export type Seen =
  | { event: 'drew'; seat: number; stage: number; cards: { size: number; cards: number[] | null } }
  | { event: 'offered'; seat: number; stage: number; round: number; jewels: Colour[] }
  | { event: 'returned'; seat: number; jewel: Colour }
  | { event: 'laid'; seat: number; cushion: number; card: number | null }
  | Settled
  | { event: 'unveiled'; seat: number; cards: number[] }
  | { event: 'over' };

export const seen = (events: readonly GameEvent[]): Seen[] => events as unknown as Seen[];

export type Move = { text: string; kind: 'return'; jewel: string } | { text: string; kind: 'bid'; card: number; cushion: number };

/** Reads a legal move: `return red`, `bid 12@2`. */
export function read(text: string): Move | null {
  const back = /^return (\w+)$/.exec(text);
  if (back) return { text, kind: 'return', jewel: back[1] as string };
  const bid = /^bid (\d+)@(\d+)$/.exec(text);
  return bid ? { text, kind: 'bid', card: Number(bid[1]), cushion: Number(bid[2]) } : null;
}

export const option = (setup: string, name: string): string | undefined =>
  setup.split(/[ ,]+/).find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);

/** Whether the viewer is shown a seat's collection: screens and bags are a courtesy that the page keeps (S31, R13). */
export function showsJewels(view: View, seat: number, you: number | null): boolean {
  if (view.phase === 'over') return true;
  if (option(view.setup, 'bags') === 'on') return false;
  return seat === you || option(view.setup, 'screens') === 'open';
}

export const isStall = (view: View): boolean => view.colours.includes('black');
