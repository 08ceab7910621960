/** The guided first games, step by step through the page: by touch on a phone, with the keyboard alone, and checked by axe. */
import assert from 'node:assert/strict';
import { key, presses, rest, tap } from '../hands.js';
import { DESKTOP, PHONE, axe, fits, leave, person, shot, targets } from '../people.js';

/** Waits until the guide is at a step; returns it as the server sends it. */
async function stepOf(page, game, from) {
  await page.waitForFunction((before) => (document.querySelector('.guide')?.dataset.step ?? before) !== before, String(from), { timeout: 20_000, polling: 30 });
  const number = await page.locator('.guide').getAttribute('data-step');
  return (await page.request.get(`/api/guide/${game}/${number}`)).json();
}

/** The marked place is on the screen, and nothing covers it. */
async function inSight(page, selector, where) {
  const [reached, pointed] = await page.evaluate((wanted) => {
    const target = document.querySelector(wanted);
    const { left, top, width, height } = target.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return [there !== null && (target.contains(there) || there.contains(target)), target.closest('[data-pointed]') !== null];
  }, selector);
  assert.ok(reached, `${where}: ${selector} is out of sight`);
  assert.ok(pointed, `${where}: ${selector} is not pointed at`);
}

async function make(page, move, press, where) {
  for (const selector of presses(move)) {
    await inSight(page, selector, where);
    await press(page, selector);
    await rest(page);
  }
  if ((await page.locator('[data-act=commit]').count()) > 0) await press(page, '[data-act=commit]');
}

/** Walks from the first step to the last; `look` is called at each. */
async function walk(page, game, press, look = async () => {}) {
  await page.goto('/');
  await page.waitForSelector('[data-act=guide]');
  await press(page, `[data-game=${game}] [data-act=guide]`);
  for (let from = 0; ; ) {
    const step = await stepOf(page, game, from);
    const where = `${game}, ${step.name}`;
    for (const name of step.at) await page.waitForSelector(`[data-at="${name}"][data-pointed]`, { timeout: 5000 });
    const said = await page.locator('.guide > p').first().innerText();
    assert.ok((await page.locator('[role=log]').first().textContent()).includes(said), `${where}: those who listen are told`);
    const top = await page.evaluate(() => scrollY);
    await look(step, where);
    // axe may have scrolled.
    await page.evaluate((to) => scrollTo(0, to), top);
    if (step.step === step.steps) return step;
    from = step.step;
    if (step.move === null) await press(page, '[data-act=onward]');
    else await make(page, step.move, press, where);
  }
}

async function won(page, step) {
  const scores = step.view.outcome.standings.map(({ score }) => score).toSorted((one, other) => other - one);
  const shown = await page.locator('.result li .top strong').evaluateAll((all) => all.map((one) => Number(/\d+/.exec(one.textContent)[0])));
  assert.deepEqual(shown, scores, 'the end shows the scores of the guide');
  assert.equal((await page.request.get('/api/me')).status(), 401, 'nobody had to say who they are');
}

/** A picture of what the learner sees, before anything is scrolled. */
const picture = (page, game, step, size) => shot(page, `guide-${game}-${String(step.step).padStart(2, '0')}-${size}`);

async function byFinger(browser, server, game, locale, colorScheme) {
  const page = await person(browser, server, { ...PHONE, locale, colorScheme });
  const found = [];
  const last = await walk(page, game, tap, async (step, where) => {
    await picture(page, game, step, 'phone');
    for (const look of [fits, targets, axe]) found.push(...(await look(page, where)));
    if (step.step !== 4) return;
    await page.reload();
    assert.equal((await stepOf(page, game, 0)).step, 4, 'a reload resumes at the step');
  });
  assert.deepEqual(found, []);
  await won(page, last);
  await leave(page);
  return `${last.steps} steps in ${locale}, ${colorScheme}`;
}
export const guideSultanByFinger = (browser, server) => byFinger(browser, server, 'sultan', 'nl', 'dark');
export const guideRiquezasByFinger = (browser, server) => byFinger(browser, server, 'riquezas', 'ru', 'light');
export const guideSplendorByFinger = (browser, server) => byFinger(browser, server, 'splendor', 'fr', 'dark');

/** What a step of the guide changes. */
const CHANGED = '.guide, .prompt, [data-pointed]';

