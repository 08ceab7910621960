/** The cuts of the gems: one silhouette for each colour, so that colour is never the only cue. Points on a field of 100 × 100. */

export type Colour = 'white' | 'red' | 'yellow' | 'green' | 'blue' | 'black';
export const COLOURS: readonly Colour[] = ['white', 'red', 'yellow', 'green', 'blue', 'black'];

export type Point = readonly [number, number];

function ring(corners: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((index + turn) / corners) * 2 * Math.PI - Math.PI / 2;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)] as const;
  });
}

const OUTLINE: Record<Colour, readonly Point[]> = {
  // a round brilliant
  white: ring(12, 46, 0.5),
  // a trillion: a triangle with bowed sides
  red: [[50, 4], [66, 24], [82, 50], [96, 80], [76, 88], [50, 91], [24, 88], [4, 80], [18, 50], [34, 24]],
  // a marquise: pointed at both ends, lying
  yellow: [[2, 50], [18, 32], [36, 22], [50, 19], [64, 22], [82, 32], [98, 50], [82, 68], [64, 78], [50, 81], [36, 78], [18, 68]],
  // an emerald cut: a tall rectangle without corners
  green: [[32, 4], [68, 4], [84, 20], [84, 80], [68, 96], [32, 96], [16, 80], [16, 20]],
  // a pear
  blue: [[50, 2], [62, 22], [76, 42], [84, 62], [78, 82], [62, 94], [50, 97], [38, 94], [22, 82], [16, 62], [24, 42], [38, 22]],
  // a kite: a square on its point
  black: [[50, 2], [74, 26], [98, 50], [74, 74], [50, 98], [26, 74], [2, 50], [26, 26]],
};

/** Where the letter goes: the middle of the table facet. */
const CENTRE: Record<Colour, Point> = { white: [50, 50], red: [50, 62], yellow: [50, 50], green: [50, 50], blue: [50, 62], black: [50, 50] };

/** The colour of a stone, of the letter on it, and of the letter's rim, which keeps it readable on bright facets. */
export const TINT: Record<Colour, { base: string; ink: string; halo: string }> = {
  white: { base: '#dfe6ee', ink: '#1f2a38', halo: '#eef3f8' },
  red: { base: '#bf2238', ink: '#ffffff', halo: '#7d0f20' },
  yellow: { base: '#e4ac1e', ink: '#2c1d00', halo: '#f6d070' },
  green: { base: '#15774a', ink: '#ffffff', halo: '#0a4a2c' },
  blue: { base: '#2458bb', ink: '#ffffff', halo: '#12307a' },
  black: { base: '#2c2d36', ink: '#ffffff', halo: '#101015' },
};

export interface Cut {
  outline: string;
  letter: Point;
}

const polygon = (points: readonly Point[]): string => 'M' + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L') + 'Z';

/** The outline of a stone, shown until its picture has loaded, and where its letter goes. */
export const cut = (colour: Colour): Cut => ({ outline: polygon(OUTLINE[colour]), letter: CENTRE[colour] });
