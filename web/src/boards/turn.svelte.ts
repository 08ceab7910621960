/** What a turn is in every game: the legal moves, what was sent, and why nothing can be chosen right now. The selection is up to the game; it is not part of the view. */
import { list, t } from '../lib/words.svelte';
import type { BoardProps } from './board';

export abstract class Turn<View, Move extends { text: string }> {
  /** Why the last tap did nothing. */
  why = $state('');

  readonly #table: () => BoardProps<View>;
  readonly #read: (text: string) => Move | null;
  constructor(table: () => BoardProps<View>, read: (text: string) => Move | null) {
    this.#table = table;
    this.#read = read;
  }

  readonly view = $derived.by(() => this.#table().view);
  readonly you = $derived.by(() => this.#table().you);
  readonly legal = $derived.by(() => this.#table().moves.map(this.#read).filter((move) => move !== null));
  /** The move on its way to the server. */
  readonly sent = $derived.by(() => this.#read(this.#table().pending ?? ''));
  readonly over = $derived.by(() => this.#table().over);

  /** Clears the selection. */
  abstract readonly clear: () => void;
  /** The seats that owe a move. */
  protected abstract owing(): readonly number[];

  name = (seat: number): string => this.#table().names[seat - 1] ?? String(seat);

  send(move: Move | null | undefined): void {
    if (!move) return;
    this.clear();
    this.#table().play(move.text);
  }

  /** Shown while the viewer has nothing to do; empty otherwise. */
  protected meanwhile(): string {
    if (this.sent) return t('prompt-sending');
    if (this.over) return t('prompt-over');
    return this.legal.length === 0 ? t('prompt-waiting', { names: this.#waitedFor() }) : '';
  }
  /** Why nothing can be chosen now; empty if something can. */
  protected notNow(): string {
    if (this.sent) return t('why-pending');
    if (this.over) return t('why-over');
    if (this.you === null) return t('why-watching');
    return this.legal.length === 0 ? t('why-not-your-turn', { names: this.#waitedFor() }) : '';
  }
  #waitedFor = (): string => list(this.owing().map(this.name));
}
