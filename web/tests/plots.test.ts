/** The axes of a person's curves. */
import { expect, test } from 'vitest';
import { roundValues } from '../src/person/plots';

test.each([
  [852, 1118, [900, 1000, 1100]],
  [910, 990, [920, 940, 960, 980]],
  [0.65, 0.85, [0.65, 0.7, 0.75, 0.8, 0.85]],
  [0, 1, [0, 0.5, 1]],
  [-130, 40, [-100, -50, 0]],
])('the lines between %d and %d stand at round numbers', (low, high, expected) => {
  expect(roundValues(low, high)).toEqual(expected);
});

test('a range without width has a line at most', () => {
  expect(roundValues(7, 7).length).toBeLessThanOrEqual(1);
});
