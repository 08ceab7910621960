// Written by a test of the crate `server` from its Rust types. To rewrite it: BLESS=1 cargo test -p server wire
import type { Outcome, Seat, Seats, Viewer } from '../../lib/wire';
export type Ending = "points" | "jewels" | "shared";
export const OPTIONS = { bags: "flag", bazaars: ["rulebook", "2"], first: "seat", rush: "flag", screens: ["closed", "open"], silent: "flag", stacking: "flag" } as const;
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
 * The colours from grade 1 to grade 5.
 */
colours: [Colour, Colour, Colour, Colour, Colour], 
/**
 * Which of the two games it is.
 */
edition: Edition, 
/**
 * The points of a jewel, from grade 1 to grade 5 (S1).
 */
values: [number, number, number, number, number], 
/**
 * What the table is waiting for.
 */
phase: Phase, 
/**
 * The stage, counted from 1.
 */
stage: number, 
/**
 * The round in the stage, counted from 1.
 */
round: number, 
/**
 * Rounds in a stage.
 */
rounds: number, 
/**
 * Stages in the game.
 */
stages: number, 
/**
 * First player of this round, or of the last one once the game is over.
 */
first: Seat, 
/**
 * Who owes a move.
 */
waiting_for: Seats, 
/**
 * The jewels drawn, while the first player chooses which goes back.
 */
drawn: Array<Colour>, 
/**
 * Cushions or bazaars in a round.
 */
places: number, 
/**
 * The cushions, once there are jewels on them.
 */
cushions: Array<CushionView>, 
/**
 * What is in the pouch, by grade.
 */
pouch: Jewels, 
/**
 * Every seat, in order.
 */
seats: Array<SeatView>, 
/**
 * The end, once there is one.
 */
outcome: Outcome | null, };
export type Edition = "sultan" | "riquezas";
export type Phase = "offer" | "bids" | "over";
export type Colour = "white" | "red" | "yellow" | "green" | "blue" | "black";
export type Jewels = number[];
export type Cards = number[];
export type CushionView = { 
/**
 * The jewel on it.
 */
jewel: Colour, 
/**
 * The cards on it, in the order laid.
 */
bids: Array<Laid>, 
/**
 * Why the viewer's seat may not lay a card there, whether or not it is its turn; null if it may, and for spectators.
 */
barred: Bar | null, };
export type Bar = "own-card";
export type Laid = { 
/**
 * Who laid it.
 */
seat: Seat, 
/**
 * Which card of the round it is, counted from 1.
 */
order: number, 
/**
 * Its value, for its owner.
 */
card: number | null, };
export type Pile = { 
/**
 * How many.
 */
size: number, 
/**
 * Which, for those who may know.
 */
cards: Cards | null, };
export type SeatView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * In hand: which, for the owner.
 */
hand: Pile, 
/**
 * Cards left to draw.
 */
deck: number, 
/**
 * Played and revealed.
 */
shown: Cards, 
/**
 * Played and never revealed (R12): which, for the owner, and for all once the game is over.
 */
unseen: Pile, 
/**
 * Won so far, by grade.
 */
jewels: Jewels, 
/**
 * The bonus of each grade (S20).
 */
bonus: [number, number, number, number, number], 
/**
 * Points so far, with bonus.
 */
points: number, 
/**
 * Whether a screen or a bag hides the collection (S31, R13). Do not show people `shown`, `unseen`, `jewels`, `bonus` and `points` then.
 */
covered: boolean, };
export type Seen = { "event": "drew", 
/**
 * Who.
 */
seat: Seat, 
/**
 * For which stage, counted from 1.
 */
stage: number, 
/**
 * Which, for the owner.
 */
cards: Pile, } | { "event": "offered", 
/**
 * The first player.
 */
seat: Seat, 
/**
 * The stage, counted from 1.
 */
stage: number, 
/**
 * The round in the stage, counted from 1.
 */
round: number, 
/**
 * In the order drawn.
 */
jewels: Array<Colour>, } | { "event": "returned", 
/**
 * Who chose.
 */
seat: Seat, 
/**
 * Which.
 */
jewel: Colour, } | { "event": "laid", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where, counted from 1.
 */
cushion: number, 
/**
 * Its value, for its owner.
 */
card: number | null, } | { "event": "settled", 
/**
 * Counted from 1.
 */
cushion: number, 
/**
 * What lay there.
 */
jewel: Colour, 
/**
 * Who gets it; null if no card was laid.
 */
winner: Seat | null, 
/**
 * The cards there, in the order laid.
 */
bids: Array<Turned>, } | { "event": "unveiled", 
/**
 * Whose cards.
 */
seat: Seat, 
/**
 * Which.
 */
cards: Cards, } | { "event": "over", 
/**
 * How it ended.
 */
outcome: Outcome, };
export type Turned = { 
/**
 * Who laid it.
 */
seat: Seat, 
/**
 * Its value; only for its owner if it was discarded unseen (R12).
 */
card: number | null, };
export type Reason = { "reason": "keeps-from", 
/**
 * Which rival.
 */
seat: Seat, 
/**
 * Whether nobody else has as many points.
 */
leads: boolean, 
/**
 * The jewel.
 */
colour: Colour, 
/**
 * How many of it the rival would have had.
 */
number: number, } | { "reason": "leaves-best" } | { "reason": "leaves-wanted", 
/**
 * The jewel.
 */
colour: Colour, 
/**
 * How many of it the mover would have.
 */
number: number, } | { "reason": "adds-to-set", 
/**
 * The jewel.
 */
colour: Colour, 
/**
 * How many of it the mover would have.
 */
number: number, 
/**
 * The bonus that it adds.
 */
points: number, } | { "reason": "wins-for-certain" } | { "reason": "cannot-be-beaten", 
/**
 * The card.
 */
card: number, } | { "reason": "saves-highest", 
/**
 * The highest card.
 */
card: number, } | { "reason": "worth-most", 
/**
 * The jewel.
 */
colour: Colour, 
/**
 * What it is worth, with the bonus.
 */
points: number, };
