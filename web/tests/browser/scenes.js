/** What is tried in the browser. Each export is one scene; it throws when something is not as it should be. */
import { AxeBuilder } from '@axe-core/playwright';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { SHOTS } from './browser.js';
import { decide, key, myTurn, playOut, tap } from './hands.js';

const DESKTOP = { viewport: { width: 1280, height: 860 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const GAMES = ['sultan', 'riquezas', 'splendor'];

/** A person with a browser of their own. Whatever the page reports as a fault ends the scene. */
async function person(browser, server, options) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en', ...options, baseURL: server.url });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => message.type() === 'error' && !/WebSocket|Failed to load resource/.test(message.text()) && faults.push(message.text()));
  page.checkFaults = () => assert.deepEqual(faults, []);
  return page;
}

const shot = (page, name) => page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });

async function fits(page, where) {
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: document.documentElement.clientWidth }));
  assert.ok(wide <= room, `${where} scrolls sideways: ${wide} > ${room}`);
}

async function clean(page, where) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  const found = violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary ?? ''}`).join(' | ')}`);
  return found.map((one) => `${where}: ${one}`);
}

async function againstBots(page, game) {
  await page.goto('/');
  await page.locator(`[data-game=${game}] [data-act=bots]`).click();
  await page.waitForSelector('.prompt');
}

/** What the page shows at the end is what the record says. */
async function agrees(page) {
  const table = new URL(page.url()).pathname.split('/')[2];
  const record = await (await page.request.get(`/api/tables/${table}/record`)).text();
  const scores = /scores ([\d -]+)/.exec(record)[1].trim().split(' ').map(Number);
  const shown = await page.locator('.end ol > li').evaluateAll((lines) => lines.map((line) => [Number(line.querySelector('.mark').textContent), Number(/\d+/.exec(line.querySelector('.top strong').textContent)[0])]));
  assert.deepEqual(shown.toSorted(([one], [other]) => one - other).map(([, score]) => score), scores, 'the end screen and the record agree');
}

async function wholeGame(browser, server, game, options, name) {
  const page = await person(browser, server, options);
  await againstBots(page, game);
  await myTurn(page);
  await shot(page, `${name}-turn`);
  await fits(page, name);
  const decisions = await playOut(page, game, tap, async (number) => {
    if (number === 6) await page.reload();
    if (number === 9) await shot(page, `${name}-middle`);
  });
  await shot(page, `${name}-end`);
  await fits(page, `${name}, end`);
  await agrees(page);
  await looksBack(page, name);
  page.checkFaults();
  await page.context().close();
  return `${decisions} decisions`;
}

/** Looks back from the end screen: forward and back, by the slider, and by a link to one moment. */
async function looksBack(page, game) {
  await page.locator('.end a[href$="/ply/0"]').click();
  const slider = page.locator('input[type=range]');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  assert.ok(last > 10, `${last} moves`);
  await slider.fill(String(Math.floor(last / 2)));
  await page.waitForURL(`**/ply/${Math.floor(last / 2)}`);
  await page.waitForSelector('.board');
  await shot(page, `${game}-replay`);
  await page.goto(`${new URL(page.url()).pathname.replace(/\d+$/, '')}${last}`);
  await page.waitForFunction((text) => document.querySelector('.count')?.textContent === text, `${last} / ${last}`);
}

/** The reveal as most people see it, with motion: how long its frames take. */
export async function reveal(browser, server) {
  const page = await person(browser, server, { ...DESKTOP, reducedMotion: 'no-preference' });
  await againstBots(page, 'sultan');
  const shown = () => page.waitForSelector('.show', { timeout: 3000 }).then(() => true, () => false);
  for (let decisions = 0; decisions < 4; decisions++) {
    await myTurn(page);
    await decide(page, 'sultan', tap);
    if (await shown()) break;
  }
  const frames = page.evaluate(() => new Promise((done) => {
    const times = [];
    const from = performance.now();
    const step = (at) => {
      times.push(at);
      if (at - from < 2200) requestAnimationFrame(step);
      else done(times.slice(1).map((time, index) => time - times[index]));
    };
    requestAnimationFrame(step);
  }));
  await page.waitForSelector('.won');
  await page.screenshot({ path: join(SHOTS, 'reveal-desktop.png') });
  const gaps = await frames;
  await page.context().close();
  return `${gaps.length} frames in 2.2 s, ${gaps.filter((gap) => gap > 34).length} of them late`;
}

