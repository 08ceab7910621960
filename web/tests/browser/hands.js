/** Plays through the page: taps what glows, as a person would. */

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

/** One decision. `press` taps with the mouse, the finger, or the keyboard. */
export async function decide(page, game, press) {
  if (await visible(page, '.show')) return page.waitForSelector('.show', { state: 'detached' });
  if (game === 'splendor') return decideSplendor(page, press);
  if (await visible(page, '.jewel.glow')) {
    await press(page, '.jewel.glow');
    return commit(page, press);
  }
  if (await visible(page, '.card.glow')) {
    await press(page, '.card.glow');
    await rest(page);
    if (await visible(page, '.cushion.glow')) await press(page, '.cushion.glow');
    await rest(page);
    return commit(page, press);
  }
}

async function commit(page, press) {
  await rest(page);
  if (await visible(page, '[data-act=commit]')) await press(page, '[data-act=commit]');
}

async function decideSplendor(page, press) {
  for (let count = 0; count < 3 && (await visible(page, '.chip')); count++) {
    await press(page, '.chip:not(.picked)');
    await rest(page);
    if (await visible(page, '[data-act=commit]')) return press(page, '[data-act=commit]');
  }
  if (await visible(page, '.nobles .glow')) {
    await press(page, '.nobles .glow');
    return commit(page, press);
  }
  if (await visible(page, '.lifted')) {
    await press(page, '.lifted');
    await rest(page);
    return press(page, '[data-act=buy]');
  }
  if (await visible(page, '.token.glow')) {
    await press(page, '.token.glow');
    await rest(page);
    return press(page, '[data-act=offer], [data-act=commit]');
  }
  if (await visible(page, '.deck .glow')) {
    await press(page, '.deck .glow');
    await rest(page);
    return press(page, '[data-act=reserve]');
  }
  return commit(page, press);
}

/** What was there a moment ago may be gone if the server's answer arrived in between: then there is nothing left to press. */
export async function tap(page, selector) {
  try {
    await page.locator(selector).first().click({ timeout: 5000 });
  } catch (why) {
    if (await visible(page, selector)) throw why;
  }
}

/** Uses only Tab and Enter: walks the page until the target has the focus. */
export async function key(page, selector) {
  for (let step = 0; step < 160; step++) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return page.keyboard.press('Enter');
    if (!(await visible(page, selector))) return undefined;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never reached ${selector}`);
}

/** The ply shown, and the question to the player. */
const moment = (page) => page.evaluate(() => [document.querySelector('.play')?.dataset.ply, document.querySelector('.prompt')?.innerText].join());

/** Makes one decision, and waits until the page has moved on. A reveal may hide that: then the limit ends it. */
export async function decideAndSee(page, game, press, between = async () => {}) {
  const before = await moment(page);
  try {
    await decide(page, game, press);
  } catch (why) {
    // The page may have moved on meanwhile; if it has not, the failure is real.
    if ((await moment(page)) === before) throw why;
  }
  await between();
  await page
    .waitForFunction((old) => document.querySelector('.end') || [document.querySelector('.play')?.dataset.ply, document.querySelector('.prompt')?.innerText].join() !== old, before, { timeout: 3000, polling: 30 })
    .catch(() => {});
}

/** Plays to the end; `between` is called after each decision with its number. */
export async function playOut(page, game, press, between = async () => {}) {
  for (let decisions = 0; decisions < 400; decisions++) {
    if ((await myTurn(page)) === 'over') return decisions;
    await decideAndSee(page, game, press, () => between(decisions));
  }
  throw new Error('the game does not end');
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
