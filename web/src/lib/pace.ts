/** How much time there is, as tables offer it. */
import type { Pace } from './wire';
import { t } from './words.svelte';

export const PACES: readonly Pace[] = ['unhurried', { live: { bank: 300, increment: 10 } }, { live: { bank: 900, increment: 20 } }, { days: 1 }, { days: 3 }];

export function paceText(pace: Pace): string {
  if (pace === 'unhurried') return t('pace-unhurried');
  if ('days' in pace) return t('pace-days', { days: pace.days });
  return t('pace-live', { minutes: Math.round(pace.live.bank / 60), seconds: pace.live.increment });
}

export const samePace = (one: Pace, other: Pace): boolean => JSON.stringify(one) === JSON.stringify(other);
