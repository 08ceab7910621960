/** One puzzle after another: what is asked, what was tried, what the board shows. The server judges, and tells the solution afterwards. */
import { tick } from 'svelte';
import { nextPuzzle, tryPuzzle, whyNot } from '../lib/api';
import { pause } from '../lib/beat';
import type { PuzzlePage, PuzzleTried, Seen, View } from '../lib/wire';

/** How long a move of the line is shown: a little longer than in play. */
const LOOK = 1.2;

export class Solving {
  page = $state.raw<PuzzlePage | null>(null);
  tried = $state.raw<PuzzleTried | null>(null);
  /** The move that was tried. */
  made = $state<string | null>(null);
  /** What the board shows: the puzzle, or a moment of the line. */
  view = $state.raw<View | null>(null);
  news = $state.raw<{ id: number; events: readonly Seen[] }>({ id: 0, events: [] });
  running = $state(false);
  /** The line was shown to its end. */
  seen = $state(false);
  failed = $state('');

  #walks = 0;
  #hushed = false;

  constructor(
    readonly game: string,
    readonly theme: string | null,
  ) {
    void this.next();
  }

  get sent(): string | null {
    return this.tried ? null : this.made;
  }

  close(): void {
    this.#walks += 1;
  }

  async next(): Promise<void> {
    const walk = ++this.#walks;
    const page = await nextPuzzle(this.game, this.theme);
    if (walk !== this.#walks) return;
    this.failed = page ? '' : whyNot();
    if (!page) return;
    this.tried = null;
    this.made = null;
    this.running = false;
    this.seen = false;
    this.page = page;
    this.#lay(page.puzzle?.view ?? null, []);
  }

  async play(move: string): Promise<void> {
    const id = this.page?.puzzle?.id;
    if (!id || this.made !== null) return;
    this.made = move;
    const tried = await tryPuzzle(this.game, id, move);
    this.failed = tried ? '' : whyNot();
    if (tried) this.tried = tried;
    else this.made = null;
  }

  /** Plays the best line on the board. */
  async line(): Promise<void> {
    if (!this.tried || !this.page?.puzzle) return;
    const walk = ++this.#walks;
    this.running = true;
    this.#lay(this.page.puzzle.view, []);
    await tick();
    for (const { view, events } of this.tried.answer.line) {
      this.#lay(view, events);
      await tick();
      await pause(LOOK);
      while (this.#hushed && walk === this.#walks) await new Promise((done) => setTimeout(done, 50));
      if (walk !== this.#walks) return;
    }
    this.running = false;
    this.seen = true;
  }

  /** The board shows something that should be seen to its end. */
  hush(quiet: boolean): void {
    this.#hushed = quiet;
  }

  #lay(view: View | null, events: readonly Seen[]): void {
    this.view = view;
    this.news = { id: this.news.id + 1, events };
  }
}
