/** Sultan and Riquezas as they come over the wire, and their notation. */
import type { Seen as AnySeen } from '../../lib/wire';
import type { Seen, View } from './wire';
export type { Colour, Seen, SeatView, View } from './wire';

export type Settled = Extract<Seen, { event: 'settled' }>;

/** The events of a table that is known to play this game. */
export const seen = (events: readonly AnySeen[]): Seen[] => events as Seen[];

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
