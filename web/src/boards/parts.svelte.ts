/**
 * A board is built in parts, one a frame, so that no task blocks a slow machine for long. It stays hidden until the last part is there:
 * nothing jumps.
 */
import { afterPaint } from '../lib/paint';

export class Parts {
  #built = $state(1);
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
    $effect(() => {
      if (this.whole) return;
      const next = (): void => void (this.#built += 1);
      // A page that nobody sees has no frames.
      if (document.hidden) next();
      else return afterPaint(next);
    });
  }

  /** Whether a part is to be there by now; the first is number 1. */
  has(part: number): boolean {
    return part <= this.#built;
  }

  get whole(): boolean {
    return this.#built >= this.#count;
  }
}
