/** A table's hint: requested, loading, shown, closed. It is for one position and disappears with it. */
import { hintFor, whyNot } from '../lib/api';
import type { Frame, Hinted } from '../lib/wire';
import { openChapter } from '../lib/words.svelte';

/** Hints are given among bots and where everyone has agreed; the server says so, and checks it. */
export const mayAsk = (frame: Frame): boolean => frame.phase === 'playing' && frame.you !== null && frame.hints;

export class Hints {
  hinted = $state.raw<Hinted | null>(null);
  thinking = $state(false);
  /** Why there is none, as text. */
  failed = $state('');
  /** The selected move. */
  looked = $state(0);

  get open(): boolean {
    return this.thinking || this.failed !== '' || this.hinted !== null;
  }

  async ask(table: string): Promise<void> {
    if (this.thinking) return;
    this.close();
    this.thinking = true;
    await openChapter('coach');
    const answer = await hintFor(table);
    this.thinking = false;
    if (answer) this.hinted = answer;
    else this.failed = whyNot();
  }

  close(): void {
    this.hinted = null;
    this.failed = '';
    this.looked = 0;
  }
}
