/** Timings, for a quiet machine: run only with `TIMES=1`, last and one at a time. */
import assert from 'node:assert/strict';
import { DESKTOP, GAMES, againstBots, leave, person } from '../people.js';
import { decide, decideAndSee, myTurn, tap } from '../hands.js';
import { Guest } from '../tables.js';

const within = (value, most, what) => assert.ok(value <= most, `${what}: ${value} > ${most}`);
const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];

/** The first visit, until something can be pressed. */
export async function soonUsable(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const from = Date.now();
  await page.goto('/');
  await page.waitForSelector('[data-act=bots]:not([disabled])');
  const ready = Date.now() - from;
  within(ready, 1000, 'milliseconds until the page can be used');
  await leave(page);
  return `usable after ${ready} ms`;
}

/** From the tap to the first picture that shows the move, unconfirmed, and to the one in which the server has confirmed it. */
export async function moveToPaint(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const table = await new Guest(page.request).deal({ game: 'sultan', options: 'screens=open' }, ['me', 'random', 'random', 'random']);
  await page.goto(`/t/${table}`);
  const shown = [];
  const confirmed = [];
  for (let bids = 0; bids < 8; bids++) {
    await myTurn(page);
    while ((await page.locator('.cushion.glow').count()) === 0) {
      await decideAndSee(page, 'sultan', tap);
      await myTurn(page);
    }
    await page.locator('.card.glow').first().click();
    const times = await page.evaluate(() => new Promise((done) => {
      const from = performance.now();
      const hand = () => [...document.querySelectorAll('.hand .card')].map((card) => card.ariaLabel).join();
      const before = hand();
      let first = 0;
      document.querySelector('.cushion.glow').click();
      const commit = () => {
        const button = document.querySelector('[data-act=commit]');
        if (button) button.click();
        else if (hand() === before) setTimeout(commit);
      };
      setTimeout(commit);
      const step = () => {
        const unsure = document.querySelector('.bid.unsure');
        if (!first && (unsure || hand() !== before)) first = performance.now() - from;
        if (hand() !== before || performance.now() - from > 5000) done([first, performance.now() - from]);
        else requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    }));
    shown.push(times[0]);
    confirmed.push(times[1]);
  }
  within(median(shown), 100, 'milliseconds until the move is painted');
  within(median(confirmed), 100, 'milliseconds until the move is confirmed');
  await leave(page);
  return `shown after ${median(shown).toFixed(0)} ms, confirmed after ${median(confirmed).toFixed(0)} ms (medians of ${shown.length}; slowest ${Math.max(...confirmed).toFixed(0)})`;
}

/** Opening a board on a machine four times as slow: no task blocks the page. */
export async function shortTasks(browser, server) {
  const told = [];
  for (const game of GAMES) {
    const page = await person(browser, server, DESKTOP);
    await page.addInitScript(() => {
      window.tasks = [];
      new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
    });
    await slowDown(page);
    await againstBots(page, game);
    await page.waitForLoadState('networkidle');
    const longest = Math.round(await page.evaluate(() => Math.max(0, ...window.tasks)));
    within(longest, 200, `milliseconds of a task on the way to ${game}`);
    told.push(`${game} ${longest} ms`);
    await leave(page);
  }
  return `longest tasks: ${told.join(', ')}`;
}

const SLOWDOWN = 4;
async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Frames per second while something moves, for a given time. */
const frames = (page, ms) =>
  page.evaluate((lasts) => new Promise((done) => {
    const times = [];
    const step = (at) => {
      times.push(at);
      if (at - times[0] < lasts) requestAnimationFrame(step);
      else done({ rate: (1000 * (times.length - 1)) / (at - times[0]), longest: Math.max(...times.slice(1).map((time, index) => time - times[index])) });
    };
    requestAnimationFrame(step);
  }), ms);
const FLUENT = 55;
function fluent({ rate, longest }, what) {
  assert.ok(rate >= FLUENT, `${what}: ${rate.toFixed(1)} frames a second`);
  return `${rate.toFixed(1)} frames a second, the longest took ${longest.toFixed(0)} ms`;
}

/** The reveal as most people see it, with motion, on a machine four times as slow. */
export async function reveal(browser, server) {
  const page = await person(browser, server, { ...DESKTOP, reducedMotion: 'no-preference' });
  await againstBots(page, 'sultan');
  await slowDown(page);
  for (let decisions = 0; decisions < 6; decisions++) {
    await myTurn(page);
    await decide(page, 'sultan', tap);
    if (await page.waitForSelector('.show', { timeout: 3000 }).then(() => true, () => false)) break;
  }
  const measured = await frames(page, 2200);
  await leave(page);
  return fluent(measured, 'the reveal');
}

/** Tokens and cards that fly, on a machine four times as slow. */
export async function flights(browser, server) {
  const page = await person(browser, server, { ...DESKTOP, reducedMotion: 'no-preference' });
  await againstBots(page, 'splendor');
  await myTurn(page);
  await slowDown(page);
  await decide(page, 'splendor', tap);
  await page.waitForSelector('[data-flying]', { timeout: 10_000 });
  const measured = await frames(page, 2200);
  await leave(page);
  return fluent(measured, 'flights');
}
