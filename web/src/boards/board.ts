/** What every board is given. A board shows a view, finds moves in the list of legal ones, and passes the chosen one on. */
import type { Snippet } from 'svelte';
import type { Seen } from '../lib/wire';

export interface BoardProps<View> {
  view: View;
  /** The legal moves of the viewer, in notation; empty if none is owed. */
  moves: readonly string[];
  /** The viewer's seat, or nothing for spectators. */
  you: number | null;
  /** The names of the seats, seat 1 first. */
  names: readonly string[];
  /** The status of a seat beside its name: covered by a bot, a clock. */
  notes: readonly string[];
  /** The characters that bots play, seat 1 first: they have faces. */
  characters?: readonly (string | null)[];
  /** The seats whose clock runs out within a minute. */
  hurry?: readonly boolean[];
  /** What goes beside the board if there is room, and below it if not: the log, the talk. */
  beside?: Snippet;
  /** The words of a guided game, at the head of the column beside the board. */
  guide?: Snippet | undefined;
  /** Whether the table allows panels that remember for the players. */
  memory: boolean;
  /** A move that was sent and is not yet confirmed. */
  pending: string | null;
  /** What happened last; a new number means that it should be animated. */
  news: { id: number; events: readonly Seen[] };
  /** What happened last, in a sentence. */
  latest?: string;
  /** Whether the game is over in what is shown. */
  over: boolean;
  /** Whether this is a moment of a finished game: nobody is waiting. */
  past?: boolean;
  play: (move: string) => void;
  /** Asks the rest of the page not to reveal the last events while the board shows them. */
  hush?: (quiet: boolean) => void;
}
