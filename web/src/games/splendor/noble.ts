/** Nobles as heraldic portraits, put together from parts: head-dress, beard or veil, collar. No two of the ten look alike. */

export const HATS = [
  'M30 30C30 12 70 12 70 30L74 34H26Z', // cap
  'M28 32 32 12 42 24 50 8 58 24 68 12 72 32Z', // crown
  'M22 32C26 14 74 14 78 32 66 26 34 26 22 32Z', // beret
  'M34 32V10H66V32ZM26 32H74V36H26Z', // tall hat
  'M26 34C22 10 78 10 74 34 70 22 30 22 26 34ZM48 4h4v8h-4Z', // turban
];
export const HAIR = [
  'M30 34C26 52 30 60 34 64V36ZM70 34C74 52 70 60 66 64V36Z',
  'M28 34C20 60 26 74 32 78L36 40ZM72 34C80 60 74 74 68 78L64 40Z',
  'M32 36v14l4 4V36ZM68 36v14l-4 4V36Z',
];
export const BEARD = ['', 'M36 54C38 74 62 74 64 54 56 60 44 60 36 54Z', 'M44 58h12l-2 3h-8Z', 'M40 58C42 84 58 84 60 58 54 62 46 62 40 58Z'];
export const COLLAR = ['M14 100C16 78 84 78 86 100Z', 'M10 100 32 76 50 88 68 76 90 100Z', 'M12 100C14 82 34 74 50 84 66 74 86 82 88 100Z'];
const SKIN = ['#f0cfae', '#d9a878', '#a8713f', '#7a4a28'];
const COAT = ['#2458bb', '#bf2238', '#15774a', '#6a4a9c', '#2c2d36'];

export interface Portrait {
  hat: string;
  hair: string;
  beard: string;
  collar: string;
  skin: string;
  coat: string;
  hairTint: string;
}

export function portrait(number: number): Portrait {
  const pick = <Part>(parts: readonly Part[], step: number): Part => parts[(number * step) % parts.length] as Part;
  return {
    hat: pick(HATS, 1),
    hair: pick(HAIR, 1),
    beard: pick(BEARD, 1),
    collar: pick(COLLAR, 2),
    skin: pick(SKIN, 3),
    coat: pick(COAT, 2),
    hairTint: ['#3a2a1e', '#7b4b1d', '#cfc6b8', '#1d1b1a'][number % 4] as string,
  };
}
