/** The review of a finished game: requested, computed in the background, and shown. */
import { askReview, reviewOf, whyNot } from '../lib/api';
import type { Decision, Depth, Review, Reviewing } from '../lib/wire';

/** How long to wait before asking again for the progress. */
const AGAIN = 700;

export class Reviewer {
  answer = $state.raw<Reviewing | null>(null);
  /** Why there is none, as text. */
  failed = $state('');
  #closed = false;

  constructor(readonly table: string) {
    void this.#begin();
  }

  get review(): Review | null {
    return this.answer?.review ?? null;
  }

  close(): void {
    this.#closed = true;
  }

  /** Starts it, or a deeper one, and follows it to the end. */
  async ask(depth: Depth): Promise<void> {
    this.#take(await askReview(this.table, depth));
    await this.#follow();
  }

  async #begin(): Promise<void> {
    this.#take(await reviewOf(this.table));
    if (this.answer && !this.answer.review && !this.answer.progress) await this.ask('normal');
    else await this.#follow();
  }

  async #follow(): Promise<void> {
    while (!this.#closed && this.answer?.progress) {
      await new Promise((done) => setTimeout(done, AGAIN));
      this.#take(await reviewOf(this.table));
    }
  }

  #take(answer: Reviewing | null): void {
    this.failed = answer ? '' : whyNot();
    if (answer) this.answer = answer;
    else if (this.answer) this.answer = { ...this.answer, progress: null };
  }
}

/** Whose chance luck changed most at this decision, and by how much. */
export function luckiest({ luck }: Decision): { seat: number; by: number } {
  const by = Math.max(...luck);
  return { seat: luck.indexOf(by) + 1, by };
}

/** Whether the decision turned the game by what was given away, and not only by luck. */
export const gaveAway = (decision: Decision): boolean => decision.given_away > luckiest(decision).by / 2;
