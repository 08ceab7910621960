/** The wide pictures of the games and of the house, drawn by `art/`. The middle square alone does on a phone. */
const FILES: Record<string, string> = import.meta.glob('./heroes/*.webp', { eager: true, query: '?url', import: 'default' });

export type HeroName = 'house' | 'sultan' | 'riquezas' | 'splendor';

/** The address of a picture: 540 wide, for cards of the home page; `large` is twice that. */
export const hero = (of: HeroName, large = false): string => FILES[`./heroes/hero-${of}-${large ? 1080 : 540}.webp`] ?? '';

/** What stands in its place until it is there. */
export const HERO_TONE: Record<HeroName, string> = { house: '#2a4040', sultan: '#1c3a5a', riquezas: '#cfa878', splendor: '#8a8468' };
