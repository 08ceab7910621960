/** A right-to-left language mirrors the page: styles say start and end, not left and right. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
/** Half way across is the same from both sides. */
const PHYSICAL = /(?:margin|padding|border)-(?:left|right)|text-align: (?:left|right)|^\s+(?:left|right): (?!50%)/;

function styles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return styles(path);
    if (!/\.(svelte|css)$/.test(path)) return [];
    const text = readFileSync(path, 'utf8');
    const css = path.endsWith('.css') ? text : text.slice(Math.max(text.indexOf('<style'), 0));
    return css.split('\n').filter((line) => PHYSICAL.test(line)).map((line) => `${entry.name}: ${line.trim()}`);
  });
}

test('no style names a side of the page', () => {
  expect(styles(SOURCE)).toEqual([]);
});
