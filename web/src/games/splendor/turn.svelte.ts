/** A turn at the merchants' desk: the selection so far, which legal moves it leaves, and why something cannot be chosen. It is not part of the view. */
import { settings } from '../../lib/settings.svelte';
import { list, t } from '../../lib/words.svelte';
import type { BoardProps } from '../../boards/board';
import { Turn } from '../../boards/turn.svelte';
import { cardText, gemsText, tokensText, yes } from './sentences';
import { GEMS, TOKENS, none, paid, plus, read, same, total, within, type Bar, type Card, type Move, type Price, type TokenName, type Tokens, type View } from './view';

type Kind<K> = Extract<Move, { kind: K }>;
const isKind = <K extends Move['kind']>(kind: K) => (move: Move): move is Kind<K> => move.kind === kind;

export class Trading extends Turn<View, Move> {
  taken = $state.raw<Tokens>(none());
  given = $state.raw<Tokens>(none());
  spot = $state<string | null>(null);
  noble = $state<number | null>(null);
  payment = $state<string | null>(null);

  constructor(table: () => BoardProps<View>) {
    super(table, read);
  }
  protected owing = (): readonly number[] => [this.view.turn];

  readonly mine = $derived.by(() => (this.you === null ? null : (this.view.seats[this.you - 1] ?? null)));
  /** Whether an action can be chosen now. */
  readonly active = $derived.by(() => this.view.phase === 'action' && this.legal.length > 0 && !this.sent);

  /** Whether tokens over the limit are to be given back. */
  readonly returning = $derived.by(() => this.view.phase === 'give' && this.legal.length > 0 && !this.sent);

