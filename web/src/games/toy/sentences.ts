/** What happened, as sentences in the reader's language. */
import { list, t } from '../../lib/words.svelte';
import type { Seen } from './view';

export const sentences = (events: readonly Seen[], names: readonly string[]): string[] =>
  events.map((event) => sentence(event, names)).filter((text) => text !== '');

function sentence(event: Seen, names: readonly string[]): string {
  const name = (seat: number): string => names[seat - 1] ?? String(seat);
  switch (event.event) {
    case 'dealt':
      // The hand shows it.
      return '';
    case 'laid':
      return t('toy-log-laid', { name: name(event.seat) });
    case 'revealed':
      return t('toy-log-revealed', { cards: list(names.map((_, index) => String(event.cards[index] ?? 0))), name: name(event.winner), points: event.stake });
    case 'over':
      return t('log-over');
  }
}
