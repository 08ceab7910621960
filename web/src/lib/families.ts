/** Messages whose names are put together while the page runs: a family, whose `*` stands for one of its members. The test of the locales counts exactly these as used. */
import { CHAPTERS } from '../screens/chapters';
import { GAMES } from './games';
import { phrases, refusalCodes } from './wire';

const OPTIONS = ['rush', 'silent', 'bags', 'stacking'] as const;
const RULES = [...new Set(Object.values(CHAPTERS).flatMap((chapters) => chapters.map(({ id }) => id)))];
const CHARACTERS = ['sultan', 'splendor'].flatMap((game) => [1, 2, 3, 4, 5].map((level) => `${game}-${level}`));

export const FAMILIES = {
  'title-*': GAMES,
  'facts-*': GAMES,
  'about-*': GAMES,
  'option-*': OPTIONS,
  'option-*-about': OPTIONS,
  'character-*': CHARACTERS,
  'character-*-about': CHARACTERS,
  'cover-*': ['vote', 'clock', 'never'],
  'fair-*': ['holds', 'broken', 'not-here'],
  'rules-*': RULES,
  'rules-*-title': RULES,
  /** The steps of a guided game stand in its record. */
  'guide-*': [],
  'guide-*-do': [],
  'guide-aside-*': ['other', 'not-yet'],
  'phrase-*': phrases,
  'refused-*': [...refusalCodes, 'other'],
} as const satisfies Record<string, readonly string[]>;

export type Family = keyof typeof FAMILIES;
