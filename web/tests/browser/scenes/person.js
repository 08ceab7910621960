/** A person's own pages: history, statistics, ratings, their data; on a phone, and on a desktop in the dark, in the languages that no other scene looks at. */
import assert from 'node:assert/strict';
import { key, tap } from '../hands.js';
import { DESKTOP, PHONE, axe, fits, leave, person, settled, shot, spills, targets } from '../people.js';
import { Guest, buyer } from '../tables.js';

const SCREENS = [['phone', { ...PHONE, locale: 'nl' }, tap], ['desktop', { ...DESKTOP, colorScheme: 'dark', locale: 'pt-BR' }, key]];

/** Two people play a game to its end by real moves. */
async function together(ann, bob, terms) {
  const table = await ann.make(terms, ['me', 'open'], 'Ann');
  await bob.join(table, 'Bob');
  await ann.act(table, { do: 'start' });
  for (;;) {
    const frames = await Promise.all([ann.frame(table), bob.frame(table)]);
    if (frames[0].phase === 'over') return table;
    const mover = frames.findIndex(({ moves, ply }) => moves.length > 0 && ply === frames[0].ply);
    const { ply, moves } = frames[mover];
    await [ann, bob][mover].act(table, { do: 'play', ply, move: moves[(ply * 7) % moves.length] });
  }
}

/** Somebody who has played: two rated games with Bob, and one against a bot. */
async function veteran(browser, server, options) {
  const page = await person(browser, server, options);
  const friend = await person(browser, server, options);
  const [ann, bob] = [new Guest(page.request), new Guest(friend.request)];
  const rated = [];
  for (const first of [1, 2]) rated.push(await together(ann, bob, { game: 'sultan', options: `first=${first}`, rated: true }));
  const alone = await ann.find({ game: 'splendor', options: 'first=1' }, ['me', 'random'], (frame) => frame.phase === 'over', buyer);
  await leave(friend);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('cabochon.known', 'yes'));
  return { page, rated, alone };
}

const listed = (page, count) => page.waitForSelector(`[data-total="${count}"]`);
const filter = (page, name, value) => page.locator(`[data-person] [name=${name}]`).selectOption(value);

export async function personPages(browser, server) {
  const found = [];
  for (const [name, options, press] of SCREENS) {
    const { page, rated, alone } = await veteran(browser, server, options);
    const look = async (where) => {
      await settled(page);
      for (const one of [fits, targets, spills, axe]) found.push(...(await one(page, where)));
      await shot(page, where);
    };
    await page.goto('/');
    await page.waitForSelector('[data-act=person]');
    await press(page, '[data-act=person]');
    await listed(page, 3);
    assert.equal(await page.locator('[data-past]').count(), 3);
    assert.equal(await page.locator('[data-past] .rated').count(), 2, 'rated games say what they changed');
    await look(`person-games-${name}`);

    await page.goto(`/t/${rated[1]}`);
    await page.waitForSelector('.end [data-gain]');
    assert.match(await page.locator('.end [data-gain]').innerText(), /\d/, 'the end of a rated game says what it changed');
    await look(`person-end-${name}`);
    await page.goto('/me');
    await listed(page, 3);

    await filter(page, 'with', 'bots');
    await listed(page, 1);
    assert.equal(await page.locator('[data-past]').getAttribute('data-past'), alone);
    await filter(page, 'with', 'people');
    await listed(page, 2);
    await filter(page, 'opponent', { index: 1 });
    await listed(page, 2);
    await filter(page, 'game', 'splendor');
    await listed(page, 0);
    await filter(page, 'with', { index: 0 });
    await filter(page, 'opponent', { index: 0 });
    await listed(page, 1);
    await filter(page, 'game', { index: 0 });
    await listed(page, 3);

    await press(page, '[data-part=statistics]');
    await page.waitForSelector('[data-statistics]');
    await filter(page, 'game', 'sultan');
    await page.waitForSelector('[data-statistics=sultan][data-games="2"] [data-bar=bluffs]');
    assert.equal(await page.locator('[data-bar=seat-1]').count(), 1);
    await look(`person-sultan-${name}`);
    await filter(page, 'game', 'splendor');
    await page.waitForSelector('[data-statistics=splendor][data-games="1"] [data-figure=cards] li');
    await look(`person-splendor-${name}`);
    await filter(page, 'players', '4');
    await page.waitForSelector('[data-statistics=splendor][data-games="0"]');

    await press(page, '[data-part=ratings]');
    await page.waitForSelector('[data-rated=sultan-2]');
    await page.waitForSelector('[data-leaders="0"]');
    assert.match(await page.locator('[data-rated=sultan-2]').innerText(), /±/, 'how uncertain it is');
    await look(`person-ratings-${name}`);
    await press(page, '[data-option=listed]');
    await page.waitForFunction(async () => (await (await fetch('/api/me/ratings')).json()).listed, null, { polling: 50 });

    await press(page, '[data-part=data]');
    await page.waitForSelector('[data-act=forget]');
    await look(`person-data-${name}`);
    for (const act of ['export']) {
      const download = page.waitForEvent('download');
      await press(page, `[data-act=${act}]`);
      assert.match((await download).suggestedFilename(), /\.zip$/);
    }
    assert.ok(await page.locator('[data-act=forget]').isDisabled(), 'not without the name');
    await page.locator('[data-person] [name=name]').fill('Ann');
    await page.waitForSelector('[data-act=forget]:not([disabled])');
    await press(page, '[data-act=forget]');
    await page.waitForSelector('[data-forgotten]');
    await look(`person-forgotten-${name}`);
    assert.equal((await page.request.get('/api/me')).status(), 401, 'the server knows nobody here');
    const record = await page.request.get(`/api/tables/${rated[0]}/record`);
    assert.ok(record.ok() && !(await record.text()).includes('Ann'), 'the game stays, without the name');
    await page.goto('/me');
    await page.waitForSelector('[data-person] [data-none]');
    await leave(page);
  }
  assert.deepEqual(found, []);
}

/** A rated table is made in the form: nothing can be taken back there, and everyone who comes reads that it is rated. */
export async function ratedTable(browser, server) {
  const [page, guest] = [await person(browser, server, DESKTOP), await person(browser, server, PHONE)];
  await page.goto('/');
  await page.locator('[data-game=sultan] [data-act=options]').click();
  await page.locator('[data-act=more]').click();
  await page.locator('[data-option=rated]').check();
  assert.equal(await page.locator('[data-option=take-backs]').count(), 0);
  await page.locator('[data-act=make]').click();
  await page.waitForURL('**/t/*');
  await page.waitForSelector('.seats');
  await guest.goto(page.url());
  await guest.waitForSelector('.seats');
  const terms = (await new Guest(guest.request).frame(new URL(page.url()).pathname.split('/')[2])).terms;
  assert.deepEqual([terms.rated, terms.take_backs], [true, false]);
  assert.match(await guest.locator('main').innerText(), /Rated game/);
  await leave(page, guest);
}
