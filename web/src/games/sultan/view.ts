/** Sultan and Riquezas as they come over the wire, and their notation. */
import type { Seen as AnySeen } from '../../lib/wire';
import type { Seen, View } from './wire';
export type { Bar, Colour, Seen, SeatView, View } from './wire';

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

/** The bazaars of Riquezas, in place of cushions. */
export const isStall = (view: View): boolean => view.edition === 'riquezas';