export const sultanOnDesktop = (browser, server) => wholeGame(browser, server, 'sultan', DESKTOP, 'sultan-desktop');
export const sultanOnPhone = (browser, server) => wholeGame(browser, server, 'sultan', { ...PHONE, locale: 'nl', colorScheme: 'dark' }, 'sultan-phone');
export const riquezasOnDesktop = (browser, server) => wholeGame(browser, server, 'riquezas', { ...DESKTOP, locale: 'pt-BR' }, 'riquezas-desktop');
export const riquezasOnPhone = (browser, server) => wholeGame(browser, server, 'riquezas', { ...PHONE, locale: 'ru' }, 'riquezas-phone');
export const splendorOnDesktop = (browser, server) => wholeGame(browser, server, 'splendor', { ...DESKTOP, colorScheme: 'dark' }, 'splendor-desktop');
export const splendorOnPhone = (browser, server) => wholeGame(browser, server, 'splendor', { ...PHONE, locale: 'fr' }, 'splendor-phone');

async function byKeyboard(browser, server, game) {
  const page = await person(browser, server, DESKTOP);
  await page.goto('/');
  await page.waitForSelector('[data-act=bots]');
  await key(page, `[data-game=${game}] [data-act=bots]`);
  await page.waitForSelector('.prompt');
  const decisions = await playOut(page, game, key);
  await agrees(page);
  page.checkFaults();
  await page.context().close();
  return `${decisions} decisions by Tab and Enter`;
}
export const sultanByKeyboard = (browser, server) => byKeyboard(browser, server, 'sultan');
export const riquezasByKeyboard = (browser, server) => byKeyboard(browser, server, 'riquezas');
export const splendorByKeyboard = (browser, server) => byKeyboard(browser, server, 'splendor');

/** Friends: one makes a table, another opens the link on a phone in another language; one reloads, the line is cut, they play to the end. */
export async function friends(browser, server) {
  const host = await person(browser, server, DESKTOP);
  await host.goto('/');
  await host.locator('[data-game=riquezas] [data-act=friends]').click();
  await host.waitForSelector('[data-act=start]');
  const guest = await person(browser, server, { ...PHONE, locale: 'fr' });
  await guest.goto(new URL(host.url()).pathname);
  await guest.locator('input[name=name]').fill('Amélie');
  await guest.locator('[data-act=sit]').click();
  await host.getByText('Amélie').first().waitFor();
  await shot(host, 'before-desktop');
  await shot(guest, 'before-phone');
  const watcher = await person(browser, server, DESKTOP);
  await watcher.goto(new URL(host.url()).pathname);
  await host.locator('[data-act=start]').click();
  await Promise.all([host, guest, watcher].map((page) => page.waitForSelector('.prompt')));
  const cut = async (number) => {
    if (number !== 5) return;
    await guest.context().setOffline(true);
    await guest.waitForTimeout(200);
    await guest.context().setOffline(false);
    await guest.reload();
  };
  await Promise.all([playOut(host, 'riquezas', tap), playOut(guest, 'riquezas', tap, cut)]);
  await Promise.all([agrees(host), agrees(guest)]);
  await watcher.waitForSelector('.end');
  await agrees(watcher);
  [host, guest, watcher].forEach((page) => page.checkFaults());
  await host.locator('[data-act=rematch]').click();
  await host.waitForSelector('[data-act=start], .prompt');
  await Promise.all([host, guest, watcher].map((page) => page.context().close()));
}

