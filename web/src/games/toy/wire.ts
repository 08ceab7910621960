// Written by a test of the crate `server` from its Rust types. To rewrite it: BLESS=1 cargo test -p server wire
import type { Outcome, Seat, Viewer } from '../../lib/wire';
export type Ending = "points" | "shared";
export const OPTIONS = { first: "seat" } as const;
export type View = { 
/**
 * Who looks.
 */
viewer: Viewer, 
/**
 * The options the table agreed on.
 */
setup: string, 
/**
 * Finished rounds.
 */
round: number, 
/**
 * Whose turn it is, or would be.
 */
turn: Seat, 
/**
 * The stakes revealed so far; the last is being played for, unless the game is over.
 */
stakes: Array<number>, 
/**
 * Each seat in order.
 */
seats: Array<SeatView>, 
/**
 * The end, once there is one.
 */
outcome: Outcome | null, };
export type SeatView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Points so far.
 */
points: number, 
/**
 * How many cards are in hand.
 */
hand_size: number, 
/**
 * The cards in hand, for their owner.
 */
hand: Array<number> | null, 
/**
 * Whether the seat has a face-down card.
 */
has_laid: boolean, 
/**
 * That card, for its owner.
 */
laid: number | null, 
/**
 * Cards revealed so far, by round.
 */
played: Array<number>, };
export type Seen = { "event": "dealt", 
/**
 * Who.
 */
seat: Seat, 
/**
 * For its owner.
 */
cards: [number, number] | null, } | { "event": "laid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * For its owner.
 */
card: number | null, } | { "event": "revealed", 
/**
 * By seat; 0 where nobody sits.
 */
cards: [number, number, number, number, number], 
/**
 * Who took the stake.
 */
winner: Seat, 
/**
 * Its value.
 */
stake: number, } | { "event": "over", 
/**
 * How it ended.
 */
outcome: Outcome, };
