/** The choices for a table, before it is created or before the cards are dealt. */
import * as chosen from './choices';
import { PACES, samePace } from './pace';
import type { Choice, Choices, Cover, Terms } from './wire';

/** `rush=on first=2`, word by word. */
const read = (options: string): chosen.Picked => Object.fromEntries(options.split(/[ ,]+/).filter(Boolean).map((word) => word.split('=') as [string, string]));

export class Draft {
  picked = $state.raw<chosen.Picked>({});
  isPublic = $state(false);
  memory = $state(true);
  takeBacks = $state(true);
  rated = $state(false);
  /** One of the paces that are offered, by its number. */
  pace = $state(0);
  cover = $state<Cover>('vote');

  constructor(terms: Terms | null = null) {
    if (!terms) return;
    this.picked = read(terms.options);
    this.isPublic = terms.public;
    this.memory = terms.memory_aids;
    this.takeBacks = terms.take_backs;
    this.rated = terms.rated ?? false;
    this.pace = Math.max(PACES.findIndex((pace) => samePace(pace, terms.pace)), 0);
    this.cover = terms.cover;
  }

  pick(choices: Choices | undefined, name: string, value: string): void {
    this.picked = chosen.pick(choices, this.picked, name, value);
  }
  valueOf(choices: Choices | undefined, alone: boolean, choice: Choice): string {
    return chosen.valueOf(choices, this.picked, alone, choice);
  }
  /** Friends vote, strangers have a clock and play for their ratings. Without a clock there is only the vote. */
  list(isPublic: boolean): void {
    this.isPublic = isPublic;
    if (isPublic) this.rated = true;
    if (isPublic && this.pace === 0) this.pace = 2;
    if (isPublic && this.cover === 'vote') this.cover = 'clock';
  }
  terms(game: string, choices: Choices | undefined, alone: boolean): Pick<Terms, 'game'> & Partial<Terms> {
    return {
      game,
      options: chosen.optionsText(choices, this.picked, alone),
      public: this.isPublic,
      memory_aids: this.memory,
      take_backs: this.takeBacks && !this.rated,
      rated: this.rated,
      pace: PACES[this.pace] ?? 'unhurried',
      cover: this.pace > 0 ? this.cover : 'vote',
    };
  }
}
