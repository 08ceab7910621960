/** Where this browser left a guided game. Separate from the walk, so that the home page need not load it. */
import { keep, recall } from '../lib/kept';

/** The step at which the guide was left; 0 if it was not started, or was finished. */
export const leftAt = (game: string): number => Number(recall(`guide.${game}`)) || 0;

export const leaveAt = (game: string, step: number): void => keep(`guide.${game}`, String(step));

/** Whether somebody here has come to the end of a guided game. */
export const guided = (): boolean => recall('guided') === 'yes';
export const finish = (): void => keep('guided', 'yes');
