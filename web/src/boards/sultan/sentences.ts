/** What happened, in sentences of the reader's language. */
import { list, t } from '../../lib/words.svelte';
import type { Seen } from './view';

export function sentences(events: readonly Seen[], names: readonly string[], place: (number: number) => string): string[] {
  return events.map((event) => sentence(event, names, place)).filter((text) => text !== '');
}

function sentence(event: Seen, names: readonly string[], place: (number: number) => string): string {
  const name = (seat: number): string => names[seat - 1] ?? String(seat);
  const jewel = (colour: string): string => t(`jewel-${colour}`);
  switch (event.event) {
    case 'drew':
      return t('log-drew', { name: name(event.seat), count: event.cards.size });
    case 'offered':
      return t('log-offered', { name: name(event.seat), stage: event.stage, round: event.round, jewels: list(event.jewels.map(jewel)) });
    case 'returned':
      return t('log-returned-jewel', { name: name(event.seat), jewel: jewel(event.jewel) });
    case 'laid':
      return event.card === null
        ? t('log-laid', { name: name(event.seat), place: place(event.cushion) })
        : t('log-laid-own', { name: name(event.seat), place: place(event.cushion), card: event.card });
    case 'settled': {
      const cards = event.bids.map((bid) => t('log-card-of', { card: bid.card === null ? '?' : bid.card, name: name(bid.seat) }));
      if (event.winner === null) return t('log-unsold', { place: place(event.cushion), jewel: jewel(event.jewel) });
      return t('log-settled', { place: place(event.cushion), cards: list(cards), name: name(event.winner), jewel: jewel(event.jewel) });
    }
    case 'unveiled':
      return event.cards.length === 0 ? '' : t('log-unveiled', { name: name(event.seat), cards: event.cards.join(', ') });
    case 'over':
      return t('log-over');
  }
}
