/** For questions whose answers may overtake one another: only the answer to the latest counts, and an earlier one is `undefined`. */
export function latestOnly(): <Answer>(asked: Promise<Answer>) => Promise<Answer | undefined> {
  let count = 0;
  return async (asked) => {
    const mine = ++count;
    const answer = await asked;
    return mine === count ? answer : undefined;
  };
}
