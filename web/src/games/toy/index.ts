/** Stakes, the toy: the smallest folder that shows a game. Copy it to start your own. */
import { place } from '../../boards/places';
import { t } from '../../lib/words.svelte';
import type { Board, Faces } from '../face';
import Scene from './Scene.svelte';
import { sentences } from './sentences';
import { read, seen, type View } from './view';
import { OPTIONS, type Ending } from './wire';

const endings: Record<Ending, string> = { points: '', shared: '' };

export const faces: Faces = {
  toy: {
    mood: 'house',
    Scene,
    top: null,
    listed: false,
    quick: 2,
    roomForHint: 561,
    characters: null,
    memory: false,
    board: async () => (await import('./Board.svelte')).default as unknown as Board,
    sentences: (events, names) => sentences(seen(events), names),
    score: (view: View, seat) => [{ text: String(view.seats[seat - 1]?.points ?? 0), points: view.seats[seat - 1]?.points ?? 0 }],
    points: (view: View) => view.seats.map(({ points }) => points),
    telling: () => false,
    staged: () => false,
    touches: (text) => {
      const move = read(text);
      return move ? [place(`card-${move.card}`)] : [];
    },
    move: (text) => t('toy-card', { card: read(text)?.card ?? text }),
    reason: () => ({ text: '', at: [] }),
    endings,
    options: OPTIONS,
    guide: false,
    chapters: [{ id: 'toy-short', drawing: 'cards' }],
    drawing: async () => (await import('./Drawing.svelte')).default,
    example: null,
    figures: null,
    words: import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' }),
  },
};
