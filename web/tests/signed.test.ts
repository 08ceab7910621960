import { expect, test } from 'vitest';
import { signed } from '../src/lib/words.svelte';

test('a number with a sign has no hyphen for a minus, and nothing has no sign', () => {
  expect([4, 0, -4].map((points) => signed(points))).toEqual(['+4', '0', '−4']);
  expect([0.23, -0.001, -0.23].map((share) => signed(share, 'percent'))).toEqual(['+23%', '0%', '−23%']);
});
