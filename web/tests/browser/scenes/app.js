/** The page as an app: it opens without a network, keeps a move while the connection is away, takes shared links, and never goes on with old code. */
import assert from 'node:assert/strict';
import { decide, myTurn, rest, tap } from '../hands.js';
import { DESKTOP, LANGUAGES, PHONE, againstBots, axe, fits, leave, person, settled, shot, tableOf } from '../people.js';
import { Guest } from '../tables.js';

const WITH_WORKER = { serviceWorkers: 'allow' };

/** The worker answers for this page, and keeps it and the files that it has loaded. */
const kept = (page) =>
  page.waitForFunction(async () => {
    if (!navigator.serviceWorker.controller) return false;
    const store = await caches.open('cabochon-shell');
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/assets/'));
    const there = await Promise.all(['/', ...loaded.map(({ name }) => name)].map((name) => store.match(name, { ignoreVary: true })));
    return there.every(Boolean);
  }, null, { polling: 100 });

/** Without a network the page opens, shows the tables as last seen and says so; with it, the server's word counts again. */
export async function opensWithoutNetwork(browser, server) {
  for (const [name, options] of [['phone', PHONE], ['desktop', DESKTOP]]) {
    const page = await person(browser, server, { ...options, ...WITH_WORKER });
    await againstBots(page, 'splendor');
    const table = tableOf(page);
    await page.goto('/');
    await page.waitForSelector(`a[href="/t/${table}"]`);
    // The second visit is answered by the worker.
    await page.goto('/');
    await kept(page);
    await page.context().setOffline(true);
    await page.goto('/');
    await page.waitForSelector(`.lists a[href="/t/${table}"]`);
    await page.waitForSelector('[data-note=unheard]');
    await settled(page);
    assert.deepEqual([...(await fits(page, `offline-${name}`)), ...(await axe(page, `offline-${name}`))], []);
    await shot(page, `offline-${name}`);
    await page.context().setOffline(false);
    await page.waitForSelector('[data-note=unheard]', { state: 'detached' });
    await page.context().close();
  }
}

/** What was kept is not shown while the server answers. */
export async function neverOldCode(browser, server) {
  const page = await person(browser, server, { ...DESKTOP, ...WITH_WORKER });
  await page.goto('/');
  await page.reload();
  await kept(page);
  await page.evaluate(async () => (await caches.open('cabochon-shell')).put('/', new Response('<p>old</p>', { headers: { 'content-type': 'text/html' } })));
  await page.goto('/');
  await page.waitForSelector('[data-act=bots]');
  await leave(page);
}

/** A server that comes back with other code: the open page reloads, once. */
export async function reloadsAfterAnUpdate(browser, server) {
  const page = await person(browser, server, DESKTOP);
  await againstBots(page, 'splendor');
  const other = '<script type="module" src="/assets/another.js"></script>';
  await page.route((url) => url.pathname === '/', (route) => route.fulfill({ contentType: 'text/html', body: other }));
  const loaded = page.waitForEvent('load');
  await page.context().setOffline(true);
  await page.waitForSelector('.notices .banner');
  await page.context().setOffline(false);
  await loaded;
  await page.waitForSelector('.prompt');
  await page.context().close();
}

/** Two people at a table; the first has the turn. */
async function two(browser, server, options) {
  const [host, guest] = [await person(browser, server, options), await person(browser, server, DESKTOP)];
  const [ann, bob] = [new Guest(host.request), new Guest(guest.request)];
  const table = await ann.make({ game: 'splendor', options: 'first=1' }, ['me', 'open'], 'Ann');
  await bob.join(table, 'Bob');
  await ann.act(table, { do: 'start' });
  await host.goto(`/t/${table}`);
  await myTurn(host);
  return { host, guest, ann, bob, table };
}

/** Cuts the connection and makes a move meanwhile, which is shown as waiting. */
async function moveOffline(page) {
  await page.context().setOffline(true);
  await page.waitForSelector('.notices .banner');
  await decide(page, 'splendor', tap);
  await page.waitForSelector('[data-note=waiting-move]');
}

const shows = (page, ply) => page.waitForFunction((wanted) => Number(document.querySelector('.play')?.dataset.ply) >= wanted, ply);

/** A move that is made while the connection is away waits, and is sent once. */
export async function movesWait(browser, server) {
  for (const options of [PHONE, DESKTOP]) {
    const { host, guest, ann, table } = await two(browser, server, options);
    const { ply } = await ann.frame(table);
    await moveOffline(host);
    await settled(host);
    await shot(host, `waiting-move-${options.viewport.width}`);
    assert.equal((await ann.frame(table)).ply, ply, 'nothing was sent');
    await host.context().setOffline(false);
    await shows(host, ply + 1);
    await rest(host);
    assert.equal((await ann.frame(table)).ply, ply + 1, 'it was sent once');
    await Promise.all([host.context().close(), guest.context().close()]);
  }
}

/** A move that the server already had, or that came too late, is not sent again, though it would be possible. */
export async function movesAreNotSentTwice(browser, server) {
  const { host, guest, ann, bob, table } = await two(browser, server, DESKTOP);
  await moveOffline(host);
  for (const one of [ann, bob]) {
    const { ply, moves } = await one.frame(table);
    await one.act(table, { do: 'play', ply, move: moves[0] });
  }
  const { ply } = await ann.frame(table);
  await host.context().setOffline(false);
  await shows(host, ply);
  await host.waitForSelector('[data-note=waiting-move]', { state: 'detached' });
  await rest(host);
  assert.equal((await ann.frame(table)).ply, ply);
  await Promise.all([host.context().close(), guest.context().close()]);
}

/** A link to a table that another app shares opens the table; other links open the home page. */
export async function sharedLinks(browser, server) {
  const page = await person(browser, server, PHONE);
  const table = await new Guest(page.request).make({ game: 'splendor' }, ['me', 'open']);
  const { origin } = new URL(server.url);
  await page.goto(`/?text=${encodeURIComponent(`Come and play: ${origin}/t/${table}`)}`);
  await page.waitForURL(`/t/${table}`);
  await page.goto(`/?url=${encodeURIComponent('https://elsewhere.example/t/abc')}`);
  await page.waitForSelector('[data-act=bots]');
  await leave(page);
}

/** Each language has its manifest, and the settings offer to install the page where the browser does. */
export async function installs(browser, server) {
  for (const locale of LANGUAGES) {
    const page = await person(browser, server, { ...DESKTOP, locale });
    await page.goto('/');
    await page.waitForSelector('[data-act=bots]');
    const manifest = await (await page.request.get(await page.locator('link[rel=manifest]').getAttribute('href'))).json();
    assert.equal(manifest.lang, locale);
    const shown = (act) => page.locator(`[data-act=${act}] strong`).first().innerText();
    assert.deepEqual(manifest.shortcuts.map(({ name }) => name), [await shown('daily'), await shown('puzzles')]);
    if (locale === 'en') await offersToInstall(page);
    await leave(page);
  }
}

async function offersToInstall(page) {
  await page.locator('[aria-controls=settings]').click();
  assert.equal(await page.locator('[data-act=install]').count(), 0);
  await page.evaluate(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => void (window.asked = true) })));
  await page.locator('[data-act=install]').click();
  assert.equal(await page.evaluate(() => window.asked), true);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await page.waitForSelector('[data-act=install]', { state: 'detached' });
}
