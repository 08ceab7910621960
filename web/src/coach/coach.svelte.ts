/** The coach: looks at a move before it is final, and speaks up once if it gives away too much. The server checks who may have one. */
import { coachOn } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { TableLine } from '../lib/table.svelte';
import type { Frame, Objection } from '../lib/wire';
import { openChapter } from '../lib/words.svelte';

/** The coach is for people who play only with bots, unless the result counts. */
export const mayCoach = (frame: Frame): boolean =>
  frame.phase === 'playing' && frame.you !== null && !frame.daily?.counted && frame.seats.every(({ kind, resigned }, index) => kind === 'bot' || resigned || index + 1 === frame.you);

/** A real decision; in a race nobody has time for advice. */
const isDecision = (frame: Frame): boolean => frame.moves.length > 1 && frame.waiting.length === 1;

export class Coach {
  /** What the coach says now. */
  objection = $state.raw<Objection | null>(null);
  /** The decision that it is about, by its ply: the coach speaks once about each. */
  ply = $state(-1);

  constructor(readonly line: TableLine) {}

  async play(move: string): Promise<void> {
    const frame = this.line.present;
    const strictness = settings.coach;
    this.objection = null;
    if (!frame || !strictness || strictness === 'off' || !mayCoach(frame) || !isDecision(frame) || this.ply === frame.ply) return this.line.play(move);
    // The board shows the move as sent while the coach looks at it.
    this.line.pending = move;
    const [said] = await Promise.all([coachOn(frame.table, { ply: frame.ply, move, strictness }), openChapter('coach')]);
    const isStill = this.line.pending === move && this.line.present?.ply === frame.ply;
    if (!isStill) {
      if (this.line.pending === move) this.line.pending = null;
      return;
    }
    if (!said?.objection) return this.line.play(move);
    this.line.pending = null;
    this.ply = frame.ply;
    this.objection = said.objection;
  }

  anyway(): void {
    const move = this.objection?.move;
    this.objection = null;
    if (move) this.line.play(move);
  }

  close(): void {
    this.objection = null;
  }
}
