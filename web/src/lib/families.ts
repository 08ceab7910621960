/** Messages whose names are composed at run time: a family, whose `*` is one of its members. The test of the locales counts exactly these as used. */
import { COLOURS } from '../art/cuts';
import { faceOf, offered } from '../games';
import type { GameFace } from '../games/face';
import { phrases, refusalCodes } from './wire';

const GAMES = offered(true);
const all = <Part>(parts: (face: GameFace) => readonly Part[]): Part[] => [...new Set(GAMES.flatMap((game) => parts(faceOf(game))))];

const RULES = all(({ chapters }) => chapters.map(({ id }) => id));
const EXAMPLES = all(({ chapters }) => chapters.flatMap(({ example }) => (example ? Array.from({ length: example.steps }, (_, index) => `${example.id}-${index + 1}`) : [])));
const CHARACTERS = all(({ characters }) => (characters === null ? [] : [1, 2, 3, 4, 5].map((level) => `${characters}-${level}`)));
const COMPANIONS = ['house', ...all(({ characters }) => (characters === null ? [] : [characters]))].flatMap((family) => [1, 2, 3, 4].map((number) => `${family}-${number}`));
const OPTIONS = all(({ options }) => Object.keys(options));
const FLAGS = all(({ options }) => Object.keys(options).filter((name) => options[name] === 'flag'));
const VALUES = all(({ options }) => Object.entries(options).flatMap(([name, values]) => (typeof values === 'string' ? [] : values.map((value) => `${name}-${value}`))));
/** The first value of an option is its default. */
const AGREED = all(({ options }) => Object.entries(options).flatMap(([name, values]) => (typeof values === 'string' ? [] : values.slice(1).map((value) => `${name}-${value}`))));
const ENDINGS = all(({ endings }) => Object.values(endings).filter((message) => message !== ''));

export const FAMILIES = {
  'title-*': GAMES,
  'facts-*': GAMES,
  'about-*': GAMES,
  'option-*': OPTIONS,
  'option-*-about': FLAGS,
  'option-value-*': VALUES,
  'agreed-*': AGREED,
  'character-*': CHARACTERS,
  'character-*-about': CHARACTERS,
  'companion-*': COMPANIONS,
  'letter-*': COLOURS,
  'told-kind-*': ['turn', 'invitation', 'talk', 'time'],
  'tested-*': ['arrived', 'silent', 'refused', 'forbidden', 'gone'],
  'theme-*': ['system', 'light', 'dark'],
  'strength-*': ['easy', 'medium', 'hard'],
  'coach-*': ['off', 'blunders', 'mistakes', 'slips'],
  'cover-*': ['vote', 'clock', 'never'],
  'end-*': ENDINGS,
  'fair-verdict-*': ['holds', 'partly', 'unproven', 'broken', 'known'],
  'fair-found-*': ['server', 'promise', 'seal', 'own', 'seed', 'proven', 'withheld', 'nothing', 'not-kept', 'old', 'alone', 'bots', 'known'],
  'example-*': EXAMPLES,
  'rules-*': RULES,
  'rules-*-title': RULES,
  /** The steps of a guided game are in its record. */
  'guide-*': [],
  'guide-*-do': [],
  'guide-aside-*': ['other', 'not-yet'],
  'contest-kind-*': ['series', 'round-robin', 'swiss'],
  'contest-kind-*-about': ['series', 'round-robin', 'swiss'],
  'tie-break-*': ['buchholz', 'sonneborn-berger', 'wins', 'game-points'],
  'puzzle-theme-*': ['race', 'noble', 'block', 'reserve', 'endgame', 'bluff', 'timing', 'set', 'denial'],
  'result-*': ['won', 'shared', 'lost', 'none'],
  'phrase-*': phrases,
  'report-why-*': ['insult', 'hate', 'spam', 'private', 'other'],
  'speed-*': ['slow', 'normal', 'fast', 'instant'],
  'refused-*': [...refusalCodes, 'other'],
} as const satisfies Record<string, readonly string[]>;

export type Family = keyof typeof FAMILIES;
