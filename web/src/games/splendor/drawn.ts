/** The cards and nobles that the rulebook shows: real ones, by their number in the tables of the game. */
import type { Card, Noble } from './view';

const price = (white: number, blue: number, green: number, red: number, black: number): Card['cost'] => ({ white, blue, green, red, black });

export const CARDS: readonly Card[] = [
  { number: 8, level: 1, bonus: 'white', points: 1, cost: price(0, 0, 4, 0, 0) },
  { number: 49, level: 2, bonus: 'blue', points: 2, cost: price(0, 5, 0, 0, 0) },
  { number: 85, level: 3, bonus: 'red', points: 4, cost: price(0, 3, 6, 3, 0) },
];

export const NOBLES: readonly Noble[] = [
  { number: 1, points: 3, cost: price(0, 0, 0, 4, 4) },
  { number: 2, points: 3, cost: price(0, 0, 3, 3, 3) },
  { number: 4, points: 3, cost: price(0, 3, 3, 3, 0) },
];
