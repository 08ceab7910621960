/** Plays through the page: taps what glows, as a person would. */
import { tableOf } from './people.js';
import { Guest, buyer } from './tables.js';

/** The page has drawn what the last tap changed. */
export const rest = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until this player may do something or the game is over; returns which. */
export async function myTurn(page, limit = 60_000) {
  const handle = await page.waitForFunction(
    () => {
      const prompt = document.querySelector('.prompt.urgent');
      // A board that is still being built is hidden: nobody could act on it.
      const shown = prompt && getComputedStyle(prompt).visibility === 'visible';
      return document.querySelector('.end') ? 'over' : shown ? 'turn' : null;
    },
    null,
    { timeout: limit, polling: 50 },
  );
  return handle.jsonValue();
}

const visible = async (page, selector) => (await page.locator(selector).count()) > 0;

/**
 * One decision. `hand` is `tap` or `key`.
 * What was there a moment ago may be gone if the server's answer arrived in between: then there is nothing left to press.
 */
export async function decide(page, game, hand) {
  const press = async (selector) => {
    try {
      await hand(page, selector, 5000);
    } catch (why) {
      if (await visible(page, selector)) throw why;
    }
  };
  if (await visible(page, '.show')) return page.waitForSelector('.show', { state: 'detached' });
  if (game === 'splendor') return decideSplendor(page, press);
  if (await visible(page, '.jewel.glow')) {
    await press('.jewel.glow');
    return commit(page, press);
  }
  if (await visible(page, '.card.glow')) {
    await press('.card.glow');
    await rest(page);
    if (await visible(page, '.cushion.glow')) await press('.cushion.glow');
    await rest(page);
    return commit(page, press);
  }
}

async function commit(page, press) {
  await rest(page);
  if (await visible(page, '[data-act=commit]')) await press('[data-act=commit]');
}

async function decideSplendor(page, press) {
  for (let count = 0; count < 3 && (await visible(page, '.chip')); count++) {
    await press('.chip:not(.picked)');
    await rest(page);
    if (await visible(page, '[data-act=commit]')) return press('[data-act=commit]');
  }
  if (await visible(page, '.nobles .glow')) {
    await press('.nobles .glow');
    return commit(page, press);
  }
  if (await visible(page, '.lifted')) {
    await press('.lifted');
    await rest(page);
    return press('[data-act=buy]');
  }
  if (await visible(page, '.token.glow')) {
    await press('.token.glow');
    await rest(page);
    return press('[data-act=offer], [data-act=commit]');
  }
  if (await visible(page, '.deck .glow')) {
    await press('.deck .glow');
    await rest(page);
    return press('[data-act=reserve]');
  }
  return commit(page, press);
}

const LIMIT = 20_000;

/** With the mouse or the finger, as soon as it is there. */
export const tap = (page, selector, timeout = LIMIT) => page.locator(selector).first().click({ timeout });

/** Uses only Tab and Enter: waits until the target is there, and walks the page until it has the focus. */
export async function key(page, selector, timeout = LIMIT) {
  const target = page.locator(selector).filter({ visible: true }).first();
  for (let step = 0; step < 160; step++) {
    const [there, shown] = await page.evaluate((wanted) => [document.activeElement?.matches(wanted) ?? false, [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility({ visibilityProperty: true }))], selector);
    if (there && shown) return page.keyboard.press('Enter');
    if (shown) await page.keyboard.press('Tab');
    else await target.waitFor({ timeout });
  }
  throw new Error(`the Tab key never reached ${selector}`);
}

/** The ply shown, and the question to the player. */
const moment = (page) => page.evaluate(() => [document.querySelector('.play')?.dataset.ply, document.querySelector('.prompt')?.innerText].join());

/** Makes one decision, and waits until the page has moved on. A reveal may hide that: then the limit ends it. */
export async function decideAndSee(page, game, hand, between = async () => {}) {
  const before = await moment(page);
  try {
    await decide(page, game, hand);
  } catch (why) {
    // The page may have moved on meanwhile; if it has not, the failure is real.
    if ((await moment(page)) === before) throw why;
  }
  await between();
  await page
    .waitForFunction((old) => document.querySelector('.end') || [document.querySelector('.play')?.dataset.ply, document.querySelector('.prompt')?.innerText].join() !== old, before, { timeout: 3000, polling: 30 })
    .catch(() => {});
}

/** Plays to the end, or until `enough` of the decisions made; `between` is called after each decision with its number. */
export async function playOut(page, game, hand, between = async () => {}, enough = () => false) {
  for (let decisions = 0; decisions < 400; decisions++) {
    if ((await myTurn(page)) === 'over' || enough(decisions)) return decisions;
    await decideAndSee(page, game, hand, () => between(decisions));
  }
  throw new Error('the game does not end');
}

/** Plays over the API until `wanted(frame)` or the end, where more taps would show the same again; the page looks on and follows. */
export async function playBehind(page, wanted = () => false) {
  const guest = new Guest(page.request);
  const table = tableOf(page);
  await guest.playUntil(table, wanted, buyer);
  const { ply, phase } = await guest.frame(table);
  if (phase === 'over') return page.waitForSelector('.end', { timeout: 60_000 });
  return page.waitForFunction((last) => document.querySelector('.end') || Number(document.querySelector('.play')?.dataset.ply) >= last, ply, { polling: 50, timeout: 60_000 });
}

const TOKENS = { w: 'white', b: 'blue', g: 'green', r: 'red', k: 'black', y: 'gold' };

/** What to press for a move, in order; tokens are taken by pressing the first and the combination then offered. */
export function presses(move) {
  const [verb, what] = move.split(' ');
  const at = (name) => `[data-at="${name}"]`;
  switch (verb) {
    case 'return':
      return [at(`drawn-${what}`)];
    case 'bid': {
      const [card, cushion] = what.split('@');
      return [at(`card-${card}`), at(`cushion-${cushion}`)];
    }
    case 'take':
      return [at(`bank-${TOKENS[what[0]]}`), `[data-move="${move}"]`];
    case 'give':
      return [...what].map((letter) => at(`give-${TOKENS[letter]}`));
    default:
      return [`${at(`spot-${what}`)} button`, `[data-act=${verb}]`];
  }
}
