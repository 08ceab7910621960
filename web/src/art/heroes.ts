/** The wide pictures of the games and of the house, drawn by `art/`. The middle square alone does on a phone. */
const FILES: Record<string, string> = import.meta.glob('./heroes/*.webp', { eager: true, query: '?url', import: 'default' });

/** The address of the picture of an edition, or of the house; empty where there is none. It is 540 wide, for cards of the home page; `large` is twice that. */
export const hero = (of: string, large = false): string => FILES[`./heroes/hero-${of}-${large ? 1080 : 540}.webp`] ?? '';

/** What stands in its place until it is there. */
export const HERO_TONE = '#2a4040';
