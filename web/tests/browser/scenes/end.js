/** The end: shown over the board wherever one had scrolled to, closed and reopened; rematch at once; a picture to send. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { DESKTOP, PHONE, agrees, axe, leave, person, settled, tableOf } from '../people.js';
import { decide, myTurn, tap } from '../hands.js';
import { Guest } from '../tables.js';

const lastMove = ({ view, moves }) => view.stage === 3 && view.round === 5 && view.phase === 'bids' && moves.length > 0;
const BOTS = ['me', 'random', 'random'];

/** A game of Sultan whose last move is played through the page. */
async function finished(page) {
  const table = await new Guest(page.request).find({ game: 'sultan', options: 'screens=open' }, BOTS, lastMove);
  await page.goto(`/t/${table}`);
  await myTurn(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  for (let moves = 0; moves < 9 && (await myTurn(page)) === 'turn'; moves++) await decide(page, 'sultan', tap);
  await page.waitForSelector('.end[open]');
  return table;
}

const inSight = (page, selector) =>
  page.locator(selector).evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(seen);
  });

/** The result covers the board; closed, it leaves the board alone, and it can be reopened, by hand and with the Escape key. */
export async function endOnTop(browser, server) {
  const page = await person(browser, server, DESKTOP);
  await finished(page);
  for (const [width, height] of [[1280, 860], [1280, 720], [360, 640], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await page.waitForSelector('.end[open]');
    await settled(page);
    const where = `${width} × ${height}`;
    for (const wanted of ['.end h2', '.end [data-act=rematch]', '.end [data-act=share]', '.end a[href*="/ply/"]']) assert.ok(await inSight(page, wanted), `${wanted} at ${where}`);
    assert.deepEqual(await axe(page, where), []);
    await agrees(page);
    await page.locator('[data-act=aside]').click();
    await page.waitForSelector('.end', { state: 'hidden' });
    assert.ok(await inSight(page, '[data-act=result]'), where);
    await page.locator('[data-act=result]').click();
    await page.waitForSelector('.end[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.end', { state: 'hidden' });
  }
  await leave(page);
}

/** The winner is shown with what decided it, one's own line is marked, and the story matches the record. */
export async function endTells(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const table = await finished(page);
  const { ended, seats } = await new Guest(page.request).frame(table);
  await page.waitForSelector('.end .race');
  assert.equal(await page.locator('.end li', { hasText: `${seats[0].name} (you)` }).count(), 1);
  const [first, second] = ended.outcome.standings.toSorted((one, other) => one.rank - other.rank);
  if (ended.winners.length === 1 && first.score > second.score) assert.match(await page.locator('.end .reason').innerText(), new RegExp(`^${first.score - second.score} point`));
  if (ended.winners.length === 1) await page.waitForFunction(() => /behind|lead/.test(document.querySelector('.end .story').innerText), null, { polling: 50 });
  await leave(page);
}

/** The server was updated during the game and no longer has the part that shows the end: the page reloads by itself. */
export async function endAfterAnUpdate(browser, server) {
  const page = await person(browser, server, DESKTOP);
  let missing = 1;
  await page.route('**/End-*.js', (route) => (missing-- > 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await finished(page);
  assert.ok(missing < 0, 'the part was asked for again');
  await page.context().close();
}

/** Against bots one tap is enough: the next game is dealt with the same bots. */
export async function playAgainAtOnce(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const table = await finished(page);
  const ann = new Guest(page.request);
  const bots = (seats) => seats.filter(({ kind }) => kind === 'bot').map(({ name }) => name).toSorted();
  const before = bots((await ann.frame(table)).seats);
  await page.locator('[data-act=rematch]').click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(table));
  await page.waitForSelector('.prompt');
  assert.equal(await page.locator('.end, [data-act=start]').count(), 0);
  const next = await ann.frame(tableOf(page));
  assert.equal(next.phase, 'playing');
  assert.deepEqual(bots(next.seats), before);
  await leave(page);
}

/** The same over a connection that drops the first start: the cards are dealt anyway. */
export async function playAgainOverABadLine(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const table = await finished(page);
  let dropped = 0;
  await page.route('**/api/tables/*', (route) => (route.request().postData()?.includes('"start"') && dropped++ === 0 ? route.abort() : route.continue()));
  await page.locator('[data-act=rematch]').click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(table));
  await page.waitForSelector('.prompt');
  assert.ok(dropped > 1, 'the start was sent again');
  await leave(page);
}

/** A picture of the result: a file on a desktop, the share sheet on a phone. */
export async function sharePicture(browser, server) {
  const page = await person(browser, server, DESKTOP);
  await finished(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-act=share]').click()]);
  assert.match(download.suggestedFilename(), /^sultan-\w+\.png$/);
  const bytes = await readFile(await download.path());
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
  assert.ok(bytes.length > 30_000, `an empty picture: ${bytes.length} bytes`);
  const phone = await person(browser, server, PHONE);
  await phone.addInitScript(() => {
    Object.assign(navigator, { canShare: ({ files }) => files?.length === 1, share: async ({ files, url, text }) => (window.shared = [files[0].type, url ?? null, text ?? null]) });
  });
  await finished(phone);
  await phone.locator('[data-act=share]').click();
  await phone.waitForFunction(() => window.shared, null, { polling: 50 });
  assert.deepEqual(await phone.evaluate(() => window.shared), ['image/png', null, null]);
  await leave(page, phone);
  return `${(bytes.length / 1000).toFixed(0)} kB`;
}
