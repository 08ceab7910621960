/** The reveal as it is staged: half a second of silence, the cards turn, the jewels travel. Until it is over nothing on the page gives it away. */
import { at, fly, pause } from '../../lib/fly';
import { chime } from '../../lib/sound';
import type { Seen, Settled, View } from './view';

const SILENCE = 500;
const TURNED = 900;
const CARRIED = 1100;
/** How long all of it takes. */
export const REVEAL = SILENCE + TURNED + CARRIED;

export type Step = 'silence' | 'turned' | 'carried';

export class Staging {
  settled = $state.raw<readonly Settled[] | null>(null);
  step = $state<Step>('silence');
  /** The position before the reveal, shown as long as it lasts. */
  held = $state.raw<View | null>(null);

  #number = 0;
  #skip: (() => void) | null = null;
  readonly #hush: (quiet: boolean) => void;
  constructor(hush: (quiet: boolean) => void) {
    this.#hush = hush;
  }

  /** Shows what happened: cards glide to their cushion, a reveal is staged. */
  async show(events: readonly Seen[], before: View | null, you: number | null): Promise<void> {
    const settled = events.filter((event) => event.event === 'settled');
    if (settled.length > 0) return this.#stage(settled, before);
    if (this.settled) return;
    for (const event of events) {
      if (event.event !== 'laid') continue;
      const bids = document.querySelectorAll(`[data-at="cushion-${event.cushion}"] .bid`);
      const target = bids[bids.length - 1] ?? null;
      const source = event.seat === you ? at('hand') : at(`seat-${event.seat}`);
      if (target) void fly(target, source?.getBoundingClientRect() ?? null, target);
      chime('lay');
    }
  }

  /** A tap or a later reveal cuts it short. */
  async #stage(settled: readonly Settled[], before: View | null): Promise<void> {
    const number = ++this.#number;
    const going = (): boolean => this.settled !== null && number === this.#number;
    this.settled = settled;
    this.step = 'silence';
    this.held = before;
    this.#hush(true);
    await this.#wait(SILENCE);
    if (going()) {
      this.step = 'turned';
      chime('reveal');
      await this.#wait(TURNED);
    }
    if (going()) {
      this.step = 'carried';
      settled.forEach(carry);
      await this.#wait(CARRIED);
    }
    if (number === this.#number) this.end();
  }
  #wait = (ms: number): Promise<void> => Promise.race([pause(ms), new Promise<void>((done) => (this.#skip = done))]);

  end = (): void => {
    this.settled = this.held = null;
    this.#hush(false);
    this.#skip?.();
  };
}

/** A jewel travels to its winner. */
function carry({ cushion, jewel, winner }: Settled): void {
  const from = document.querySelector(`[data-at="cushion-${cushion}"] [data-jewel]`)?.getBoundingClientRect() ?? null;
  const gem = document.querySelector('[data-flight]')?.cloneNode(true) as SVGElement | undefined;
  if (!gem || winner === null) return;
  gem.querySelector('use')?.setAttribute('href', `#lettered-${jewel}`);
  void fly(gem, from, at(`seat-${winner}`));
}
