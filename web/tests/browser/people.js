/** People with their own browsers, and what every page must satisfy. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SHOTS } from './browser.js';

export const DESKTOP = { viewport: { width: 1280, height: 860 } };
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const GAMES = ['sultan', 'riquezas', 'splendor'];
export const LANGUAGES = ['en', 'de', 'fr', 'ru', 'es', 'nl', 'pt-BR'];

/** A person with their own browser. Errors on the page are kept for `checkFaults`. Others' moves are shown at once, unless somebody wants to see them move. The page's worker, which would answer in place of a scene, is for the scenes about it. */
export async function person(browser, server, { speed, ...options }) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en', serviceWorkers: 'block', ...options, baseURL: server.url });
  const page = await context.newPage();
  const wanted = speed ?? (options.reducedMotion === 'no-preference' ? 'normal' : 'instant');
  // An empty page has no origin, and so no storage.
  await page.addInitScript((kept) => location.origin !== 'null' && localStorage.setItem('cabochon.speed', localStorage.getItem('cabochon.speed') ?? kept), wanted);
  return watched(page, []);
}

/** Another tab of the same person. */
export const secondTab = async (page) => watched(await page.context().newPage(), []);

function watched(page, faults) {
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => message.type() === 'error' && !/WebSocket|Failed to load resource/.test(message.text()) && faults.push(message.text()));
  page.checkFaults = () => assert.deepEqual(faults, []);
  return page;
}

export const leave = (...pages) =>
  Promise.all(
    pages.map((page) => {
      page.checkFaults();
      return page.context().close();
    }),
  );

export const tableOf = (page) => new URL(page.url()).pathname.split('/')[2];

/** Pictures of the screen as it opens and of the whole page, where somebody wants to look at them. */
export async function shot(page, name) {
  if (!process.env.LOOK) return;
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
  await page.screenshot({ path: join(SHOTS, `${name}-whole.png`), fullPage: true });
}

/** One of a few choices side by side. */
export const choose = (page, option, value) => page.locator(`[data-option=${option}] input[value="${value}"]`).check();

export async function againstBots(page, game) {
  await page.goto('/');
  await page.locator(`[data-game=${game}] [data-act=bots]`).click();
  await page.waitForSelector('.prompt');
}

/** The typefaces are loaded, animations have finished, and the page has drawn them. */
export const settled = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = () => document.getAnimations().filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
    do {
      await Promise.allSettled(moving().map((one) => one.finished));
      await drawn();
    } while (moving().length > 0);
  });

/** Nothing scrolls sideways. */
export async function fits(page, where) {
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: document.documentElement.clientWidth }));
  return wide <= room ? [] : [`${where} scrolls sideways: ${wide} > ${room}`];
}

/** Text in a row stays in its row, and a field has room for its placeholder. */
export async function spills(page, where) {
  const found = await page.evaluate(() => {
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const rows = [...document.querySelectorAll('dialog label, .line')].filter((one) => seen(one) && one.scrollHeight > one.clientHeight + 1);
    const pen = document.createElement('canvas').getContext('2d');
    const roomOf = (field) => field.clientWidth - parseFloat(getComputedStyle(field).paddingLeft) - parseFloat(getComputedStyle(field).paddingRight);
    const wide = (field) => ((pen.font = getComputedStyle(field).font), pen.measureText(field.placeholder).width);
    const fields = [...document.querySelectorAll('input[placeholder]')].filter((field) => seen(field) && wide(field) > roomOf(field));
    return [...rows.map((row) => row.innerText), ...fields.map((field) => field.placeholder)];
  });
  return found.map((text) => `${where}: no room for “${text}”`);
}

/** What can be pressed is at least 44 pixels wide and high, as far as nothing covers it; links within a sentence are exempt. */
export async function targets(page, where) {
  const small = await page.evaluate(() => {
    const pressable = [...document.querySelectorAll('button, a[href], select, summary, input')];
    return pressable
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p') && !one.classList.contains('skip'))
      .map((one) => [one, (one.type === 'checkbox' || one.type === 'radio' ? one.closest('label') : one).getBoundingClientRect()])
      .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
      .map(([one, { width, height }]) => `${one.tagName.toLowerCase()}.${one.className} ${Math.round(width)} × ${Math.round(height)}`);
  });
  return small.map((one) => `${where}: too small to press: ${one}`);
}

const WCAG = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA, on the whole page or within what a selector names. There are no frames, so it need not look into other pages; passes are not reported. It stays in the page until the next load. */
export async function axe(page, where, within = ':root') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async ([context, runOnly]) => (await window.axe.run(context, { runOnly, resultTypes: ['violations'] })).violations, [within, WCAG]);
  return violations.map((one) => `${where}: ${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary ?? ''}`).join(' | ')}`);
}

/** What the page shows at the end is what the server's record says. */
export async function agrees(page) {
  const record = await (await page.request.get(`/api/tables/${tableOf(page)}/record`)).text();
  const scores = /scores ([\d -]+)/.exec(record)[1].trim().split(' ').map(Number);
  const shown = await page.locator('.end ol > li').evaluateAll((lines) => lines.map((line) => [Number(line.querySelector('.mark').textContent), Number(/\d+/.exec(line.querySelector('.top strong').textContent)[0])]));
  assert.deepEqual(shown.toSorted(([one], [other]) => one - other).map(([, score]) => score), scores, 'the end screen and the record agree');
}

/** A look at every page that a scene comes to. */
export function looker(found) {
  return async (page, where) => {
    await settled(page);
    for (const one of [fits, targets, spills, axe]) found.push(...(await one(page, where)));
    await shot(page, where);
  };
}
