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

/** Where the letter stands: the middle of the table facet. */
const CENTRE: Record<Colour, Point> = { white: [50, 50], red: [50, 62], yellow: [50, 50], green: [50, 50], blue: [50, 62], black: [50, 50] };

export const TINT: Record<Colour, { base: string; ink: string }> = {
  white: { base: '#dfe6ee', ink: '#1f2a38' },
  red: { base: '#bf2238', ink: '#ffffff' },
  yellow: { base: '#e4ac1e', ink: '#2c1d00' },
  green: { base: '#15774a', ink: '#ffffff' },
  blue: { base: '#2458bb', ink: '#ffffff' },
  black: { base: '#2c2d36', ink: '#ffffff' },
};

export const LETTER: Record<Colour | 'gold', string> = { white: 'W', red: 'R', yellow: 'Y', green: 'G', blue: 'B', black: 'K', gold: 'J' };

export interface Facet {
  path: string;
  /** White above 0, black below: how much light the facet throws. */
  light: number;
}

export interface Cut {
  outline: string;
  table: string;
  facets: Facet[];
  letter: Point;
}

const polygon = (points: readonly Point[]): string => 'M' + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L') + 'Z';

/** Facets between the outline and the table, lit from the upper left. */
export function cut(colour: Colour): Cut {
  const outer = OUTLINE[colour];
  const [cx, cy] = CENTRE[colour];
  const inner = outer.map(([x, y]): Point => [cx + (x - cx) * 0.6, cy + (y - cy) * 0.6]);
  const facets = outer.map((from, index): Facet => {
    const next = (index + 1) % outer.length;
    const to = outer[next] as Point;
    const middle = [(from[0] + to[0]) / 2 - cx, (from[1] + to[1]) / 2 - cy] as const;
    const away = Math.hypot(middle[0], middle[1]) || 1;
    const light = (-0.6 * middle[0] - 0.8 * middle[1]) / away;
    const flicker = index % 2 === 0 ? 0.09 : -0.05;
    return { path: polygon([from, to, inner[next] as Point, inner[index] as Point]), light: light * 0.42 + flicker };
  });
  return { outline: polygon(outer), table: polygon(inner), facets, letter: [cx, cy] };
}
