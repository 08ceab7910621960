/** Puzzles of each game: with the finger on a phone, with the keys on a desktop in the dark and in another language. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { decide, key, tap } from '../hands.js';
import { DESKTOP, GAMES, PHONE, axe, fits, leave, person, settled, shot, spills, targets } from '../people.js';

const SCREENS = [['phone', PHONE, tap], ['desktop', { ...DESKTOP, colorScheme: 'dark', locale: 'de' }, key]];
const ASKED = '[data-stage=asked][data-puzzle]';

/** The solution, from the files of the repository: the page is not told before the try. */
function solutionOf(game, id) {
  const lines = readFileSync(new URL(`../../../../puzzles/${game}.records`, import.meta.url), 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(`#puzzle ${id} `));
  return lines[at + 1].replace(/^\d+ /, '');
}

const asked = async (page) => {
  await page.waitForSelector(`.around:has(${ASKED}) .table .board`);
  return page.locator(ASKED).getAttribute('data-puzzle');
};

/** Presses what is offered until the server has judged. */
async function answer(page, game, press) {
  for (let presses = 0; presses < 8 && (await page.locator(ASKED).count()) > 0; presses++) {
    await decide(page, game, press);
    await page.waitForFunction(() => document.querySelector('[data-stage=told], .glow, .chip, .lifted, [data-act=commit]'), null, { polling: 50 });
  }
  await page.waitForSelector('[data-stage=told]');
}

export async function puzzles(browser, server) {
  const found = [];
  for (const [name, options, press] of SCREENS) {
    const page = await person(browser, server, options);
    const look = async (where) => {
      await settled(page);
      for (const one of [fits, targets, spills, axe]) found.push(...(await one(page, where)));
      await shot(page, where);
    };
    for (const game of GAMES) {
      await page.goto('/');
      await page.waitForSelector('[data-act=puzzles]');
      await press(page, '[data-act=puzzles]');
      await page.waitForSelector(`[data-puzzles] [data-game=${game}]`);
      if (game === GAMES[0]) await look(`puzzles-${name}`);
      await press(page, `[data-puzzles] [data-game=${game}]`);
      const first = await asked(page);
      await look(`puzzle-${game}-${name}`);
      await answer(page, game, press);
      assert.equal(await page.locator('.puzzle .best').count(), 1, 'the best move is told');
      assert.ok(!/^(bid|return|take|buy|reserve)\b/.test(await page.locator('.puzzle .best').innerText()), 'in words');
      assert.ok((await page.locator('.table [data-pointed]').count()) > 0, 'and shown on the board');
      assert.ok((await page.evaluate(() => document.querySelector('[role=log]').textContent)).length > 20, 'and announced');
      await look(`puzzle-told-${game}-${name}`);
      await press(page, '[data-act=line]');
      await page.waitForSelector('[data-act=line]:not([disabled])');
      await page.waitForSelector('[data-stage=told]');
      await press(page, '[data-act=next-puzzle]');
      await page.waitForSelector(`${ASKED}:not([data-puzzle="${first}"])`);
      await asked(page);
    }
    await leave(page);
  }
  assert.deepEqual(found, []);
}

/** On a phone, too, one's own goods are in sight with the question. */
export async function puzzlesInSight(browser, server) {
  const page = await person(browser, server, { ...PHONE, viewport: { width: 390, height: 844 } });
  for (const game of GAMES) {
    await page.goto(`/puzzles/${game}`);
    await page.waitForSelector('[data-puzzle] + .table .board:not(.unfinished) .mine');
    await settled(page);
    const [mine, prompt] = await page.evaluate(() => ['.mine', '.prompt'].map((name) => document.querySelector(name).getBoundingClientRect().toJSON()));
    assert.ok(mine.bottom <= prompt.top + 1 && prompt.bottom <= 845, `${game}: one's goods end at ${mine.bottom}, the words reach from ${prompt.top} to ${prompt.bottom}`);
  }
  await leave(page);
}

/** A solved puzzle counts, the streak grows, a theme is kept to, and a reload shows the same standing. */
export async function puzzleSolved(browser, server) {
  const page = await person(browser, server, DESKTOP);
  await page.goto('/puzzles');
  await page.locator('[data-theme-of=set]').first().click();
  await page.waitForURL('**/puzzles/sultan/set');
  for (const streak of ['1', '2']) {
    const id = await asked(page);
    const solution = solutionOf('sultan', id);
    const bid = /^bid (\d+)@(\d)$/.exec(solution);
    const places = bid ? [`card-${bid[1]}`, `cushion-${bid[2]}`] : [`drawn-${solution.replace('return ', '')}`];
    for (const place of places) await page.locator(`[data-at="${place}"]`).first().click();
    await page.waitForSelector('[data-act=commit], [data-stage=told]');
    if ((await page.locator('[data-act=commit]').count()) > 0) await page.locator('[data-act=commit]').click();
    await page.waitForSelector('[data-stage=told][data-solved=true]');
    assert.equal(await page.locator('.standing').getAttribute('data-streak'), streak);
    if (streak === '1') {
      await page.locator('[data-act=next-puzzle]').click();
      await page.waitForSelector(`${ASKED}:not([data-puzzle="${id}"])`);
    }
  }
  const rating = await page.locator('.standing').getAttribute('data-rating');
  await page.reload();
  await asked(page);
  assert.deepEqual([await page.locator('.standing').getAttribute('data-rating'), await page.locator('.standing').getAttribute('data-streak')], [rating, '2']);
  await page.locator('[name=theme]').selectOption('');
  await page.waitForURL('**/puzzles/sultan');
  await asked(page);
  await leave(page);
}
