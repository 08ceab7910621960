/** What happened, as sentences in the reader's language. */
import { list, t } from '../../lib/words.svelte';
import { GEMS, TOKENS, total, type Card, type Gems, type Seen, type Tokens } from './view';

export function sentences(events: readonly Seen[], names: readonly string[]): string[] {
  return events.map((event) => sentence(event, names)).filter((text) => text !== '');
}

/** «2 rubies and 1 onyx», as what somebody takes, pays or owns: languages with cases need the accusative. */
export const tokensText = (tokens: Tokens): string => list(TOKENS.filter((token) => tokens[token] > 0).map((token) => t('gem-object', { gem: token, count: tokens[token] })));
export const gemsText = (gems: Gems): string => list(GEMS.filter((gem) => gems[gem] > 0).map((gem) => t('gem-object', { gem, count: gems[gem] })));

/** A card in words: level, bonus, points, price. */
export const cardText = (card: Card, buyable = false): string => t('card-text', { ...short(card), cost: gemsText(card.cost), buyable: yes(buyable) });

/** What a message needs to name a card. */
const short = (card: Card): { level: number; gem: string; points: number } => ({ level: card.level, gem: card.bonus, points: card.points });
/** Messages choose by words. */
export const yes = (it: boolean): 'yes' | 'no' => (it ? 'yes' : 'no');

function sentence(event: Seen, names: readonly string[]): string {
  const name = (seat: number): string => names[seat - 1] ?? String(seat);
  switch (event.event) {
    case 'taken':
      return t('log-taken', { name: name(event.seat), tokens: tokensText(event.tokens) });
    case 'reserved':
      return event.card
        ? t('log-reserved', { name: name(event.seat), ...short(event.card), gold: yes(event.gold) })
        : t('log-reserved-blind', { name: name(event.seat), level: event.level, gold: yes(event.gold) });
    case 'bought':
      return total(event.paid) === 0
        ? t('log-bought-free', { name: name(event.seat), ...short(event.card) })
        : t('log-bought', { name: name(event.seat), ...short(event.card), tokens: tokensText(event.paid) });
    case 'replaced':
      // The market shows it.
      return '';
    case 'given':
      return t('log-returned-tokens', { name: name(event.seat), tokens: tokensText(event.tokens) });
    case 'noble':
      return t('log-noble', { name: name(event.seat), points: event.noble.points });
    case 'passed':
      return t('log-passed', { name: name(event.seat) });
    case 'last-round':
      return t('log-last-round', { name: name(event.seat) });
    case 'over':
      return t('log-over');
  }
}
