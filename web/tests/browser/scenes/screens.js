/** Every screen there is, on a phone, a tablet and a desktop, in both themes: targets, room, nothing sideways, and with `LOOK` a picture of each in `shots/`. Axe looks once at each theme, on the narrowest and on the widest. */
import assert from 'node:assert/strict';
import { DESKTOP, PHONE, TABLET, axe, fits, leave, person, settled, shot, spills, targets } from '../people.js';
import { decide, myTurn, tap } from '../hands.js';
import { Guest } from '../tables.js';
import { me, screens, tables } from '../visits.js';

/** `LOOK=desktop` or `LOOK=sultan-bids,home` looks at some of it and takes pictures, `LOOK=all` of everything. */
const wanted = (process.env.LOOK ?? 'all').split(',');
const looked = (...names) => ['all', ...names].some((name) => wanted.includes(name));
/** Size, theme, language, and what is checked besides the room. */
const VIEWS = [
  ['phone', PHONE, 'dark', 'de'],
  ['phone', PHONE, 'light', 'en', axe],
  ['tablet', TABLET, 'light', 'es'],
  ['desktop', DESKTOP, 'light', 'fr'],
  ['desktop', DESKTOP, 'dark', 'ru', axe],
];

/** The tables to look at, and the person who may: created once for all views. */
let prepared = null;
async function prepare(browser, server) {
  const ann = await person(browser, server, {});
  const bob = await person(browser, server, {});
  const places = await tables(new Guest(ann.request), new Guest(bob.request));
  const storageState = await ann.context().storageState();
  await leave(ann, bob);
  return { places, storageState };
}

/** The screen as it is, in another language: nothing else changes. */
async function inLanguage(page, language) {
  await page.locator('header .tongue select').evaluate((select, wanted) => {
    select.value = wanted;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language, { polling: 30 });
}

/** What was opened or chosen on the way to a screen: it must still be there in the last view. */
const opened = (page) => page.locator('dialog[open], [aria-expanded=true], [aria-pressed=true], .picked').count();

/** Opens every screen once, and shows it in one view after another: another size, theme or language needs no other load. The next screen opens in the last of them, so that half are opened on a phone and half on a desktop. No style depends on whether there is a mouse. */
export async function everyScreen(browser, server) {
  prepared ??= prepare(browser, server);
  const { places, storageState } = await prepared.catch((why) => {
    prepared = null;
    throw why;
  });
  const [, options, , locale] = VIEWS[0];
  const page = await person(browser, server, { ...options, locale, storageState });
  const found = [];
  let count = 0;
  for (const [number, [name, path, ready, act]] of screens(places).entries()) {
    const shown = (number % 2 === 0 ? VIEWS : VIEWS.toReversed()).filter(([size]) => looked(name, size));
    let before = 0;
    for (const [index, [size, { viewport }, colorScheme, ownLanguage, ...checks]] of shown.entries()) {
      const language = process.env.LOOK_IN ?? ownLanguage;
      const where = `${name}, ${size}, ${colorScheme}, ${language}`;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      if (index === 0) {
        await page.goto(path);
        await page.waitForSelector(ready, { timeout: 10_000 }).catch(() => assert.fail(`${where}: ${ready} never came`));
        await act?.(page);
      }
      await inLanguage(page, language);
      await settled(page);
      if (index === 0) before = await opened(page);
      else assert.ok((await opened(page)) >= before, `${where}: what was open is closed`);
      for (const check of [fits, targets, spills, ...checks]) found.push(...(await check(page, where)));
      await shot(page, `${name}-${size}-${colorScheme}`);
      count += 1;
    }
  }
  await leave(page);
  assert.deepEqual(found, []);
  return `${count} views of screens`;
}

/** The reveal in each of its steps, held still for the picture. */
export async function revealScreens(browser, server) {
  const found = [];
  for (const [index, [size, options, colorScheme]] of VIEWS.entries()) {
    const game = index % 2 === 0 ? 'sultan' : 'riquezas';
    const page = await person(browser, server, { ...options, colorScheme, reducedMotion: 'no-preference' });
    // Only the steps of the reveal wait that long: each lasts until the picture is taken.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      const held = [];
      window.setTimeout = (act, ms, ...rest) => (ms >= 500 && ms <= 700 ? held.push(() => act(...rest)) : later(act, ms, ...rest));
      window.nextStep = () => held.splice(0).forEach((act) => act());
    });
    const lastBid = ({ view }) => view.phase === 'bids' && view.cushions.reduce((sum, { bids }) => sum + bids.length, 0) === 3;
    const table = await new Guest(page.request).find({ game, options: 'first=2 screens=open' }, me(4), lastBid);
    await page.goto(`/t/${table}`);
    await myTurn(page);
    await decide(page, game, tap);
    await page.waitForSelector('.show', { timeout: 15_000 });
    for (const [step, ready] of [['turned', '.show .turned'], ['carried', '.show .won, .show .gone']]) {
      await page.evaluate(() => window.nextStep());
      await page.waitForSelector(ready, { timeout: 15_000 });
      await settled(page);
      const where = `reveal-${step}-${size}-${colorScheme}`;
      found.push(...(await fits(page, where)), ...(await axe(page, where)));
      await shot(page, where);
    }
    await leave(page);
  }
  assert.deepEqual(found, []);
}
