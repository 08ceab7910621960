/** Budgets: what the first visit loads, and that nothing jumps. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { DESKTOP, GAMES, PHONE, againstBots, leave, person, settled, tableOf } from '../people.js';
import { decideAndSee, myTurn, tap } from '../hands.js';
import { watchShifts } from '../shifts.js';
import { Guest } from '../tables.js';

/** Everything that a page loads while `visit` runs: what crosses the wire (as it was sent, where the server compresses; plain where it does not), the plain size, and the answers. */
async function weighed(page, visit) {
  const answers = [];
  const weigh = (answer) => answers.push(Promise.all([answer.body(), answer.allHeaders(), answer.url()]).catch(() => null));
  page.on('response', weigh);
  await visit();
  await page.waitForLoadState('networkidle');
  page.off('response', weigh);
  const got = (await Promise.all(answers)).filter(Boolean);
  const plain = got.reduce((sum, [body]) => sum + body.length, 0);
  const sent = got.reduce((sum, [body, headers]) => sum + (headers['content-encoding'] ? Number(headers['content-length'] ?? gzipSync(body).length) : body.length), 0);
  return { plain, sent, got };
}

/** The first visit: every byte over the wire, compressed. */
export async function firstLoad(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const { plain, sent } = await weighed(page, async () => {
    await page.goto('/');
    await page.waitForSelector('[data-act=bots]:not([disabled])');
  });
  assert.ok(sent <= 250_000, `the first load is ${sent} bytes`);
  await leave(page);
  return `${(sent / 1000).toFixed(0)} kB sent (${(plain / 1000).toFixed(0)} kB plain)`;
}

/** Up to the first board, home page and rendered pictures included, on a screen that needs the large ones. */
export async function firstBoard(browser, server) {
  const page = await person(browser, server, { ...DESKTOP, deviceScaleFactor: 2 });
  const { sent, got } = await weighed(page, () => againstBots(page, 'splendor'));
  const asked = await page.locator('[data-at^=spot-] image').evaluateAll((images) => images.map((image) => image.href.baseVal));
  assert.equal(asked.length, 15, 'every open card has a picture, and so has every deck');
  for (const address of asked) {
    const [, headers] = got.find(([, , url]) => url.endsWith(address)) ?? assert.fail(`${address} was not loaded`);
    assert.equal(headers['content-type'], 'image/webp', address);
  }
  assert.ok(sent <= 450_000, `the first board is ${sent} bytes`);
  await leave(page);
  return `${(sent / 1000).toFixed(0)} kB sent`;
}

/** Nothing jumps, by the browser's own score, with motion as most people see it: the home page, a table that fills up, the guide, and the reveal. Whole games hold it in their own scenes. */
async function nothingShifts(browser, server, size, options) {
  const page = await person(browser, server, { ...options, reducedMotion: 'no-preference' });
  const shifts = await watchShifts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await settled(page);
  await page.locator('[data-game=sultan] [data-act=friends]').click();
  await page.waitForSelector('.seats');
  const friend = await person(browser, server, {});
  await new Guest(friend.request).join(tableOf(page), 'Bob');
  await page.getByText('Bob').first().waitFor();
  await settled(page);
  for (const game of GAMES) {
    await againstBots(page, game);
    for (let decisions = 0; decisions < 3; decisions++) {
      await myTurn(page);
      await decideAndSee(page, game, tap);
      await settled(page);
    }
  }
  await leave(page, friend);
  return shifts.hold(size);
}
export const nothingShiftsOnDesktop = (browser, server) => nothingShifts(browser, server, 'desktop', DESKTOP);
export const nothingShiftsOnPhone = (browser, server) => nothingShifts(browser, server, 'phone', PHONE);
