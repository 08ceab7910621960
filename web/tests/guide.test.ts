/** The guided games match their messages: each step has text, each shown move is asked for, and nothing is left over. */
import { expect, test } from 'vitest';
import { GUIDES, stepsOf } from './guides';
import { english } from './messages';

test.each(Object.entries(GUIDES))('%s has words for every step and no others', (game, path) => {
  const there = [...english.keys()].filter((id) => id.startsWith(`guide-${game}-`));
  expect(there).toEqual(stepsOf(game, path));
});
