/** Shows one thing after another, each for as long as it takes to follow. What is queued can be skipped: then the last of it is shown at once. */
import { part } from './beat';
import { paced } from './settings.svelte';

interface Waiting<Position> {
  position: Position;
  /** How long it is shown, as a share of a move's time. */
  share: number;
}

export class Reel<Position> {
  #waiting: Waiting<Position>[] = [];
  #running = false;
  #held = false;
  #wake: (() => void) | null = null;
  readonly #show: (position: Position, skipped: boolean) => void;

  /** `show` is told whether what led to the position was skipped. */
  constructor(show: (position: Position, skipped: boolean) => void) {
    this.#show = show;
  }

  /** What is to be shown last. */
  get last(): Position | null {
    return this.#waiting.at(-1)?.position ?? null;
  }

  add(position: Position, share: number): void {
    this.#waiting.push({ position, share });
    if (!this.#running) void this.#run();
    else if (!paced()) this.catchUp();
  }

  /** What is shown now should be seen to its end. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held) this.#wake?.();
  }

  /** Shows the last queued item at once. */
  catchUp = (): void => {
    const last = this.#waiting.pop();
    const skipped = this.#waiting.length > 0;
    this.#waiting = [];
    this.#held = false;
    if (last) this.#show(last.position, skipped);
    this.#wake?.();
  };

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#show(next.position, false);
      if (next.share === 0 || !paced()) continue;
      await this.#wait(part(next.share));
      while (this.#held) await this.#wait(null);
    }
    this.#running = false;
  }

  /** Until the time is over, or for ever (`null`); in any case until woken. */
  async #wait(ms: number | null): Promise<void> {
    await new Promise<void>((done) => {
      const timer = ms === null ? undefined : setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
  }
}
