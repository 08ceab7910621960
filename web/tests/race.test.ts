/** What the course of a game says about its winner. */
import { expect, test } from 'vitest';
import { courseOf } from '../src/lib/race';

test('one who was never behind was ahead from the deal on', () => {
  expect(courseOf([[0, 0], [1, 0], [1, 1], [3, 1]], 1)).toEqual({ changes: 0, ahead: 0, behind: { points: 0, move: 0 } });
});

test('a winner who caught up: how far behind, after which move, and when it was over', () => {
  const race = [[0, 0], [0, 2], [0, 5], [4, 5], [6, 5], [6, 6], [9, 6]];
  expect(courseOf(race, 1)).toEqual({ changes: 1, ahead: 4, behind: { points: 5, move: 2 } });
});

test('the lead changes only where somebody else is alone in front', () => {
  const race = [[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0], [2, 3, 0], [4, 3, 0]];
  expect(courseOf(race, 1).changes).toBe(2);
});
