/** A turn: the card that is chosen. */
import type { BoardProps } from '../../boards/board';
import { Turn } from '../../boards/turn.svelte';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import { read, type Move, type View } from './view';

export class Laying extends Turn<View, Move> {
  card = $state<number | null>(null);

  constructor(table: () => BoardProps<View>) {
    super(table, read);
  }
  protected owing = (): readonly number[] => [this.view.turn];

  readonly chosen = $derived.by(() => this.legal.find(({ card }) => card === this.card) ?? null);
  playable = (card: number): boolean => !this.sent && this.legal.some((move) => move.card === card);
  readonly prompt = $derived.by(() => this.meanwhile() || (this.card === null ? t('toy-prompt') : t('toy-prompt-chosen', { card: this.card })));

  clear = (): void => {
    this.card = null;
    this.why = '';
  };
  commit = (): void => this.send(this.chosen);

  tap(card: number): void {
    this.why = this.notNow();
    if (this.why) return;
    this.card = this.card === card ? null : card;
    if (!settings.confirm) this.commit();
  }
}
