/** Where the points came from, colour by colour: so many jewels at so much, and the bonus of the set. */
import type { ScoreLine } from '../games';
import type { View } from './view';

export function score(view: View, seat: number): ScoreLine[] {
  const holding = view.seats[seat - 1];
  if (!holding) return [];
  return view.colours
    .map((gem, grade) => ({ gem, count: holding.jewels[grade] ?? 0, points: grade + 1, bonus: holding.bonus[grade] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ gem, count, points, bonus }) => ({ gem, text: `${count} × ${points} = ${count * points}`, bonus }));
}
