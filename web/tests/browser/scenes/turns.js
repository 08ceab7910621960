/** A turn by hand: how many taps a move takes, what can be taken back, the limit of ten, paying differently, explanations. */
import assert from 'node:assert/strict';
import { DESKTOP, PHONE, leave, person, settled } from '../people.js';
import { rest } from '../hands.js';
import { Guest, hoarder } from '../tables.js';

const mine = (guest, table) => guest.frame(table).then((frame) => frame.view.seats[frame.you - 1]);
const held = ({ tokens }) => Object.values(tokens).reduce((sum, count) => sum + count, 0);

/** Opens a table and waits for one's turn. */
async function sitAt(page, table) {
  await page.goto(`/t/${table}`);
  await page.waitForSelector('.prompt.urgent');
}
/** Waits until the server has taken a move. */
const counted = async (guest, table, wanted) => {
  for (let tries = 0; tries < 200; tries++) {
    const frame = await guest.frame(table);
    if (wanted(frame)) return frame;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error('the server never took the move');
};

/** Three tokens: a tap each, or a tap and a whole choice; nothing is played before it is confirmed, on any device. */
export async function tokensByTwoTaps(browser, server) {
  for (const options of [DESKTOP, PHONE]) {
    const page = await person(browser, server, options);
    const guest = new Guest(page.request);
    const table = await guest.deal({ game: 'splendor', options: 'first=1' }, ['me', 'random']);
    await sitAt(page, table);
    if (options === PHONE) {
      await page.locator('.token.glow').first().click();
      assert.ok((await page.locator('[data-act=offer]').count()) >= 6, 'every choice with this token is one tap away');
      await page.locator('[data-act=cancel]').click();
      assert.equal(await page.locator('.token.picked').count(), 0, 'the first tap can be taken back');
      await page.locator('.token.glow').first().click();
      await page.locator('[data-act=offer]').last().click();
    } else {
      for (const place of [0, 1, 2]) await page.locator('.token').nth(place).click();
      assert.equal(held(await mine(guest, table)), 0, 'the third tap plays nothing yet');
      await page.locator('[data-act=commit]').click();
    }
    const frame = await counted(guest, table, ({ view }) => held(view.seats[0]) > 0);
    assert.ok(held(frame.view.seats[0]) >= 2);
    await leave(page);
  }
}

/** The limit of ten: the surplus is chosen from one's tokens, and nothing moves under the finger meanwhile. */
export async function limitOfTen(browser, server) {
  const page = await person(browser, server, PHONE);
  const guest = new Guest(page.request);
  const table = await guest.find({ game: 'splendor' }, ['me', 'random'], ({ view }) => view.phase === 'give' && view.surplus > 1, hoarder);
  await sitAt(page, table);
  const surplus = (await guest.frame(table)).view.surplus;
  const chip = page.locator('.chip');
  const places = new Set();
  for (let count = 0; count < surplus; count++) {
    await chip.nth(count % (await chip.count())).click();
    await rest(page);
    places.add(JSON.stringify(await page.locator('[data-act=cancel]').boundingBox()));
  }
  assert.equal(places.size, 1, `the button that takes back jumps: ${[...places].join(', ')}`);
  await page.locator('[data-act=commit]').click();
  await counted(guest, table, ({ view, phase }) => phase === 'over' || held(view.seats[0]) <= 10);
  await leave(page);
  return `${surplus} given back`;
}

/** Paying differently: choosing another split than the one with the least gold. */
export async function payDifferently(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const guest = new Guest(page.request);
  const spotOf = ({ moves }) => moves.map((move) => /^buy ([^ ]+) gold/.exec(move)?.[1]).find(Boolean);
  const goldFirst = ({ moves, view }) => (view.seats[0].tokens.gold < 2 && moves.find((move) => move.startsWith('reserve'))) || hoarder({ moves });
  const table = await guest.find({ game: 'splendor' }, ['me', 'random'], (frame) => frame.moves.length > 0 && spotOf(frame), goldFirst);
  await sitAt(page, table);
  const before = await guest.frame(table);
  await page.locator(`[data-at="spot-${spotOf(before)}"] button`).click();
  await page.locator('[data-act=pay-differently]').click();
  const ways = page.locator('[data-act=way]');
  assert.ok((await ways.count()) > 1);
  await ways.last().click();
  await page.locator('[data-act=buy]').click();
  const after = await counted(guest, table, ({ view }) => view.seats[0].bought.length > before.view.seats[0].bought.length);
  const gold = before.view.seats[0].tokens.gold - after.view.seats[0].tokens.gold;
  assert.ok(gold > 0, 'gold was paid although coloured tokens would have done');
  await leave(page);
  return `${gold} gold paid by choice`;
}

/** A tap on what cannot be done says why, and so does hovering over it. */
export async function explainsItself(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const guest = new Guest(page.request);
  const table = await guest.deal({ game: 'splendor', options: 'first=1' }, ['me', 'random']);
  await sitAt(page, table);
  const gold = page.locator('[data-at=bank-gold]');
  assert.match(await gold.getAttribute('title'), /reserved card/);
  await gold.click({ force: true });
  assert.match(await page.locator('.why').textContent(), /reserved card/);
  await page.locator('.nobles button').first().click({ force: true });
  assert.match(await page.locator('.why').textContent(), /comes by itself/);
  const sultan = await guest.find({ game: 'sultan' }, ['me', 'random'], ({ view }) => view.phase === 'bids' && view.cushions.some(({ bids }) => bids.some(({ seat }) => seat === 1)));
  await sitAt(page, sultan);
  const own = page.locator('.cushion:not(.glow)').first();
  await own.click({ force: true });
  assert.match(await page.locator('.why').textContent(), /already/);
  await leave(page);
}

/** A move can be undone as long as it revealed nothing. */
export async function undo(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const friend = await person(browser, server, {});
  const [guest, other] = [new Guest(page.request), new Guest(friend.request)];
  const table = await guest.make({ game: 'splendor', options: 'first=1' }, ['me', 'open']);
  await other.join(table, 'Bob');
  await guest.act(table, { do: 'start' });
  await sitAt(page, table);
  for (const place of [0, 1, 2]) await page.locator('.token').nth(place).click();
  await page.locator('[data-act=commit]').click();
  await page.locator('[data-act=undo]').click();
  await page.waitForSelector('.prompt.urgent');
  assert.equal(held(await mine(guest, table)), 0);
  await leave(page, friend);
}

const LINES_OF_LOG = 4;
/** All that a decision needs is in sight, on low screens and phones too, and nothing lies over anything else: the others with their scores, what can be had, one's own goods, the words, the hand. */
export async function allInSight(browser, server) {
  const LOW = { viewport: { width: 1280, height: 720 } };
  const SIDEWAYS = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
  const TALL = { ...PHONE, viewport: { width: 390, height: 844 } };
  const bots = (count) => ['me', ...Array.from({ length: count }, () => 'random')];
  const tables = [
    [{ game: 'sultan', options: 'screens=closed' }, bots(4)],
    [{ game: 'sultan', options: 'screens=open' }, bots(3)],
    [{ game: 'splendor' }, bots(3)],
  ];
  const wanted = { sultan: ['.others', '.middle', '.mine', '.prompt', '.hand'], splendor: ['.others', '.desk', '.bank', '.mine', '.prompt'] };
  const look = async (page, game, size, { viewport }) => {
    const boxes = await page.evaluate((names) => names.map((name) => [name, document.querySelector(name).getBoundingClientRect().toJSON()]), wanted[game]);
    for (const [name, { bottom }] of boxes) assert.ok(bottom <= viewport.height + 1, `${size}, ${game}: ${name} ends at ${bottom}`);
    for (const [one, a] of boxes)
      for (const [other, b] of boxes) {
        const over = one < other && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
        assert.ok(!over, `${size}, ${game}: ${one} and ${other} lie over each other`);
      }
    if (size !== 'LOW') return;
    const { top, bottom } = await page.evaluate(() => document.querySelector('.log ol').getBoundingClientRect().toJSON());
    assert.ok(bottom <= viewport.height && bottom - top >= LINES_OF_LOG * 22, `${game}: the log reaches from ${top} to ${bottom}`);
  };
  for (const sizes of [{ LOW }, { SIDEWAYS, TALL, PHONE }]) {
    const [first] = Object.values(sizes);
    const page = await person(browser, server, first);
    const guest = new Guest(page.request);
    for (const [terms, seats] of tables) {
      await page.setViewportSize(first.viewport);
      await sitAt(page, await guest.deal({ ...terms, options: `first=1 ${terms.options ?? ''}`.trim() }, seats));
      for (const [size, options] of Object.entries(sizes)) {
        await page.setViewportSize(options.viewport);
        await settled(page);
        await look(page, terms.game, size, options);
      }
    }
    await leave(page);
  }
}

/** Against bots one tap or key undoes the last decision and their moves since, as long as the server allows it. */
export async function undoAgainstBots(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const guest = new Guest(page.request);
  const undo = page.locator('[data-act=undo]');
  for (const takeBack of [() => undo.click(), () => page.keyboard.press('Control+z')]) {
    let before = 0;
    const take = (frame) => {
      before = held(frame.view.seats[0]);
      return frame.moves.find((move) => move.startsWith('take')) ?? frame.moves[0];
    };
    const table = await guest.find({ game: 'splendor', options: 'first=1' }, ['me', 'random'], (frame) => frame.undo, take);
    const { ply } = await guest.frame(table);
    await sitAt(page, table);
    await undo.waitFor();
    await takeBack();
    const frame = await counted(guest, table, (next) => next.ply > ply);
    assert.deepEqual([held(frame.view.seats[0]), frame.waiting], [before, [1]], 'the player’s move and the bot’s are taken back');
  }
  await leave(page);
}
