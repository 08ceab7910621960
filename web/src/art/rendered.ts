/** The rendered pieces, drawn by `art/`: addresses of the stones. */
import type { Colour } from './cuts';

const FILES: Record<string, string> = import.meta.glob('./rendered/*-160.webp', { eager: true, query: '?url', import: 'default' });

/** A stone seen from above. It fills the field of its cut (`cuts.ts`) and 0.9 more on each side. */
export const stone = (colour: Colour): string => FILES[`./rendered/gem-${colour}-160.webp`] ?? '';
