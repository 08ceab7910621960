/** What a seat holds, colour by colour, and where the points come from: the count times the value, and the bonus of the set. */
import type { ScoreLine } from '../face';
import type { SeatView, View } from './view';

/** Every colour in its place, held or not. */
export function held(view: View, holding: SeatView): ScoreLine[] {
  return view.colours.map((gem, grade) => {
    const count = holding.jewels[grade] ?? 0;
    return { gem, text: String(count), bonus: holding.bonus[grade] ?? 0, none: count === 0 };
  });
}

const times = (count: number, value: number): string => `${count} × ${value} = ${count * value}`;

export function score(view: View, seat: number): ScoreLine[] {
  const holding = view.seats[seat - 1];
  if (!holding) return [];
  return held(view, holding)
    .map((line, grade) => ({ ...line, text: times(Number(line.text), view.values[grade] ?? 0), points: Number(line.text) * (view.values[grade] ?? 0) + (line.bonus ?? 0) }))
    .filter(({ none }) => !none);
}
