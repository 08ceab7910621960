/** How a finished game went: each seat's points after each move, and what they tell. */
import type { Moment } from './wire';

/** What each seat had after each move, from the deal on. */
export type Race = readonly (readonly number[])[];

export const raceOf = (moments: readonly Moment[], points: (view: never) => number[]): Race => moments.map(({ view }) => points(view as never));

export interface Course {
  /** How often someone else took the sole lead. */
  changes: number;
  /** After which move the winner led for good; 0 if never behind. */
  ahead: number;
  /** The winner's largest deficit, and after which move. */
  behind: { points: number; move: number };
}

/** The course of a game with a single winner. */
export function courseOf(race: Race, winner: number): Course {
  const course: Course = { changes: 0, ahead: 0, behind: { points: 0, move: 0 } };
  let leader = 0;
  for (const [move, points] of race.entries()) {
    const most = Math.max(...points);
    const leaders = points.flatMap((one, index) => (one === most ? [index + 1] : []));
    if (leaders.length === 1 && leaders[0] !== leader) {
      if (leader !== 0) course.changes += 1;
      leader = leaders[0]!;
    }
    const lacking = most - (points[winner - 1] ?? 0);
    if (lacking > 0) course.ahead = move + 1;
    if (lacking > course.behind.points) course.behind = { points: lacking, move };
  }
  return course;
}
