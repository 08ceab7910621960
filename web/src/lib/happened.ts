/** What happened, as sentences: the game's events, and what people did around it. */
import type { News, Proposal, Terms } from './wire';
import { faceOf } from '../games';
import { botTitle } from './names';
import { paceText } from './pace';
import { t } from './words.svelte';

export function happened(news: News, terms: Terms, names: readonly string[]): string[] {
  const name = 'seat' in news ? (names[news.seat - 1] ?? '') : '';
  const events = faceOf(terms.game).sentences(news.events ?? [], names);
  switch (news.what) {
    case 'joined':
      return [t('log-joined', { name: news.name || t('seat-number', { seat: news.seat }) })];
    case 'left':
      return [t('log-left', { seat: news.seat })];
    case 'changed':
      return [t('log-changed')];
    case 'renamed':
      return [t('log-renamed', { seat: news.seat, name: news.name || t('seat-number', { seat: news.seat }) })];
    case 'hosted':
      return [t('log-hosted', { name })];
    case 'muted':
      return [news.muted ? t('log-muted', { name }) : t('log-unmuted', { name })];
    case 'silenced':
      return [news.muted ? t('log-spectator-muted') : t('log-spectator-unmuted')];
    case 'stopped':
      return [t('log-stopped')];
    case 'forgotten':
      return [t('log-forgotten')];
    case 'resumed':
      return [t(terms.pace === 'unhurried' ? 'log-resumed-unhurried' : 'log-resumed', { seconds: Math.max(Math.round(news.gap / 1000), 1) })];
    case 'started':
      return [t('log-started'), ...events];
    case 'undone':
      return [t('log-undone', { name }), ...events];
    case 'proposed':
      return [asks(news.proposal, news.seat, names)];
    case 'answered':
      return [news.yes ? t('log-agreed', { name }) : t('log-refused', { name })];
    case 'hints':
      return [news.agree ? t('log-hints-agreed', { name }) : t('log-hints-withdrawn', { name })];
    case 'covered':
      return [t(news.why === 'clock' ? 'log-covered-clock' : 'log-covered', { name, bot: botTitle(terms.game, terms.cover_by) })];
    case 'returned':
      return [t('log-back', { name })];
    case 'resigned':
      return [t('log-resigned', { name })];
    case 'lapsed':
      return [t('log-lapsed', { name })];
    case 'followed':
      return [t('log-followed')];
    case 'created':
    case 'mixed':
    case 'sealed':
    case 'closed':
    case 'revealed':
    case 'arranged':
    case 'moved':
      return events;
  }
}

/** Who asks the others for what. */
export function asks(what: Proposal, by: number, names: readonly string[]): string {
  const name = names[by - 1] ?? '';
  if (what === 'take-back') return t('log-asks-take-back', { name });
  if (what === 'end') return t('log-asks-end', { name });
  if (what === 'hints') return t('log-asks-hints', { name });
  if ('cover' in what) return t('log-asks-cover', { name, absent: names[what.cover - 1] ?? '' });
  return t('log-asks-pace', { name, pace: paceText(what.pace) });
}
