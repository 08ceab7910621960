/** The games that have a board here. */
export const GAMES = ['sultan', 'riquezas', 'splendor'] as const;
export type GameName = (typeof GAMES)[number];
/** One family, three moods. */
export const MOOD: Record<string, string> = { sultan: 'palace', riquezas: 'bazaar', splendor: 'ledger' };
/** How many may sit at a table. */
export const MOST: Record<GameName, number> = { sultan: 5, riquezas: 5, splendor: 4 };
