/** How long a move is shown, and what moves meanwhile, by the speed that the reader chose. */
import { paced, settings, type Speed } from './settings.svelte';

/** A move of somebody else, in milliseconds. */
const BEAT: Record<Speed, number> = { slow: 1400, normal: 750, fast: 360, instant: 0 };

export const beat = (): number => BEAT[settings.speed];
/** A part of a move's time; 0 if nobody wants to wait. */
export const part = (share: number): number => (paced() ? Math.round(beat() * share) : 0);
/** How long things fly. */
export const flight = (): number => part(0.52);
/** Your own move takes no longer than its flight. */
export const OWN = 0.6;

/** Waits for a part of a move's time. */
export const pause = (share: number): Promise<void> => new Promise((done) => setTimeout(done, part(share)));
