/** Budgets: what the first visit loads, how soon the page answers, how smoothly the reveal runs, and that nothing jumps. Sizes and shifts must hold; times are told, and must hold where the machine is quiet (`STRICT=1`). */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { DESKTOP, GAMES, PHONE, againstBots, leave, person, tableOf } from '../people.js';
import { decide, myTurn, tap } from '../hands.js';
import { watchShifts } from '../shifts.js';
import { Guest } from '../tables.js';

const strict = process.env.STRICT === '1';
const within = (value, most, what) => assert.ok(!strict || value <= most, `${what}: ${value} > ${most}`);
const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];

/** The first visit: every byte over the wire, compressed, and the time until something can be pressed. */
export async function firstLoad(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const answers = [];
  const weigh = (answer) => answers.push(Promise.all([answer.body(), answer.allHeaders()]).catch(() => null));
  page.on('response', weigh);
  const from = Date.now();
  await page.goto('/');
  await page.waitForSelector('[data-act=bots]:not([disabled])');
  const ready = Date.now() - from;
  await page.waitForTimeout(300);
  page.off('response', weigh);
  const got = (await Promise.all(answers)).filter(Boolean);
  const plain = got.reduce((sum, [body]) => sum + body.length, 0);
  // What crosses the wire: as it was sent, where the server compresses; plain where it does not.
  const sent = got.reduce((sum, [body, headers]) => sum + (headers['content-encoding'] ? Number(headers['content-length'] ?? gzipSync(body).length) : body.length), 0);
  assert.ok(sent <= 200_000, `the first load is ${sent} bytes`);
  within(ready, 1000, 'milliseconds until the page can be used');
  await leave(page);
  return `${(sent / 1000).toFixed(0)} kB sent (${(plain / 1000).toFixed(0)} kB plain), usable after ${ready} ms`;
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
      await decide(page, 'sultan', tap);
      await page.waitForTimeout(150);
      await myTurn(page);
    }
    await page.locator('.card.glow').first().click();
    const times = await page.evaluate(() => new Promise((done) => {
      const from = performance.now();
      const hand = () => [...document.querySelectorAll('.hand .card')].map((card) => card.ariaLabel).join();
      const before = hand();
      let first = 0;
      document.querySelector('.cushion.glow').click();
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

/** The reveal as most people see it, with motion: how long its frames take. */
export async function reveal(browser, server) {
  const page = await person(browser, server, { ...DESKTOP, reducedMotion: 'no-preference' });
  await againstBots(page, 'sultan');
  for (let decisions = 0; decisions < 6; decisions++) {
    await myTurn(page);
    await decide(page, 'sultan', tap);
    if (await page.waitForSelector('.show', { timeout: 3000 }).then(() => true, () => false)) break;
  }
  const gaps = await page.evaluate(() => new Promise((done) => {
    const times = [];
    const from = performance.now();
    const step = (at) => {
      times.push(at);
      if (at - from < 2200) requestAnimationFrame(step);
      else done(times.slice(1).map((time, index) => time - times[index]));
    };
    requestAnimationFrame(step);
  }));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(Math.round(gap / (1000 / 60)) - 1, 0), 0);
  within(dropped, 4, 'dropped frames');
  await leave(page);
  return `${gaps.length} frames in 2.2 s, ${dropped} dropped, the longest took ${Math.max(...gaps).toFixed(0)} ms`;
}

/** Nothing jumps, by the browser's own score, with motion as most people see it: the home page, a table that fills up, the guide, and the reveal. Whole games hold it in their own scenes. */
export async function nothingShifts(browser, server) {
  const scores = [];
  for (const [size, options] of [['desktop', DESKTOP], ['phone', PHONE]]) {
    const page = await person(browser, server, { ...options, reducedMotion: 'no-preference' });
    const shifts = await watchShifts(page);
    await page.goto('/');
    await page.waitForTimeout(600);
    await page.locator('[data-game=sultan] [data-act=friends]').click();
    await page.waitForSelector('.seats');
    const friend = await person(browser, server, {});
    await new Guest(friend.request).join(tableOf(page), 'Bob');
    await page.getByText('Bob').first().waitFor();
    await page.waitForTimeout(300);
    for (const game of GAMES) {
      await againstBots(page, game);
      for (let decisions = 0; decisions < 3; decisions++) {
        await myTurn(page);
        await decide(page, game, tap);
        await page.waitForTimeout(700);
      }
    }
    scores.push(shifts.hold(size));
    await leave(page, friend);
  }
  return scores.join(', ');
}
