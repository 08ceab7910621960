/** One whole game, for the scenes that play to the end. */
import assert from 'node:assert/strict';
import { againstBots, agrees, fits, leave, person } from '../people.js';
import { playOut, tap } from '../hands.js';
import { watchShifts } from '../shifts.js';

/** A whole game against bots from the home page to the end, with a reload in the middle: the page fits, nothing jumps, and the end can be looked back from. `prepare` sees the page first. */
export async function wholeGame(browser, server, game, options, prepare = async () => {}) {
  const page = await person(browser, server, options);
  await prepare(page);
  const shifts = await watchShifts(page);
  await againstBots(page, game);
  const decisions = await playOut(page, game, tap, async (number) => {
    if (number === 6) await page.reload();
    if (number === 3) assert.deepEqual(await fits(page, game), []);
  });
  assert.deepEqual(await fits(page, `${game}, end`), []);
  await agrees(page);
  const jumps = shifts.hold(game);
  await looksBack(page);
  await leave(page);
  return `${decisions} decisions, ${jumps}`;
}

/** Replays from the end screen: forward and back, by the slider, and by a link to one moment. */
async function looksBack(page) {
  await page.locator('.end a[href$="/ply/0"]').click();
  const slider = page.locator('input[type=range]');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  assert.ok(last > 10, `${last} moves`);
  await slider.fill(String(Math.floor(last / 2)));
  await page.waitForURL(`**/ply/${Math.floor(last / 2)}`);
  await page.waitForSelector('.board');
  await page.goto(`${new URL(page.url()).pathname.replace(/\d+$/, '')}${last}`);
  await page.waitForFunction((text) => document.querySelector('.count')?.textContent === text, `${last} / ${last}`);
}
