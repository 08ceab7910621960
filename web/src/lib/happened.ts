/** An entry of the table's log in sentences: what the game tells, and what people did around it. */
import type { News } from './frame';
import { sentences as splendor } from '../boards/splendor/sentences';
import { sentences as sultan } from '../boards/sultan/sentences';
import { t } from './words.svelte';

export function happened(news: News, game: string, names: readonly string[]): string[] {
  return told(news, game, names).map((sentence) => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1));
}

function told(news: News, game: string, names: readonly string[]): string[] {
  const name = names[(news.seat ?? 0) - 1] ?? '';
  const events = news.events ? (game === 'splendor' ? splendor(news.events, names) : sultan(news.events, names, game === 'riquezas')) : [];
  switch (news.what) {
    case 'joined':
      return [t('log-joined', { name: news.name ?? name })];
    case 'left':
      return [t('log-left', { seat: news.seat ?? 0 })];
    case 'started':
      return [t('log-started'), ...events];
    case 'undone':
      return [t('log-undone', { name }), ...events];
    case 'proposed':
      return [proposed(news, name, names)];
    case 'answered':
      return [news.yes ? t('log-agreed', { name }) : t('log-refused', { name })];
    case 'covered':
      return [t('log-covered', { name })];
    case 'returned':
      return [t('log-back', { name })];
    case 'resigned':
      return [t('log-resigned', { name })];
    case 'lapsed':
      return [t('log-lapsed', { name })];
    case 'followed':
      return [t('log-followed')];
    default:
      return events;
  }
}

function proposed(news: News, name: string, names: readonly string[]): string {
  const what = news.proposal;
  if (what === 'take-back') return t('log-asks-take-back', { name });
  if (what === 'end') return t('log-asks-end', { name });
  if (what && 'cover' in what) return t('log-asks-cover', { name, absent: names[what.cover - 1] ?? '' });
  return t('log-asks-pace', { name });
}