/** Two players with every variant at once, from the form with all choices. */
export async function variants(browser, server) {
  const page = await person(browser, server, { ...PHONE, colorScheme: 'dark' });
  await page.goto('/');
  await page.locator('[data-game=riquezas] .small button').click();
  const choices = page.locator('dialog select');
  await choices.nth(0).selectOption('2');
  await page.waitForSelector('dialog option[value="level:1"]', { state: 'attached' });
  await choices.nth(1).selectOption('level:1');
  for (const box of await page.locator('dialog input[type=checkbox]').all()) await box.check();
  await clean(page, 'new table').then((found) => assert.deepEqual(found, []));
  await shot(page, 'new-table-phone');
  await page.locator('dialog .button.main').click();
  await page.waitForSelector('.prompt');
  await shot(page, 'variants-phone');
  await fits(page, 'eight cards on a phone');
  const decisions = await playOut(page, 'riquezas', tap);
  await agrees(page);
  page.checkFaults();
  await page.context().close();
  return `${decisions} decisions`;
}

/** The server goes away and comes back: the page says so, heals by itself, and the game goes on. */
export async function restart(browser, server) {
  if (!server.restart) return 'left out: the server is not ours';
  const page = await person(browser, server, { ...DESKTOP, colorScheme: 'dark' });
  await againstBots(page, 'sultan');
  await myTurn(page);
  await decide(page, 'sultan', tap);
  const away = server.restart();
  await page.waitForSelector('.banner', { timeout: 10_000 });
  await shot(page, 'line-lost');
  await away;
  await page.waitForSelector('.banner', { state: 'detached', timeout: 20_000 });
  const decisions = await playOut(page, 'sultan', tap);
  await agrees(page);
  await page.context().close();
  return `${decisions} more decisions`;
}

/** Every screen in both themes, on a phone and on a desktop. */
export async function accessible(browser, server) {
  let screens = 0;
  const found = [];
  for (const colorScheme of ['light', 'dark']) {
    for (const [size, options] of [['desktop', DESKTOP], ['phone', PHONE]]) {
      const page = await person(browser, server, { ...options, colorScheme });
      const look = async (where) => {
        await page.waitForTimeout(250);
        found.push(...(await clean(page, `${where}, ${size}, ${colorScheme}`)));
        await fits(page, `${where}, ${size}`);
        await shot(page, `${where}-${size}-${colorScheme}`);
        screens += 1;
      };
      await page.goto('/');
      await page.waitForSelector('.games');
      await look('home');
      await page.locator('header .icon').click();
      await look('settings');
      for (const game of GAMES) {
        await page.goto(`/rules/${game}`);
        await page.waitForSelector('article section');
        await look(`rules-${game}`);
        await againstBots(page, game);
        await myTurn(page);
        await look(`board-${game}`);
      }
      await page.goto('/t/none-such');
      await page.waitForSelector('.note h1');
      await look('no-table');
      await page.goto('/');
      await page.locator('[data-game=splendor] [data-act=friends]').click();
      await page.waitForSelector('[data-act=start]');
      await look('before');
      page.checkFaults();
      await page.context().close();
    }
  }
  assert.deepEqual(found, []);
  return `${screens} screens`;
}

/** Budgets: what the first visit of the home page loads, and how soon a move is painted. */
export async function budgets(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const sizes = [];
  const weigh = (answer) => sizes.push(answer.body().then((body) => body.length, () => 0));
  page.on('response', weigh);
  const from = Date.now();
  await page.goto('/');
  await page.waitForSelector('[data-act=bots]');
  const ready = Date.now() - from;
  await page.waitForTimeout(300);
  page.off('response', weigh);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  assert.ok(bytes <= 200_000, `the first load is ${bytes} bytes, uncompressed`);
  await againstBots(page, 'sultan');
  await myTurn(page);
  const shift = await page.evaluate(() => new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += entry.hadRecentInput ? 0 : entry.value))).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 300);
  }));
  await page.context().close();
  return `first load ${(bytes / 1000).toFixed(0)} kB uncompressed, home usable after ${ready} ms, layout shift ${shift.toFixed(3)}`;
}
