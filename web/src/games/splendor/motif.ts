/** The drawing on a development card: what a merchant owns at each level, tinted by the colour of its bonus. On a field of 100 × 70. */

/** Level 1: the mine. Level 2: the caravan or the ship. Level 3: the house in town. A variant for each colour keeps neighbours apart. */
const MINES = [
  'M0 70 18 34 34 52 52 20 72 50 84 38 100 70Z',
  'M0 70 24 24 44 56 64 32 80 54 100 44V70Z',
  'M0 70V50L20 40 38 14 58 46 76 30 100 60V70Z',
  'M0 70 14 46 30 50 46 22 60 40 78 18 100 52V70Z',
  'M0 70 20 44 40 30 54 46 70 16 88 44 100 40V70Z',
];
const MOUTH = 'M38 70V58a12 12 0 0 1 24 0V70ZM44 70V60a6 6 0 0 1 12 0V70Z';
const SHIPS = [
  'M14 50H86L76 64H24ZM48 50V10L22 44ZM52 50V16L78 44Z',
  'M12 52H88L80 64H20ZM34 52V14L58 48ZM64 52V22L82 48ZM34 14l-14 32h14',
  'M10 48 20 62H80L90 48ZM50 48V8M30 14H70L64 40H36Z',
  'M16 50H84L74 64H26ZM40 50V12H44V50ZM44 14 74 24 44 36ZM40 40 20 46 40 48Z',
  'M10 50C24 60 76 60 90 50L82 64H18ZM36 50V16H38V50ZM62 50V12H64V50ZM38 18 56 34 38 46ZM64 14 84 34 64 46Z',
];
const WAVES = 'M0 64q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0V70H0Z';
const HOUSES = [
  'M22 70V36H78V70ZM18 36 50 12 82 36ZM46 70V54h8V70ZM30 44h8v8h-8ZM62 44h8v8h-8Z',
  'M14 70V40H40V70ZM40 70V24H62V70ZM62 70V40H88V70ZM36 24 51 6 66 24ZM47 32h8v10h-8ZM22 50h10v8H22ZM70 50h10v8H70Z',
  'M20 70V38H80V70ZM30 38C30 18 70 18 70 38ZM49 20V8h2V20ZM28 70V52h10V70ZM45 70V48h10V70ZM62 70V52h10V70Z',
  'M16 70V30H34V70ZM66 70V30H84V70ZM34 70V42H66V70ZM14 30 25 14 36 30ZM64 30 75 14 86 30ZM44 70V56a6 6 0 0 1 12 0V70Z',
  'M18 70V44H82V70ZM24 44V34H76V44ZM32 34V24H68V34ZM44 24 50 8 56 24ZM30 52h8V70h-8ZM46 52h8V70h-8ZM62 52h8V70h-8Z',
];
const ORDER = ['white', 'blue', 'green', 'red', 'black'];

export interface Motif {
  back: string;
  front: string;
}

export function motif(level: number, bonus: string): Motif {
  const at = Math.max(ORDER.indexOf(bonus), 0);
  if (level === 1) return { back: MINES[at] as string, front: MOUTH };
  if (level === 2) return { back: WAVES, front: SHIPS[at] as string };
  return { back: 'M0 70V60Q50 50 100 60V70Z', front: HOUSES[at] as string };
}

/** Paper and ink of a card, by the colour of its bonus. */
export const SHEET: Record<string, { sky: string; far: string; near: string }> = {
  white: { sky: '#eef2f6', far: '#c3ccd8', near: '#76849a' },
  blue: { sky: '#d9e6fa', far: '#9dbbea', near: '#2f5ea8' },
  green: { sky: '#dcefe2', far: '#9fcfb1', near: '#20704a' },
  red: { sky: '#fae0dd', far: '#e8aaa5', near: '#a02c38' },
  black: { sky: '#e3e0dd', far: '#aaa5a3', near: '#3a393f' },
};
