import { expect, test } from 'vitest';
import { leadText } from '../src/lib/daily';

test('a lead has a sign that is not a hyphen', () => {
  expect([leadText(4), leadText(0), leadText(-4)]).toEqual(['+4', '0', '−4']);
});
