/** What each game brings to the page: its board, its events in sentences, and where the points of a seat came from. */
import type { Component } from 'svelte';
import type { Colour } from '../art/cuts';
import type { Seen } from '../lib/wire';
import type { BoardProps } from './board';
import { score as inSplendor } from './splendor/score';
import { sentences as ofSplendor } from './splendor/sentences';
import { seen as seenInSplendor } from './splendor/view';
import { score as inSultan } from './sultan/score';
import { sentences as ofSultan } from './sultan/sentences';
import { seen as seenInSultan } from './sultan/view';

/** A part of a score: the jewels of a colour, the cards of a level. */
export interface ScoreLine {
  gem?: Colour;
  text: string;
  /** What a set adds. */
  bonus?: number;
  /** Whether there is nothing of it, where its place is shown all the same. */
  none?: boolean;
}

/** A board, whose view is its own; the frame's view is handed on unread. */
export type Board = Component<BoardProps<never>>;

interface OnPage {
  board: () => Promise<Board>;
  sentences: (events: readonly Seen[], names: readonly string[]) => string[];
  score: (view: never, seat: number) => ScoreLine[];
}

const sultan: OnPage = {
  board: async () => (await import('./sultan/Board.svelte')).default as unknown as Board,
  sentences: (events, names) => ofSultan(seenInSultan(events), names, 'cushion'),
  score: inSultan,
};

const PAGES: Record<string, OnPage> = {
  sultan,
  riquezas: { ...sultan, sentences: (events, names) => ofSultan(seenInSultan(events), names, 'bazaar') },
  splendor: {
    board: async () => (await import('./splendor/Board.svelte')).default as unknown as Board,
    sentences: (events, names) => ofSplendor(seenInSplendor(events), names),
    score: inSplendor,
  },
};

/** The page of a game that is known to be there. */
export const pageOf = (game: string): OnPage => PAGES[game] ?? sultan;
