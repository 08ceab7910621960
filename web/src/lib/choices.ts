/** The options chosen for a table, among what the server offers. */
import type { Choice, Choices } from './wire';

export type Picked = Readonly<Record<string, string>>;

/** The effective options: what was picked, or else the default at such a table. A default against bots gives way to a conflicting pick. */
export function valueOf(choices: Choices | undefined, picked: Picked, alone: boolean, { name, values, default: plain, against_bots: suggested }: Choice): string {
  const own = picked[name];
  if (own !== undefined && values.includes(own)) return own;
  if (!alone || suggested === null) return plain;
  const fits = against(choices, `${name}=${suggested}`).every((word) => !Object.entries(picked).some(([other, value]) => word === `${other}=${value}`));
  return fits ? suggested : plain;
}

/** The picks with one more; conflicting ones return to their defaults. */
export function pick(choices: Choices | undefined, picked: Picked, name: string, value: string): Picked {
  const ruledOut = against(choices, `${name}=${value}`);
  const kept = Object.entries(picked).filter(([other, chosen]) => !ruledOut.includes(`${other}=${chosen}`));
  return { ...Object.fromEntries(kept), [name]: value };
}

/** The options as the server reads them: `rush=on first=2`. The server's own defaults are left out, against bots those for bots. */
export function optionsText(choices: Choices | undefined, picked: Picked, alone: boolean): string {
  const said = ({ choice, value }: { choice: Choice; value: string }): boolean => value !== choice.default || (alone && choice.against_bots !== null);
  const chosen = (choices?.options ?? []).map((choice) => ({ choice, value: valueOf(choices, picked, alone, choice) }));
  return chosen.filter(said).map(({ choice, value }) => `${choice.name}=${value}`).join(' ');
}

/** What cannot be chosen together with this `option=value`. */
const against = (choices: Choices | undefined, word: string): string[] => (choices?.conflicts ?? []).filter((pair) => pair.includes(word)).flatMap((pair) => pair.filter((other) => other !== word));
