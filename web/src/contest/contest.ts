/** What the pages of series and tournaments share. */
import { seatNames } from '../lib/names';
import type { ContestPage, ContestTable, Format } from '../lib/wire';

export type Kind = 'series' | 'round-robin' | 'swiss';
export const KINDS: readonly Kind[] = ['series', 'round-robin', 'swiss'];

export const kindOf = (format: Format): Kind => (format === 'round-robin' ? 'round-robin' : 'series' in format ? 'series' : 'swiss');

/** The address of a contest's page. */
export const pathOf = ({ contest, series }: { contest: string; series: boolean }): string => `/${series ? 'series' : 'tournament'}/${contest}`;

/** How many can play a knock-out final, so that its tables are full in every round. */
export const FINALS: Readonly<Record<number, readonly number[]>> = { 2: [2, 4, 8, 16], 3: [3, 9, 27], 4: [4, 8, 16], 5: [5, 25] };

/** What everybody is called, by their number. */
export const namesOf = (page: ContestPage): string[] => seatNames(page.terms.game, page.entrants);

/** The table at which the reader plays in this round. */
export function ownTable({ you, rounds }: ContestPage): ContestTable | null {
  return rounds.at(-1)?.tables.find(({ seats, ranks }) => you !== null && seats.includes(you) && !ranks) ?? null;
}
