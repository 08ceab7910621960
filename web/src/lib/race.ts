/** How a finished game went, from its moments: who had what after each move, and what that tells. */
import type { Moment } from './wire';

/** What each seat had after each move, from the deal on. */
export type Race = readonly (readonly number[])[];

export const raceOf = (moments: readonly Moment[], points: (view: never) => number[]): Race => moments.map(({ view }) => points(view as never));

export interface Course {
  /** How often somebody else came to be alone in front. */
  changes: number;
  /** After which move the winner was in front for good; 0 for one who was never behind. */
  ahead: number;
  /** By how much the winner was behind at worst, and after which move. */
  behind: { points: number; move: number };
}

/** The course of a game that one seat has won. */
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
