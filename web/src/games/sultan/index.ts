/** Sultan and Riquezas do Sultão: two editions of one game, and everything the page knows of them. */
import { place } from '../../boards/places';
import type { Seen as AnySeen } from '../../lib/wire';
import type { Board, Chapter, Faces, GameFace } from '../face';
import { move, reason } from './advice';
import Bazaar from './Bazaar.svelte';
import './mood.css';
import Palace from './Palace.svelte';
import { score } from './score';
import { sentences } from './sentences';
import { read, seen, type View } from './view';
import { OPTIONS, type Ending } from './wire';

function touches(text: string): string[] {
  const move = read(text);
  if (!move) return [];
  return move.kind === 'return' ? [place(`drawn-${move.jewel}`)] : [place(`card-${move.card}`), place(`cushion-${move.cushion}`)];
}

const endings: Record<Ending, string> = { points: '', jewels: 'by-jewels', shared: '' };

const both = {
  listed: true,
  quick: 4,
  roomForHint: 561,
  characters: 'sultan',
  memory: true,
  board: async () => (await import('./Board.svelte')).default as unknown as Board,
  score,
  points: (view: View) => view.seats.map(({ points }) => points),
  telling: () => false,
  staged: (events: readonly AnySeen[]) => seen(events).some(({ event }) => event === 'settled'),
  touches,
  move,
  reason,
  endings,
  options: OPTIONS,
  guide: true,
  drawing: async () => (await import('./Drawing.svelte')).default,
  example: async () => (await import('./Example.svelte')).default,
  figures: async () => (await import('./Figures.svelte')).default,
  words: {},
} satisfies Partial<GameFace>;

const inSultan: readonly Chapter[] = [
  { id: 'sultan-short' },
  { id: 'sultan-aim', drawing: 'jewels' },
  { id: 'sultan-setup' },
  { id: 'sultan-offer', drawing: 'offer' },
  { id: 'sultan-bids', drawing: 'bids' },
  { id: 'sultan-reveal', example: { id: 'sultan-reveal', steps: 3 } },
  { id: 'sultan-score', example: { id: 'sultan-set', steps: 3 } },
  { id: 'sultan-two' },
  { id: 'variants' },
  { id: 'fair' },
];
const inRiquezas: readonly Chapter[] = [
  { id: 'riquezas-short' },
  { id: 'riquezas-aim', drawing: 'black-jewels' },
  { id: 'riquezas-course', drawing: 'bazaars', example: { id: 'riquezas-reveal', steps: 3 } },
  { id: 'riquezas-score' },
  { id: 'riquezas-differs', drawing: 'differs' },
  { id: 'riquezas-two' },
  { id: 'variants' },
  { id: 'fair' },
];

export const faces: Faces = {
  sultan: {
    ...both,
    mood: 'house',
    Scene: Palace,
    top: 'carpet',
    sentences: (events, names) => sentences(seen(events), names, 'cushion'),
    chapters: inSultan,
  },
  riquezas: {
    ...both,
    mood: 'bazaar',
    Scene: Bazaar,
    top: 'stone',
    sentences: (events, names) => sentences(seen(events), names, 'bazaar'),
    chapters: inRiquezas,
  },
};
