/** The toy as it comes over the wire, and its notation. */
import type { Seen as AnySeen } from '../../lib/wire';
import type { Seen } from './wire';
export type { Seen, SeatView, View } from './wire';

/** The events of a table that is known to play this game. */
export const seen = (events: readonly AnySeen[]): Seen[] => events as Seen[];

export interface Move {
  text: string;
  card: number;
}

/** Reads a legal move: `lay 5`. */
export function read(text: string): Move | null {
  const card = /^lay (\d+)$/.exec(text)?.[1];
  return card ? { text, card: Number(card) } : null;
}
