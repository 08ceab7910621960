/** Days, times and standings of the daily deal, as a reader writes them. */
import { languageOf } from './languages';
import type { DealOfDay, Yours } from './wire';
import { signed, spoken, t } from './words.svelte';

const tag = (): string => languageOf(spoken()).tag;
const write = (at: number, options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(tag(), options).format(at);
const midnight = (day: string): number => Date.parse(`${day}T00:00Z`);

/** «Monday, 16 November»: a day of the deals, from midnight to midnight UTC. */
export const dayText = (day: string): string => write(midnight(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** «Mon, 16 Nov» */
export const dayShort = (day: string): string => write(midnight(day), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** «1:00», by the reader's own clock. */
export const hourText = (at: number): string => write(at, { hour: 'numeric', minute: '2-digit' });

/** «Tue, 17 Nov, 7:00», by the reader's own clock. */
export const momentText = (at: number): string => write(at, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/** What somebody has done about a deal, in a few words. */
export function statusText({ yours, counted }: Pick<DealOfDay, 'yours' | 'counted'>): string {
  if (!yours) return t('daily-open');
  if (!yours.over) return t('daily-in-play');
  return yours.rank === null ? t('daily-done') : t('daily-rank', { rank: yours.rank, count: counted });
}

/** What came of a try on a past day: the lead, or that there is none. */
export const resultText = ({ over, margin }: Yours): string => (over ? (margin === null ? t('daily-gave-up') : signed(margin)) : t('daily-in-play'));
