/** The cards and nobles that the rulebook shows: real ones, by their number in the tables of the game. */
import type { Card, Noble } from './view';

const price = (white: number, blue: number, green: number, red: number, black: number): Card['cost'] => ({ white, blue, green, red, black });

export const CARDS: readonly Card[] = [
  { number: 8, level: 1, bonus: 'white', points: 1, cost: price(0, 0, 4, 0, 0) },
  { number: 49, level: 2, bonus: 'blue', points: 2, cost: price(0, 5, 0, 0, 0) },
  { number: 85, level: 3, bonus: 'red', points: 4, cost: price(0, 3, 6, 3, 0) },
];

/** Two cards that make sapphires cheaper, and one that costs five of them. */
export const BLUE: readonly Card[] = [
  { number: 9, level: 1, bonus: 'blue', points: 0, cost: price(0, 0, 0, 0, 3) },
  { number: 12, level: 1, bonus: 'blue', points: 0, cost: price(1, 0, 0, 0, 2) },
];
export const BOUGHT: Card = { number: 49, level: 2, bonus: 'blue', points: 2, cost: price(0, 5, 0, 0, 0) };
/** One that is reserved, and the one that takes its place. */
export const RESERVED: readonly [Card, Card] = [
  { number: 90, level: 3, bonus: 'black', points: 5, cost: price(0, 0, 0, 7, 3) },
  { number: 76, level: 3, bonus: 'blue', points: 4, cost: price(6, 3, 0, 0, 3) },
];
export const RED: Card = { number: 85, level: 3, bonus: 'red', points: 4, cost: price(0, 3, 6, 3, 0) };

export const NOBLES: readonly Noble[] = [
  { number: 1, points: 3, cost: price(0, 0, 0, 4, 4) },
  { number: 2, points: 3, cost: price(0, 0, 3, 3, 3) },
  { number: 4, points: 3, cost: price(0, 3, 3, 3, 0) },
];
