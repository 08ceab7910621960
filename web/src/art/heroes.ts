/** The wide pictures of the games and of the site, drawn by `art/`. On a phone the middle square is enough. */
const FILES: Record<string, string> = import.meta.glob('./heroes/*.webp', { eager: true, query: '?url', import: 'default' });

/** The address of the picture of an edition, or of the site; empty if there is none. It is 540 wide, for cards on the home page; `large` is twice that. */
export const hero = (of: string, large = false): string => FILES[`./heroes/hero-${of}-${large ? 1080 : 540}.webp`] ?? '';

/** Shown until the picture has loaded. */
export const HERO_TONE = '#2a4040';
