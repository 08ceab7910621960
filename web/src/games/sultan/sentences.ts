/** What happened, as sentences in the reader's language. */
import { list, t } from '../../lib/words.svelte';
import type { Seen } from './view';

/** Where a jewel is sold; the messages say the rest. */
export type Kind = 'cushion' | 'bazaar';

export function sentences(events: readonly Seen[], names: readonly string[], kind: Kind): string[] {
  return events.map((event) => sentence(event, names, kind)).filter((text) => text !== '');
}

function sentence(event: Seen, names: readonly string[], kind: Kind): string {
  const name = (seat: number): string => names[seat - 1] ?? String(seat);
  switch (event.event) {
    case 'drew':
      return t('log-drew', { name: name(event.seat), count: event.cards.size });
    case 'offered':
      return t('log-offered', { name: name(event.seat), stage: event.stage, round: event.round, jewels: list(event.jewels.map((colour) => t('jewel-colour', { colour }))) });
    case 'returned':
      return t('log-returned-jewel', { name: name(event.seat), colour: event.jewel });
    case 'laid':
      return event.card === null
        ? t('log-laid', { name: name(event.seat), kind, number: event.cushion })
        : t('log-laid-own', { name: name(event.seat), kind, number: event.cushion, card: event.card });
    case 'settled': {
      const cards = event.bids.map((bid) => (bid.card === null ? t('log-card-unseen', { name: name(bid.seat) }) : t('log-card-of', { card: bid.card, name: name(bid.seat) })));
      if (event.winner === null) return t('log-unsold', { kind, number: event.cushion, colour: event.jewel });
      return t('log-settled', { kind, number: event.cushion, cards: list(cards), name: name(event.winner), colour: event.jewel });
    }
    case 'unveiled':
      return event.cards.length === 0 ? '' : t('log-unveiled', { name: name(event.seat), count: event.cards.length, cards: list(event.cards.map(String)) });
    case 'over':
      return t('log-over');
  }
}
