// Written by a test of the crate `server` from its Rust types. To rewrite it: BLESS=1 cargo test -p server wire
import type { Outcome, Seat, Viewer } from '../../lib/wire';
export type Ending = "points" | "cards" | "shared" | "stalled";
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
 * The decision due now.
 */
phase: Phase, 
/**
 * Whose turn it is, or would be.
 */
turn: Seat, 
/**
 * Who had the first turn.
 */
first: Seat, 
/**
 * Tokens to give back now.
 */
surplus: number, 
/**
 * The most tokens a seat may keep at the end of its turn (P12).
 */
limit: number, 
/**
 * The most reserved cards a seat may hold (P8).
 */
hand: number, 
/**
 * Whether reserving a card now brings a gold token (P8).
 */
gold_comes: boolean, 
/**
 * Whether a seat has reached the goal, so that the round is played out.
 */
last_round: boolean, 
/**
 * Turns in a row on which nothing could be done.
 */
passes: number, 
/**
 * The tokens in the bank.
 */
bank: Gems, 
/**
 * The open cards, level by level from 1 to 3.
 */
levels: Array<LevelView>, 
/**
 * By place; null where a noble has left.
 */
nobles: Array<NobleView | null>, 
/**
 * Each seat in order.
 */
seats: Array<SeatView>, 
/**
 * What the viewer's seat cannot do on this board, and why; null for spectators.
 */
barred: BarredView | null, 
/**
 * The end, once there is one.
 */
outcome: Outcome | null, };
export type Phase = "action" | "give" | "noble" | "over";
export type Gem = "white" | "blue" | "green" | "red" | "black" | "gold";
export type Gems = Record<Gem, number>;
export type Slot = string;
export type Spot = string;
export type LevelView = { 
/**
 * 1 to 3.
 */
level: number, 
/**
 * Cards left in the deck.
 */
deck: number, 
/**
 * Its four open cards.
 */
places: Array<PlaceView>, };
export type PlaceView = { 
/**
 * In notation.
 */
place: Slot, 
/**
 * Null once the deck is empty.
 */
card: CardView | null, 
/**
 * What it costs the viewer's seat; null for spectators.
 */
price: PriceView | null, };
export type PriceView = { 
/**
 * The cost after bonuses.
 */
due: Omit<Gems, "gold">, 
/**
 * What the coloured tokens do not cover; plain `buy` pays it in gold.
 */
lacking: Omit<Gems, "gold">, 
/**
 * Tokens missing even with all the gold; 0 if the card can be bought.
 */
short: number, };
export type BarredView = { 
/**
 * Tokens it cannot take.
 */
tokens: Array<TokenBar>, 
/**
 * Why it cannot reserve a card; null if it can.
 */
reserve: Bar | null, };
export type TokenBar = { 
/**
 * Which.
 */
token: Gem, 
/**
 * Why not.
 */
why: Bar, };
export type Bar = "gold" | "bank-empty" | "hand-full";
export type CardView = { 
/**
 * 1 to 90, as in deals.
 */
number: number, 
/**
 * 1 to 3.
 */
level: number, 
/**
 * What it takes off the price of later cards.
 */
bonus: Exclude<Gem, "gold">, 
/**
 * Prestige points.
 */
points: number, 
/**
 * What it costs before bonuses.
 */
cost: Omit<Gems, "gold">, };
export type NobleView = { 
/**
 * 1 to 10, as in deals.
 */
number: number, 
/**
 * Prestige points.
 */
points: number, 
/**
 * The bonuses it requires.
 */
cost: Omit<Gems, "gold">, };
export type SeatView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * From bought cards and nobles.
 */
points: number, 
/**
 * The tokens held.
 */
tokens: Gems, 
/**
 * Bought cards of each colour.
 */
bonuses: Omit<Gems, "gold">, 
/**
 * The bought cards, by number.
 */
bought: Array<CardView>, 
/**
 * The nobles received, by number.
 */
nobles: Array<NobleView>, 
/**
 * The reserved cards, the oldest first.
 */
reserved: Array<ReservedView>, };
export type ReservedView = { 
/**
 * 1 to 3.
 */
level: number, 
/**
 * Whether it came from the deck, so that only its owner has seen it.
 */
blind: boolean, 
/**
 * Null if hidden from the viewer.
 */
card: CardView | null, 
/**
 * What it costs the viewer's seat, if it owns the card.
 */
price: PriceView | null, };
export type Seen = { "event": "taken", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * Which.
 */
tokens: Gems, } | { "event": "reserved", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Its level.
 */
level: number, 
/**
 * Where it lay open; null if it was the top card of its deck.
 */
place: Slot | null, 
/**
 * Null if hidden from the viewer.
 */
card: CardView | null, 
/**
 * Whether a gold token came with it.
 */
gold: boolean, } | { "event": "bought", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where it lay.
 */
spot: Spot, 
/**
 * The card.
 */
card: CardView, 
/**
 * The tokens that went to the bank.
 */
paid: Gems, } | { "event": "replaced", 
/**
 * Where.
 */
place: Slot, 
/**
 * The new card; null if the deck was empty.
 */
card: CardView | null, } | { "event": "given", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
tokens: Gems, } | { "event": "noble", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * From which place, counted from 1.
 */
place: number, 
/**
 * Which.
 */
noble: NobleView, } | { "event": "passed", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "last-round", 
/**
 * Who.
 */
seat: Seat, } | { "event": "over", 
/**
 * How it ended.
 */
outcome: Outcome, };
export type Reason = { "reason": "reaches-goal", 
/**
 * The mover's points after it.
 */
points: number, } | { "reason": "brings-noble", 
/**
 * All points that the move brings.
 */
points: number, } | { "reason": "scores", 
/**
 * The points that it brings.
 */
points: number, } | { "reason": "adds-bonus", 
/**
 * Its colour.
 */
gem: Gem, 
/**
 * How many of that colour the mover then has.
 */
number: number, } | { "reason": "takes-gold" } | { "reason": "denies", 
/**
 * The rival.
 */
seat: Seat, 
/**
 * Where the card lay.
 */
place: Slot, 
/**
 * What it would have brought them.
 */
points: number, 
/**
 * Whether it would have reached the goal.
 */
ends: boolean, } | { "reason": "noble-nearer", 
/**
 * Its place, counted from 1.
 */
noble: number, 
/**
 * How many bonuses are still missing.
 */
bonuses: number, } | { "reason": "within-reach", 
/**
 * Where it lies.
 */
place: Slot, 
/**
 * The bonus that it gives.
 */
gem: Gem, 
/**
 * Its level.
 */
level: number, 
/**
 * What it brings, with a noble if one comes.
 */
points: number, } | { "reason": "nearer", 
/**
 * Where it lies.
 */
place: Slot, 
/**
 * The bonus that it gives.
 */
gem: Gem, 
/**
 * Its level.
 */
level: number, 
/**
 * What it brings, with a noble if one comes.
 */
points: number, 
/**
 * How many tokens are still missing.
 */
tokens: number, };
