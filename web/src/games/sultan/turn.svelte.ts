/** A turn at the cushions or bazaars: the selection so far, which legal moves it leaves, and why something cannot be chosen. It is not part of the view. */
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { BoardProps } from '../../boards/board';
import { Turn } from '../../boards/turn.svelte';
import type { Kind } from './sentences';
import { isStall, read, type Bar, type Move, type View } from './view';

export class Bidding extends Turn<View, Move> {
  /** A place in the hand, a cushion, a drawn jewel. */
  card = $state<number | null>(null);
  cushion = $state<number | null>(null);
  jewel = $state<number | null>(null);

  constructor(table: () => BoardProps<View>) {
    super(table, read);
  }
  protected owing = (): readonly number[] => this.view.waiting_for;

  readonly stall = $derived.by(() => isStall(this.view));
  readonly hand = $derived.by(() => (this.you === null ? [] : (this.view.seats[this.you - 1]?.hand.cards ?? [])));
  readonly active = $derived.by(() => this.legal.length > 0 && !this.sent);

  readonly #value = $derived.by(() => (this.card === null ? null : (this.hand[this.card] ?? null)));
  readonly chosen = $derived.by(() => {
    const drawn = this.jewel === null ? null : this.view.drawn[this.jewel];
    if (drawn) return this.legal.find((move) => move.kind === 'return' && move.jewel === drawn) ?? null;
    if (this.#value === null || this.cushion === null) return null;
    return this.legal.find((move) => move.kind === 'bid' && move.card === this.#value && move.cushion === this.cushion) ?? null;
  });
  readonly begun = $derived.by(() => this.card !== null || this.cushion !== null || this.jewel !== null);
  /** Whether the second tap needs confirmation: always for a jewel, for cards if the player wants it. */
  readonly confirms = $derived.by(() => this.chosen !== null && (settings.confirm || this.chosen.kind === 'return'));

  readonly kind = $derived.by((): Kind => (this.stall ? 'bazaar' : 'cushion'));
  playable = (value: number): boolean => this.legal.some((move) => move.kind === 'bid' && move.card === value);
  /** Whether a card, the chosen one if there is one, may go there. */
  takes = (cushion: number): boolean => this.legal.some((move) => move.kind === 'bid' && move.cushion === cushion && (this.#value === null || move.card === this.#value));
  /** Your own card that is on its way to a cushion, sent or only chosen. */
  onItsWay(cushion: number): number | null {
    const move = this.sent ?? this.chosen;
    return move?.kind === 'bid' && move.cushion === cushion ? move.card : null;
  }

  readonly prompt = $derived.by(() => {
    const { view, chosen } = this;
    const meanwhile = this.meanwhile();
    if (meanwhile) return meanwhile;
    if (view.phase === 'offer') return this.jewel === null ? t('prompt-return') : t('prompt-return-chosen', { colour: view.drawn[this.jewel] ?? '' });
    if (chosen?.kind === 'bid') return t('prompt-bid-chosen', { card: chosen.card, kind: this.kind, number: chosen.cushion });
    if (this.#value !== null) return t('prompt-bid-where', { card: this.#value });
    if (this.cushion !== null) return t('prompt-bid-which', { kind: this.kind, number: this.cushion });
    return t('prompt-bid', { kind: this.kind });
  });

  clear = (): void => {
    this.card = this.cushion = this.jewel = null;
    this.why = '';
  };
  commit = (): void => this.send(this.chosen);
  /** The second tap: sends the move at once, or after the confirmation that the player asked for. */
  #second(): void {
    if (!settings.confirm) this.commit();
  }

  tapCard(index: number): void {
    this.why = this.whyNotCard();
    if (this.why) return;
    this.card = this.card === index ? null : index;
    this.#second();
  }
  tapCushion(number: number): void {
    this.why = this.whyNotCushion(number);
    if (this.why) return;
    this.cushion = this.cushion === number && this.card === null ? null : number;
    this.#second();
  }
  tapJewel(index: number): void {
    this.why = this.notNow();
    if (this.why) return;
    if (this.jewel === index) this.commit();
    else this.jewel = index;
  }

  whyNotCard(): string {
    return this.notNow() || (this.view.phase === 'offer' ? t('why-return-first') : '');
  }
  whyNotCushion(number: number): string {
    const reason = this.notNow();
    if (reason || this.takes(number)) return reason;
    const bar = this.view.cushions[number - 1]?.barred;
    return bar ? WHY[bar](this.kind) : '';
  }
  whyNotJewel(): string {
    return this.notNow();
  }
}

/** The server's reason why no card may be laid somewhere. */
const WHY: Record<Bar, (kind: Kind) => string> = { 'own-card': (kind) => t('why-own-card', { kind }) };
