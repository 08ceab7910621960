/** The staged reveal: silence, then cushion by cushion the cards turn and the jewel flies to its winner. Until it is over nothing on the page gives it away. */
import { tick } from 'svelte';
import { pause } from '../../lib/beat';
import { chime } from '../../lib/sound';
import { carry, drawn, lifting, type Landing } from './flights';
import type { Seen, Settled, View } from './view';

/** Shares of a move's time. */
const SILENCE = 0.7;
const TURNED = 0.75;
const CARRIED = 0.85;

export class Staging {
  settled = $state.raw<readonly Settled[] | null>(null);
  /** How many cushions are turned up, and of how many the jewel has left. */
  turned = $state(0);
  carried = $state(0);
  /** The position before the reveal, shown as long as it lasts. */
  held = $state.raw<View | null>(null);

  #number = 0;
  #skip: (() => void) | null = null;
  #landing: Landing | null = null;
  readonly #hush: (quiet: boolean) => void;
  constructor(hush: (quiet: boolean) => void) {
    this.#hush = hush;
  }

  /** Records what is about to leave its place, while it is still there. */
  lift(events: readonly Seen[], you: number | null): void {
    this.#landing = this.settled ? null : lifting(events, you);
  }

  /** Shows what happened: cards glide to their cushion, a reveal is staged. */
  async show(events: readonly Seen[], before: View | null): Promise<void> {
    const settled = events.filter((event) => event.event === 'settled');
    if (settled.length > 0) return this.#stage(settled, before);
    if (!this.settled) this.#landing?.();
  }

  /** A tap or a later reveal cuts it short. */
  async #stage(settled: readonly Settled[], before: View | null): Promise<void> {
    const number = ++this.#number;
    const going = (): boolean => this.settled !== null && number === this.#number;
    this.settled = settled;
    this.turned = this.carried = 0;
    this.held = before;
    this.#hush(true);
    await tick();
    this.#landing?.();
    await this.#wait(SILENCE);
    for (const cushion of settled) {
      if (!going()) return;
      this.turned += 1;
      chime('reveal');
      await this.#wait(TURNED);
      if (!going()) return;
      this.carried += 1;
      carry(cushion);
      chime('take');
      await this.#wait(CARRIED);
    }
    if (going()) this.end();
  }
  #wait = (share: number): Promise<void> => Promise.race([pause(share), new Promise<void>((done) => (this.#skip = done))]);

  end = (): void => {
    if (!this.settled) return;
    this.settled = this.held = null;
    this.#hush(false);
    this.#skip?.();
    void tick().then(drawn);
  };
}
