/** The guided games and their words fit: each step says something, each move shown is asked for, and nothing is left over. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const GUIDES = { sultan: 'sultan/guide/sultan', riquezas: 'sultan/guide/riquezas', splendor: 'splendor/guide' };

/** The messages that a guide needs: one for each step, and one more where the learner (seat 1) moves first. */
function wanted(game: string, path: string): string[] {
  const lines = readFileSync(join(ROOT, `games/${path}.record`), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const [, kind, name] = /^#(step|ahead) ([a-z-]+)/.exec(line) ?? [];
    if (!name) return [];
    const shown = kind === 'step' && lines[index + 1]?.startsWith('1 ');
    return [`guide-${game}-${name}`, ...(shown ? [`guide-${game}-${name}-do`] : [])];
  });
}

test.each(Object.entries(GUIDES))('%s has words for every step and no others', (game, path) => {
  const words = readFileSync(join(ROOT, 'locales/en/guide.ftl'), 'utf8');
  const there = [...words.matchAll(/^(guide-[a-z0-9-]+) =/gm)].map((match) => match[1] as string).filter((id) => id.startsWith(`guide-${game}-`));
  expect(there).toEqual(wanted(game, path));
});
