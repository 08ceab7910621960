/** The rendered pieces, drawn by `art/`: addresses of the stones and the tokens. */
import type { Colour } from './cuts';

const FILES: Record<string, string> = import.meta.glob('./rendered/*.webp', { eager: true, query: '?url', import: 'default' });

const file = (name: string): string => FILES[`./rendered/${name}.webp`] ?? '';

/** A stone seen from above. It fills the field of its cut (`cuts.ts`) and 0.9 more on each side. */
export const stone = (colour: Colour): string => file(`gem-${colour}-160`);

/** A token as it lies on the table, on a square field. It touches the sides; above and below is room. `TOKEN_STEP` further down lies the one below it in a stack. */
export const token = (colour: Colour | 'gold'): string => file(`token-${colour}-${devicePixelRatio > 1.2 ? 160 : 80}`);

/** How far a token of a stack lies below the next, as a share of the picture's height. */
export const TOKEN_STEP = 0.04;

/** The picture of a bot's character, named after its family and level; empty where there is none. */
export const portrait = (character: string): string => file(`bot-${character}-160`);