async function byKeys(browser, server, game, locale, colorScheme) {
  const page = await person(browser, server, { ...DESKTOP, locale, colorScheme });
  const found = [];
  const last = await walk(page, game, key, async (step, where) => {
    await picture(page, game, step, 'desktop');
    // The whole page at both ends; at every step it is looked at on the phone.
    found.push(...(await axe(page, where, step.step === 1 || step.step === step.steps ? undefined : CHANGED)));
  });
  assert.deepEqual(found, []);
  await won(page, last);
  await leave(page);
  return `${last.steps} steps in ${locale}, ${colorScheme}, by Tab and Enter`;
}
export const guideSultanByKeys = (browser, server) => byKeys(browser, server, 'sultan', 'fr', 'light');
export const guideRiquezasByKeys = (browser, server) => byKeys(browser, server, 'riquezas', 'pt-BR', 'dark');
export const guideSplendorByKeys = (browser, server) => byKeys(browser, server, 'splendor', 'en', 'light');

/** Another legal move is explained and not made; one can go back, lose the connection, leave, and return. */
export async function guideAstray(browser, server) {
  const page = await person(browser, server, { ...DESKTOP, reducedMotion: 'no-preference' });
  await page.goto('/guide/sultan');
  await stepOf(page, 'sultan', 0);
  await tap(page, '[data-at="drawn-blue"]');
  await tap(page, '[data-act=commit]');
  await page.waitForSelector('.guide .aside');
  await tap(page, '[data-act=onward]');
  const second = await stepOf(page, 'sultan', 1);
  await tap(page, '[data-at="drawn-blue"]');
  await tap(page, '[data-act=commit]');
  await page.waitForSelector('.guide .aside');
  assert.equal(await page.locator('[data-at^="drawn-"]').count(), second.view.drawn.length, 'nothing was put back');
  await make(page, second.move, tap, 'the shown move after another');
  const third = await stepOf(page, 'sultan', 2);
  await make(page, third.move, tap, 'with motion');
  await page.waitForSelector('.show');
  await stepOf(page, 'sultan', 3);
  await tap(page, '[data-act=back]');
  assert.equal((await stepOf(page, 'sultan', 4)).step, 3);
  await page.route('**/api/guide/sultan/6', (route) => route.abort());
  await make(page, third.move, tap, 'once more');
  await stepOf(page, 'sultan', 3);
  await tap(page, '[data-act=onward]');
  const fifth = await stepOf(page, 'sultan', 4);
  await make(page, fifth.move, tap, 'without a line');
  await page.waitForSelector('.banner');
  await page.unroute('**/api/guide/sultan/6');
  assert.equal((await stepOf(page, 'sultan', 5)).step, 6, 'a lost connection heals by itself');
  assert.equal(await page.locator('.banner').count(), 0);
  await page.goto('/guide/none-such');
  await page.waitForSelector('main p');
  await page.goto('/rules/sultan');
  await tap(page, '[data-act=guide]');
  assert.equal((await stepOf(page, 'sultan', 0)).step, 6, 'the guide goes on where it was left');
  await leave(page);
}

/** While the cards of a reveal are still face down, nothing says who won, visibly or audibly. */
export async function guideKeepsSecrets(browser, server) {
  const page = await person(browser, server, { ...DESKTOP, reducedMotion: 'no-preference' });
  // Only the steps of the reveal wait that long: the first lasts until a tap ends it.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = (act, ms, ...rest) => (ms >= 500 && ms <= 700 && document.querySelector('.show') ? 0 : later(act, ms, ...rest));
  });
  await page.goto('/guide/sultan');
  let step = await stepOf(page, 'sultan', 0);
  while (step.name !== 'bid') {
    const from = step.step;
    if (step.move === null) await tap(page, '[data-act=onward]');
    else await make(page, step.move, tap, step.name);
    step = await stepOf(page, 'sultan', from);
  }
  await make(page, step.move, tap, step.name);
  await page.waitForSelector('.show', { timeout: 20_000 });
  const told = () => page.evaluate(() => `${document.querySelector('[role=log]').textContent}${document.querySelector('.prompt .latest').textContent}`.trim());
  assert.equal(await told(), '', 'the result is told before it is seen');
  await tap(page, '.show');
  assert.equal((await stepOf(page, 'sultan', step.step)).name, 'reveal');
  assert.notEqual(await told(), '');
  await leave(page);
}
