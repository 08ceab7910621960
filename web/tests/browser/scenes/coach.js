/** The coach: a hint at a table of bots, and the review of a finished game. With the finger on a phone and with the keys on a desktop, under the eyes of axe. */
import assert from 'node:assert/strict';
import { myTurn } from '../hands.js';
import { DESKTOP, PHONE, axe, fits, leave, person, shot, targets } from '../people.js';
import { Guest } from '../tables.js';

const SCREENS = [['phone', PHONE], ['desktop', DESKTOP]];

/** A hint names legal moves with words and chances, points at their pieces, and goes when it is closed. */
export async function hints(browser, server) {
  const found = [];
  for (const [name, options] of SCREENS) {
    for (const game of ['splendor', 'sultan']) {
      const page = await person(browser, server, options);
      const guest = new Guest(page.request);
      const table = await guest.find({ game, options: 'first=1' }, ['me', 'random'], ({ view }) => view.phase === 'action' || view.phase === 'bids');
      await page.goto(`/t/${table}`);
      await myTurn(page);
      if (options === PHONE) await page.locator('[data-act=hint]').tap();
      else {
        await page.locator('[data-act=hint]').focus();
        await page.keyboard.press('Enter');
      }
      await page.waitForSelector('[data-hint=there]');
      const { moves } = await guest.frame(table);
      const choices = await page.locator('[data-choice]').evaluateAll((all) => all.map((one) => ({ move: one.dataset.choice, text: one.innerText })));
      assert.ok(choices.length >= 1 && choices.length <= 3, JSON.stringify(choices));
      for (const { move, text } of choices) {
        assert.ok(moves.includes(move), `${move} is no legal move`);
        assert.match(text, /%/);
        assert.ok(!text.includes(move), `${move} is shown in notation`);
      }
      assert.ok((await page.locator('[data-pointed]').count()) > 0, 'the board shows what is meant');
      const where = `hint-${game}-${name}`;
      for (const look of [fits, targets, axe]) found.push(...(await look(page, where)));
      await shot(page, where);
      await page.keyboard.press('Escape');
      await page.waitForSelector('[data-hint]', { state: 'detached' });
      assert.equal(await page.locator('[data-pointed]').count(), 0, 'nothing is pointed at any more');
      await leave(page);
    }
  }
  assert.deepEqual(found, []);
}

/** Where people play with each other there is no such button. */
export async function noHintsAmongPeople(browser, server) {
  const [ann, bob] = await Promise.all([person(browser, server, DESKTOP), person(browser, server, DESKTOP)]);
  const [host, guest] = [new Guest(ann.request), new Guest(bob.request)];
  const table = await host.make({ game: 'splendor', options: 'first=1' }, ['me', 'open']);
  await guest.join(table, 'Bob');
  await host.act(table, { do: 'start' });
  await ann.goto(`/t/${table}`);
  await myTurn(ann);
  assert.equal(await ann.locator('[data-act=hint]').count(), 0);
  await leave(ann, bob);
}

/** From the end of a game one tap leads to its review: who played how, the graph, each decision in words and on the board; by link for others, too. */
export async function reviews(browser, server) {
  const found = [];
  for (const [name, options] of SCREENS) {
    const page = await person(browser, server, { ...options, colorScheme: name === 'phone' ? 'dark' : 'light' });
    const guest = new Guest(page.request);
    const game = name === 'phone' ? 'sultan' : 'splendor';
    const table = await guest.deal({ game, options: 'first=1' }, ['me', 'level:1']);
    const early = await page.request.get(`/api/tables/${table}/review`);
    assert.equal((await early.json()).code, 'not-over', 'there is no review of a running game');
    await guest.playUntil(table, ({ phase, ply }) => phase === 'over' || (game === 'splendor' && ply > 16));
    if (game === 'splendor') await guest.act(table, { do: 'resign' });
    await page.goto(`/t/${table}`);
    await page.waitForSelector('[data-act=review]');
    await page.locator('[data-act=review]').click();
    await page.waitForURL(`**/t/${table}/review`);
    await page.waitForSelector('.plane', { timeout: 120_000 });
    const slider = page.locator('figure input[type=range]');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('[data-at-decision="1"]');
    assert.equal(await page.locator('.plane path.seat').count(), 2, 'a line for each player');
    assert.ok((await page.locator('details tbody tr').count()) > 5, 'the table says the same');
    await page.waitForFunction(() => !/^(bid \d|return |take |buy \d|reserve \d)/.test(document.querySelector('.decision dd')?.textContent ?? 'bid 1'), null, { polling: 50 });
    const where = `review-${name}`;
    for (const look of [fits, targets, axe]) found.push(...(await look(page, where)));
    await shot(page, where);
    if (game === 'sultan') {
      const other = await person(browser, server, DESKTOP);
      await other.goto(`/t/${table}/review`);
      await other.waitForSelector('.plane');
      found.push(...(await axe(other, 'review-desktop-by-link')));
      await shot(other, 'review-by-link');
      await leave(other);
    }
    await leave(page);
  }
  assert.deepEqual(found, []);
}
