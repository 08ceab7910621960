/** Pieces of a small example, on a field of 100 by 75: positioned by transforms, so that moving from step to step is a transition. */

/** The style of a piece whose upper left corner lies here. */
export const laid = (x: number, y: number, wide: number, seen = true): string => `width:${wide}cqw;transform:translate(${x}cqw,${y}cqw);opacity:${seen ? 1 : 0}`;
