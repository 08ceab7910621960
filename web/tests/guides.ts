/** The steps of the guided games, read from their records. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const GUIDES = { sultan: 'sultan/guide/sultan', riquezas: 'sultan/guide/riquezas', splendor: 'splendor/guide/splendor' };

/** The messages that a guide needs: one for each step, and another if the learner (seat 1) moves first. */
export function stepsOf(game: string, path: string): string[] {
  const lines = readFileSync(join(ROOT, `games/${path}.record`), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const [, kind, name] = /^#(step|ahead) ([a-z-]+)/.exec(line) ?? [];
    if (!name) return [];
    const shown = kind === 'step' && lines[index + 1]?.startsWith('1 ');
    return [`guide-${game}-${name}`, ...(shown ? [`guide-${game}-${name}-do`] : [])];
  });
}
