/** Layout shift by the browser's own score: every shift counts, even right after a tap, and all of them are added up. */
import assert from 'node:assert/strict';

/** For a whole game from the home page to the end. The browser's makers call a page good below 0.1, not counting shifts after a tap. */
export const MOST = 0.01;

/** Watches a page from its next load on. */
export async function watchShifts(page) {
  const shifts = [];
  await page.exposeFunction('tellShift', (value, what) => shifts.push({ value, what }));
  await page.addInitScript(() => {
    const called = (node) => {
      const one = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
      return one ? `${one.nodeName.toLowerCase()}.${[...one.classList].filter((name) => !name.startsWith('svelte-')).join('.')}` : 'something gone';
    };
    const by = ({ node, previousRect: from, currentRect: to }) => `${called(node)} by ${Math.round(to.left - from.left)}, ${Math.round(to.top - from.top)}`;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.tellShift(entry.value, entry.sources.map(by).join('; ')))).observe({ type: 'layout-shift', buffered: true });
  });
  const score = () => shifts.reduce((sum, { value }) => sum + value, 0);
  return {
    score,
    /** Fails if the score is above the limit, naming what moved most. */
    hold(where, most = MOST) {
      const worst = shifts.toSorted((one, other) => other.value - one.value).slice(0, 5).map(({ value, what }) => `${value.toFixed(4)} ${what}`);
      assert.ok(score() <= most, `${where}: things jump, ${score().toFixed(4)} > ${most}: ${worst.join(' | ')}`);
      return `shifts ${score().toFixed(4)}`;
    },
  };
}
