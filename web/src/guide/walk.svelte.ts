/** A walk through a guided game: which step it is at, what the board shows, what is moving. The steps come from the server, one by one. */
import { tick } from 'svelte';
import { pause } from '../lib/beat';
import type { GuideStep, GuideTurn, Seen, View } from '../lib/wire';
import { finish, leaveAt, leftAt } from './left';

const AGAIN = 2000;
/** How long a move is shown before the next one: a little longer than in play. */
const LOOK = 1.2;

export class Walk {
  step = $state.raw<GuideStep | null>(null);
  view = $state.raw<View | null>(null);
  moves = $state.raw<readonly string[]>([]);
  news = $state.raw<{ id: number; events: readonly Seen[] }>({ id: 0, events: [] });
  /** Moves are being made that the learner only watches. */
  running = $state(false);
  /** What is shown has been seen to its end: until then nothing reveals how it ends. */
  told = $state(true);
  /** What the learner tried instead of the shown move: another move, or a move too early. */
  aside = $state<'' | 'other' | 'not-yet'>('');
  /** The server does not answer; it is asked again. */
  lost = $state(false);

  #known = new Map<number, Promise<GuideStep | null>>();
  #walks = 0;
  #hushed = false;

  constructor(readonly game: string) {
    void this.open(Math.max(leftAt(game), 1));
  }

  close(): void {
    this.#walks += 1;
  }

  async open(number: number): Promise<void> {
    const walk = ++this.#walks;
    const step = await this.#fetch(number, walk);
    if (!step || walk !== this.#walks) return;
    this.running = false;
    this.told = true;
    this.aside = '';
    this.step = step;
    this.view = step.view;
    this.moves = step.moves;
    leaveAt(this.game, step.step === step.steps ? 0 : step.step);
    if (step.step < step.steps) void this.#ask(step.step + 1);
    else finish();
  }

  /** The learner makes a move; only the shown one is made. */
  play(move: string): void {
    if (!this.step || this.running) return;
    if (move === this.step.move) void this.#run(this.step);
    else this.aside = this.step.move === null ? 'not-yet' : 'other';
  }

  /** Goes on after reading, or skips the animation. */
  onward(): void {
    if (!this.step) return;
    if (this.running) void this.open(this.step.step + 1);
    else if (this.step.move === null) void this.#run(this.step);
  }

  back(): void {
    this.#forget();
    if (this.step) void this.open(Math.max(this.step.step - 1, 1));
  }

  /** The board shows something that should be seen to its end. */
  hush(quiet: boolean): void {
    this.#hushed = quiet;
  }

  async #run(step: GuideStep): Promise<void> {
    const walk = ++this.#walks;
    this.running = true;
    this.aside = '';
    if (step.then.length === 0) this.#forget();
    for (const turn of step.then) {
      this.#show(turn);
      await tick();
      await pause(LOOK);
      while (this.#hushed && walk === this.#walks) await new Promise((done) => setTimeout(done, 50));
      if (walk !== this.#walks) return;
      this.told = true;
    }
    await this.open(step.step + 1);
  }

  /** What happened last was in another place of the game. */
  #forget(): void {
    this.news = { ...this.news, events: [] };
  }

  #show(turn: GuideTurn): void {
    this.view = turn.view;
    this.moves = [];
    this.told = false;
    this.news = { id: this.news.id + 1, events: turn.events };
  }

  /** Asks until there is an answer. A step that the guide no longer has leads to the first one. */
  async #fetch(number: number, walk: number): Promise<GuideStep | null> {
    for (;;) {
      const step = await this.#ask(number);
      if (walk !== this.#walks) return null;
      this.lost = step === null;
      if (step) return step;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }

  #ask(number: number): Promise<GuideStep | null> {
    const known = this.#known.get(number);
    if (known) return known;
    const asked = this.#call(number).catch(() => null);
    this.#known.set(number, asked);
    void asked.then((step) => step ?? this.#known.delete(number));
    return asked;
  }

  async #call(number: number): Promise<GuideStep | null> {
    const answer = await fetch(`/api/guide/${this.game}/${number}`);
    if (answer.status === 404 && number > 1) return this.#call(1);
    return answer.ok ? ((await answer.json()) as GuideStep) : null;
  }
}
