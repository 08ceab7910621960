/** The nobles' pictures, drawn by `art/`: cameos that look to the left, where a tile shows their requirements. */
const FILES: Record<string, string> = import.meta.glob('./nobles/*.webp', { eager: true, query: '?url', import: 'default' });

/** The address of a noble's picture. A tile is about 90 pixels wide; `large` is for a visit. */
export const portrait = (number: number, large = false): string => FILES[`./nobles/noble-${number}-${large || devicePixelRatio > 1.2 ? 192 : 96}.webp`] ?? '';

/** Shown until the picture has loaded. */
export const AGATE = ['#5d1a22', '#7d7066', '#1c4a34', '#1a4a4d', '#72898f', '#3c3235', '#747f93', '#17375a', '#6c6460', '#403d40'];
