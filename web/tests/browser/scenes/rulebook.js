/** The rulebook: its examples play once when they scroll into view, and stand still without motion. */
import assert from 'node:assert/strict';
import { DESKTOP, GAMES, PHONE, leave, person } from '../people.js';

const shown = (figure) => figure.evaluate((one) => [Number(one.dataset.step), one.querySelectorAll('figcaption li').length, one.querySelectorAll('.stage svg').length]);

/** Plays each example of a game's rulebook; returns how many there are. */
async function playExamples(browser, server, game) {
  const page = await person(browser, server, { ...DESKTOP, reducedMotion: 'no-preference' });
  await page.goto(`/rules/${game}`);
  await page.waitForSelector('figure[data-example]');
  const figures = await page.locator('figure[data-example]').all();
  for (const figure of figures) {
    await figure.scrollIntoViewIfNeeded();
    const [, steps, pieces] = await shown(figure);
    assert.ok(steps > 2 && pieces > 0, 'an example has steps and pieces');
    const id = await figure.getAttribute('data-example');
    // It plays to its last step by itself, and stops there.
    await page.waitForSelector(`figure[data-example="${id}"][data-step="${steps}"]:not([data-running])`, { timeout: 60_000 });
  }
  await figures.at(-1).locator('[data-act=run]').click();
  assert.equal((await shown(figures.at(-1)))[0], 1, 'it begins again');
  await leave(page);
  return figures.length;
}

/** All games at once: an example takes as long as it takes to read. */
export async function examplesPlay(browser, server) {
  const counts = await Promise.all(GAMES.map((game) => playExamples(browser, server, game)));
  return `${counts.reduce((sum, count) => sum + count)} examples`;
}

export async function examplesStandStill(browser, server) {
  const page = await person(browser, server, { ...PHONE, reducedMotion: 'reduce' });
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`);
    await page.waitForSelector('figure[data-example]');
    for (const figure of await page.locator('figure[data-example]').all()) {
      const [step, steps, pieces] = await shown(figure);
      assert.equal(step, steps, 'the end of the example');
      assert.ok(pieces > 0);
      assert.equal(await figure.locator('button').count(), 0, 'nothing to play');
    }
  }
  await leave(page);
}
