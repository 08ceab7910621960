/** The daily deal: from the home page to the results, with the finger on a phone and with the keys on a desktop; most of the game is played over the wire. */
import assert from 'node:assert/strict';
import { decideAndSee, key, myTurn, playBehind, tap } from '../hands.js';
import { DESKTOP, PHONE, axe, fits, leave, person, settled, shot, spills, tableOf, targets } from '../people.js';
import { Guest } from '../tables.js';

const SCREENS = [['phone', PHONE, 'sultan', tap], ['desktop', DESKTOP, 'riquezas', key]];

/** Somebody's try counts once; what others did comes to light with its end, and the rest of the game can be played again. */
export async function dailyDeal(browser, server) {
  const found = [];
  const look = async (page, where) => {
    await settled(page);
    for (const one of [fits, targets, spills, axe]) found.push(...(await one(page, where)));
    await shot(page, where);
  };
  for (const [name, options, game, press] of SCREENS) {
    const [ann, bob] = await Promise.all([person(browser, server, options), person(browser, server, { ...options, colorScheme: 'dark', locale: 'de' })]);
    await ann.goto('/');
    await ann.waitForSelector('[data-act=daily]');
    await press(ann, '[data-act=daily]');
    await ann.waitForSelector(`[data-daily] [data-game=${game}]`);
    await look(ann, `daily-${name}`);
    await press(ann, `[data-game=${game}]`);
    await ann.waitForSelector('[data-terms=counts]');
    assert.equal(await ann.locator('[data-results]').count(), 0, 'nothing is told before');
    await look(ann, `daily-before-${name}`);
    const path = new URL(ann.url()).pathname;
    await ann.locator('[name=name]').fill('Ann');
    await press(ann, '[data-act=play-daily]');
    await ann.waitForURL('**/t/*');
    const table = tableOf(ann);
    await ann.waitForSelector('[data-of-day]', { state: 'attached' });
    assert.equal(await ann.locator('[data-act=hint]').count(), 0, 'a try that counts has no hints');
    // Two decisions, then away and back: it is the same table, and the same try.
    for (let decisions = 0; decisions < 2; decisions++) {
      await myTurn(ann);
      await decideAndSee(ann, game, press);
    }
    await ann.goto(path);
    await ann.waitForSelector('[data-act=continue-daily]');
    assert.equal(await ann.locator('[data-act=continue-daily]').getAttribute('href'), `/t/${table}`);
    await press(ann, '[data-act=continue-daily]');
    await ann.waitForSelector('.play[data-ply]');
    await playBehind(ann);
    await ann.waitForSelector('.end [data-act=daily-results]');
    await press(ann, '.end [data-act=daily-results]');
    await ann.waitForSelector('[data-results] tr[aria-current]');
    await ann.waitForSelector('[data-steps] li');
    assert.ok(!/^(bid|return|take|buy|reserve)\b/.test(await ann.locator('[data-steps] .move').first().innerText()), 'moves are told in words');
    await look(ann, `daily-results-${name}`);

    const guest = new Guest(bob.request);
    await guest.introduce('Bob');
    const hidden = await (await bob.request.get(`/api${path}`)).json();
    assert.deepEqual([hidden.results, hidden.opening], [null, null], 'others are not told before their own try');
    assert.ok(hidden.deal.counted >= 1);
    const { table: other } = await (await bob.request.post(`/api${path}`, { data: {} })).json();
    await guest.act(other, { do: 'resign' });
    await bob.goto(path);
    await bob.waitForSelector('[data-results] tr[aria-current]');
    await look(bob, `daily-gave-up-${name}`);
    await press(bob, '[data-act=play-daily]');
    await bob.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(other));
    await bob.waitForSelector('[data-act=hint]');
    await leave(ann, bob);
  }
  assert.deepEqual(found, []);
}