  readonly #takes = $derived.by(() => this.legal.filter(isKind('take')));
  readonly #gives = $derived.by(() => this.legal.filter(isKind('give')));
  readonly take = $derived.by(() => this.#takes.find((move) => same(move.tokens, this.taken)) ?? null);
  /** Everything that can be taken with the tokens chosen so far: complete choices, one tap each. Two of one colour come first, since a narrow row hides the last. */
  readonly offers = $derived.by(() => {
    const open = total(this.taken) === 0 ? [] : this.#takes.filter((move) => move !== this.take && within(this.taken, move.tokens));
    return open.toSorted((one, other) => total(one.tokens) - total(other.tokens));
  });
  readonly give = $derived.by(() => this.#gives.find((move) => same(move.tokens, this.given)) ?? null);
  readonly card = $derived.by(() => (this.spot === null ? null : (this.#at(this.spot)?.card ?? null)));
  readonly buys = $derived.by(() => (this.spot === null ? [] : this.buysOf(this.spot)));
  readonly buy = $derived.by(() => this.buys.find((move) => move.text === this.payment) ?? this.buys[0] ?? null);
  readonly reserve = $derived.by(() => (this.spot === null ? null : (this.reserveOf(this.spot) ?? null)));
  readonly calling = $derived.by(() => this.legal.find((move) => move.kind === 'noble' && move.place === this.noble) ?? null);
  readonly passing = $derived.by(() => this.legal.find((move) => move.kind === 'pass') ?? null);
  readonly chosen = $derived.by(() => total(this.taken) > 0 || total(this.given) > 0 || this.spot !== null || this.noble !== null);

  buysOf = (spot: string): Kind<'buy'>[] => this.legal.filter(isKind('buy')).filter((move) => move.spot === spot);
  reserveOf = (spot: string): Move | undefined => this.legal.find((move) => move.kind === 'reserve' && move.spot === spot);
  affordable = (spot: string): boolean => this.buysOf(spot).length > 0;
  callable = (place: number): boolean => this.legal.some((move) => move.kind === 'noble' && move.place === place);
  takeable = (token: TokenName): boolean => this.active && this.#takes.some((move) => move.tokens[token] > this.taken[token] && within(this.taken, move.tokens));
  isSent = (spot: string): boolean => this.sent !== null && 'spot' in this.sent && this.sent.spot === spot;
  /** What the card there costs me. */
  price = (spot: string): Price | null => this.#at(spot)?.price ?? null;
  cost(move: Kind<'buy'>): Tokens {
    const price = this.#at(move.spot)?.price;
    return price ? paid(price, move.gold) : none();
  }

  /** What I would hold after the chosen move. */
  readonly after = $derived.by(() => {
    if (!this.mine) return null;
    if (total(this.taken) > 0) return plus(this.mine.tokens, this.taken, 1);
    if (total(this.given) > 0) return plus(this.mine.tokens, this.given, -1);
    return this.buy ? plus(this.mine.tokens, this.cost(this.buy), -1) : null;
  });

  readonly prompt = $derived.by(() => {
    const { view } = this;
    const meanwhile = this.meanwhile();
    if (meanwhile) return meanwhile;
    if (view.phase === 'give') return t('prompt-give', { count: view.surplus - total(this.given) });
    if (view.phase === 'noble') return t('prompt-noble');
    if (total(this.taken) > 0) return this.take ? t('prompt-taking', { tokens: tokensText(this.taken) }) : t('prompt-taking-more', { tokens: tokensText(this.taken) });
    if (this.buy) return total(this.cost(this.buy)) === 0 ? t('prompt-buy-free') : t('prompt-buy', { tokens: tokensText(this.cost(this.buy)) });
    if (this.spot) return this.card ? cardText(this.card) : t('prompt-deck', { level: Number(this.spot[0]) });
    return this.passing ? t('prompt-pass') : t('prompt-action');
  });

  clear = (): void => {
    this.taken = none();
    this.given = none();
    this.spot = this.noble = this.payment = null;
    this.why = '';
  };

  tapBank(token: TokenName): void {
    this.why = this.notNow();
    if (this.why) return;
    this.spot = null;
    const next = { ...this.taken, [token]: this.taken[token] + 1 };
    if (this.#takes.some((move) => within(next, move.tokens))) this.taken = next;
    else if (this.taken[token] > 0) this.taken = { ...this.taken, [token]: 0 };
    else this.why = this.whyNotToken(token);
    if (total(next) > 1 && this.offers.length === 0) this.#lastTap(this.take);
  }
  tapGive(token: TokenName): void {
    const next = { ...this.given, [token]: this.given[token] + 1 };
    if (this.#gives.some((move) => within(next, move.tokens))) this.given = next;
    else if (this.given[token] > 0) this.given = { ...this.given, [token]: 0 };
    else this.why = t('why-return-tokens', { count: this.view.surplus });
    if (total(next) > 1) this.#lastTap(this.give);
  }
  /** Nothing can be added: sends the move at once, or after the confirmation that the player asked for. */
  #lastTap(move: Move | null): void {
    if (!settings.confirm) this.send(move);
  }
  tapCard(spot: string): void {
    this.why = this.whyNotCard(spot);
    this.taken = none();
    this.payment = null;
    this.spot = this.why || this.spot === spot ? null : spot;
  }
  tapNoble(place: number): void {
    this.why = this.callable(place) ? '' : this.whyNotNoble(place);
    if (this.why) return;
    if (this.noble === place) this.send(this.calling);
    else this.noble = place;
  }

  whyNotToken(token: TokenName): string {
    const reason = this.notNow();
    if (reason || this.takeable(token)) return reason;
    const bar = this.view.barred?.tokens.find((barred) => barred.token === token);
    return bar ? WHY[bar.why](token) : t('why-take-rule');
  }
  whyNotCard(spot: string): string {
    const reason = this.notNow();
    if (reason || this.affordable(spot) || this.reserveOf(spot)) return reason;
    const price = this.#at(spot)?.price;
    const full = this.view.barred?.reserve;
    if (price && price.short > 0) return t('why-missing', { tokens: lackingText(price), full: yes(!spot.startsWith('hand.') && !!full) });
    return full ? WHY[full](null) : '';
  }
  whyNotNoble(place: number): string {
    const noble = this.view.nobles[place - 1];
    return noble ? t('why-noble', { gems: gemsText(noble.cost) }) : '';
  }
  /** Surplus tokens and waiting nobles come before anything else. */
  protected override notNow(): string {
    const reason = super.notNow();
    if (reason) return reason;
    if (this.view.phase === 'give') return t('why-return-tokens', { count: this.view.surplus });
    return this.view.phase === 'noble' ? t('why-choose-noble') : '';
  }
  #at(spot: string): { card: Card | null; price: Price | null } | undefined {
    if (spot.startsWith('hand.')) return this.mine?.reserved[Number(spot.slice(5)) - 1];
    return this.view.levels.flatMap((level) => level.places).find((place) => place.place === spot);
  }
}

/** The server's reason why something cannot be done. */
const WHY: Record<Bar, (token: TokenName | null) => string> = {
  gold: () => t('why-gold'),
  'bank-empty': (token) => t('why-bank-empty', { gem: token ?? '' }),
  'hand-full': () => t('why-no-reserve'),
};
const lackingText = ({ lacking }: Price): string => list(GEMS.filter((gem) => lacking[gem] > 0).map((gem) => t('gem-count', { gem, count: lacking[gem] })));

/** «W W» as drawings: every token of a choice. */
export const each = (tokens: Tokens): TokenName[] => TOKENS.flatMap((token) => Array.from({ length: tokens[token] }, () => token));
