/** Every screen there is, on a phone, a tablet and a desktop, in both themes: targets, room, nothing sideways, and with `LOOK` a picture of each in `shots/`. Axe looks once at each theme, on the narrowest and on the widest. */
import assert from 'node:assert/strict';
import { DESKTOP, LANGUAGES, PHONE, TABLET, axe, fits, leave, person, settled, shot, spills, targets } from '../people.js';
import { decide, myTurn, tap } from '../hands.js';
import { Guest } from '../tables.js';
import { me, screens, tables } from '../visits.js';

/** `LOOK=desktop` or `LOOK=sultan-bids,home` looks at some of it and takes pictures, `LOOK=all` of everything. */
const wanted = (process.env.LOOK ?? 'all').split(',');
const looked = (...names) => ['all', ...names].some((name) => wanted.includes(name));
const VIEWS = [['phone', PHONE, 'light'], ['phone', PHONE, 'dark'], ['desktop', DESKTOP, 'light'], ['desktop', DESKTOP, 'dark'], ['tablet', TABLET, 'light']];

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

async function everyScreen(browser, server, view, { byAxe = false } = {}) {
  prepared ??= prepare(browser, server);
  const { places, storageState } = await prepared.catch((why) => {
    prepared = null;
    throw why;
  });
  const [size, options, colorScheme] = VIEWS[view];
  const locale = process.env.LOOK_IN ?? LANGUAGES[view];
  const page = await person(browser, server, { ...options, colorScheme, locale, storageState });
  const found = [];
  let count = 0;
  for (const [name, path, ready, act] of screens(places)) {
    if (!looked(name, size)) continue;
    const where = `${name}, ${size}, ${colorScheme}, ${locale}`;
    await page.goto(path);
    await page.waitForSelector(ready, { timeout: 10_000 }).catch(() => assert.fail(`${where}: ${ready} never came`));
    await act?.(page);
    await settled(page);
    found.push(...(await fits(page, where)), ...(await targets(page, where)), ...(await spills(page, where)), ...(byAxe ? await axe(page, where) : []));
    await shot(page, `${name}-${size}-${colorScheme}`);
    count += 1;
  }
  await leave(page);
  assert.deepEqual(found, []);
  return `${count} screens`;
}
export const everyScreenOnPhone = (browser, server) => everyScreen(browser, server, 0, { byAxe: true });
export const everyScreenOnDarkPhone = (browser, server) => everyScreen(browser, server, 1);
export const everyScreenOnDesktop = (browser, server) => everyScreen(browser, server, 2);
export const everyScreenOnDarkDesktop = (browser, server) => everyScreen(browser, server, 3, { byAxe: true });
export const everyScreenOnTablet = (browser, server) => everyScreen(browser, server, 4);

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
