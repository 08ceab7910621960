/** Splendor, and everything the page knows of it. */
import { place } from '../../boards/places';
import type { Board, Faces } from '../face';
import { move, reason } from './advice';
import Desk from './Desk.svelte';
import './mood.css';
import { score } from './score';
import { sentences } from './sentences';
import { TOKENS, read, seen, type Tokens, type View } from './view';
import { OPTIONS, type Ending } from './wire';

const tokens = (side: string, wanted: Tokens): string[] => TOKENS.filter((token) => wanted[token] > 0).map((token) => place(`${side}-${token}`));

function touches(text: string): string[] {
  const move = read(text);
  switch (move?.kind) {
    case 'take':
      return [...tokens('bank', move.tokens), `[data-move="${move.text}"]`];
    case 'give':
      return tokens('give', move.tokens);
    case 'reserve':
    case 'buy':
      return [place(`spot-${move.spot}`), `[data-act="${move.kind}"]`];
    case 'noble':
      return [place(`noble-${move.place}`)];
    default:
      return [];
  }
}

const endings: Record<Ending, string> = { points: '', cards: 'by-cards', shared: '', stalled: 'stalled' };

export const faces: Faces = {
  splendor: {
    mood: 'ledger',
    Scene: Desk,
    top: 'felt',
    listed: true,
    quick: 3,
    // On a lower desk the log stands there (Board.svelte).
    roomForHint: 981,
    characters: 'splendor',
    memory: false,
    board: async () => (await import('./Board.svelte')).default as unknown as Board,
    sentences: (events, names) => sentences(seen(events), names),
    score,
    points: (view: View) => view.seats.map(({ points }) => points),
    telling: ({ event }) => event === 'last-round',
    staged: () => false,
    touches,
    move,
    reason,
    endings,
    options: OPTIONS,
    guide: true,
    chapters: [
      { id: 'splendor-short' },
      { id: 'splendor-aim', drawing: 'card' },
      { id: 'splendor-setup' },
      { id: 'splendor-turn', drawing: 'tokens', example: { id: 'splendor-reserving', steps: 3 } },
      { id: 'splendor-buy', example: { id: 'splendor-buying', steps: 4 } },
      { id: 'splendor-nobles', drawing: 'nobles', example: { id: 'splendor-noble', steps: 3 } },
      { id: 'splendor-end' },
      { id: 'splendor-rare' },
      { id: 'fair' },
    ],
    drawing: async () => (await import('./Drawing.svelte')).default,
    example: async () => (await import('./Example.svelte')).default,
    figures: async () => (await import('./Figures.svelte')).default,
    words: {},
  },
};
