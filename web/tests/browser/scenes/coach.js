/** The coach: a hint at a table of bots, and the review of a finished game. By touch on a phone and by keyboard on a desktop, checked by axe. */
import assert from 'node:assert/strict';
import { myTurn, presses, rest } from '../hands.js';
import { DESKTOP, PHONE, axe, fits, leave, person, shot, tableOf, targets } from '../people.js';
import { Guest } from '../tables.js';

const SCREENS = [['phone', PHONE], ['desktop', DESKTOP]];

/** A hint names legal moves with reasons and chances, points at their pieces, and goes when it is closed. */
export async function hints(browser, server) {
  const found = [];
  for (const [name, options] of SCREENS) {
    const page = await person(browser, server, options);
    const guest = new Guest(page.request);
    for (const game of ['splendor', 'sultan']) {
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
      if (name === 'desktop') assert.ok(await page.locator('[data-pointed]').evaluateAll((all) => all.every((one) => one.getBoundingClientRect().bottom <= innerHeight)), 'everything that the hint points at stays in view');
      const where = `hint-${game}-${name}`;
      for (const look of [fits, targets, axe]) found.push(...(await look(page, where)));
      await shot(page, where);
      await page.keyboard.press('Escape');
      await page.waitForSelector('[data-hint]', { state: 'detached' });
      assert.equal(await page.locator('[data-pointed]').count(), 0, 'nothing is pointed at any more');
    }
    await leave(page);
  }
  assert.deepEqual(found, []);
}

/** There is no such button where people play with each other. */
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

/** Two people get hints once both have agreed, in the lobby or during the game, until one withdraws. Everyone sees that hints are in use. */
export async function hintsByAgreement(browser, server) {
  const found = [];
  const [ann, bob] = await Promise.all([person(browser, server, DESKTOP), person(browser, server, { ...PHONE, colorScheme: 'dark' })]);
  const [host, guest] = [new Guest(ann.request), new Guest(bob.request)];
  const table = await host.make({ game: 'splendor', options: 'first=1' }, ['me', 'open']);
  await guest.join(table, 'Bob');
  await Promise.all([ann.goto(`/t/${table}`), bob.goto(`/t/${table}`)]);
  await ann.waitForSelector('[data-option=hints]');
  await ann.locator('[data-option=hints]').focus();
  await ann.keyboard.press('Space');
  await bob.waitForSelector('[data-agreed=hints]');
  for (const [page, where] of [[ann, 'lobby-hints-desktop'], [bob, 'lobby-hints-phone']]) {
    for (const look of [fits, targets, axe]) found.push(...(await look(page, where)));
    await shot(page, where);
  }
  await host.act(table, { do: 'start' });
  await myTurn(ann);
  assert.equal(await ann.locator('[data-act=hint]').count(), 0, 'one is not all');
  assert.equal((await (await ann.request.get(`/api/tables/${table}/hint`)).json()).code, 'no-hints');

  await press(ann, DESKTOP, '[data-act=table-menu]');
  await press(ann, DESKTOP, '[data-act=ask-hints]');
  await bob.waitForSelector('[data-act=agree]');
  await shot(bob, 'asked-for-hints-phone');
  await bob.locator('[data-act=agree]').tap();
  await Promise.all([ann, bob].map((page) => page.waitForSelector('[data-note=hints]', { state: 'attached' })));
  await press(ann, DESKTOP, '[data-act=hint]');
  await ann.waitForSelector('[data-hint=there]');
  for (const look of [fits, targets, axe]) found.push(...(await look(ann, 'hints-agreed-desktop')));
  await shot(ann, 'hints-agreed-desktop');
  await ann.keyboard.press('Escape');

  await bob.locator('[data-act=table-menu]').tap();
  for (const look of [fits, targets, axe]) found.push(...(await look(bob, 'withdraw-hints-phone')));
  await bob.locator('[data-act=withdraw-hints]').tap();
  await ann.waitForSelector('[data-act=hint]', { state: 'detached' });
  assert.equal((await (await ann.request.get(`/api/tables/${table}/hint`)).json()).code, 'no-hints');
  await leave(ann, bob);
  assert.deepEqual(found, []);
}

/** Waits for a review as long as it makes progress: on a busy machine it may take minutes. */
async function reviewed(page) {
  for (let done = -1; done !== 'all'; ) {
    const further = await page.waitForFunction((before) => {
      if (document.querySelector('.plane')) return 'all';
      const { value } = document.querySelector('progress') ?? { value: -1 };
      return value > before && String(value);
    }, done, { timeout: 120_000 });
    const told = await further.jsonValue();
    done = told === 'all' ? told : Number(told);
  }
}

/** From the end of a game one tap leads to its review: how each played, the graph, each decision in words and on the board; by link for others, too. */
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
    await reviewed(page);
    const slider = page.locator('figure input[type=range]');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('[data-at-decision="1"]');
    assert.equal(await page.locator('.plane path.curve').count(), 2, 'a line for each player');
    assert.ok((await page.locator('details tbody tr').count()) > 5, 'the table says the same');
    await page.waitForFunction(() => !/^(bid \d|return |take |buy \d|reserve \d)/.test(document.querySelector('.decision dd')?.textContent ?? 'bid 1'), null, { polling: 50 });
    const where = `review-${name}`;
    for (const look of [fits, targets, axe]) found.push(...(await look(page, where)));
    await shot(page, where);
    await page.locator('details summary').click();
    await page.waitForSelector('details[open] tbody');
    found.push(...(await fits(page, `${where}-table`)));
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

/** A press by touch on a phone, by keyboard on a desktop. Of two equal cards it takes the first. */
async function press(page, options, selector) {
  const target = page.locator(selector).first();
  if (options === PHONE) return target.tap();
  await target.focus();
  await page.keyboard.press('Enter');
}

/** The new table that an act leads to. */
async function newTable(page, old, act) {
  await act();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(old));
  await page.waitForSelector('.play[data-ply]');
  return tableOf(page);
}

/** From any move of a replay, and from a decision of the review with its better move, a new table goes on against bots. Its end says that the deal was known. */
export async function playsOn(browser, server) {
  const found = [];
  for (const [name, options] of SCREENS) {
    const page = await person(browser, server, options);
    const guest = new Guest(page.request);
    const game = name === 'phone' ? 'sultan' : 'splendor';
    const table = await guest.deal({ game, options: 'first=1' }, ['me', 'level:1']);
    const early = await page.request.post(`/api/tables/${table}/again`, { data: { ply: 0 } });
    assert.equal((await early.json()).code, 'not-over', 'nobody plays on from a running game');
    await guest.playUntil(table, ({ phase, ply }) => phase === 'over' || (game === 'splendor' && ply > 16));
    if (game === 'splendor') await guest.act(table, { do: 'resign' });

    await page.goto(`/t/${table}/ply/4`);
    await page.waitForSelector('[data-act=play-on]:enabled');
    found.push(...(await fits(page, `replay-${name}`)), ...(await targets(page, `replay-${name}`)));
    await press(page, options, '[data-act=play-on]');
    await page.waitForSelector('dialog [data-option=bot] option[value="level:2"]', { state: 'attached' });
    await page.locator('[data-option=seat]').selectOption('2');
    await page.locator('[data-option=bot]').selectOption('level:2');
    for (const look of [fits, targets, axe]) found.push(...(await look(page, `play-on-${name}`)));
    await shot(page, `play-on-${name}`);
    const other = await newTable(page, table, () => press(page, options, '[data-act=make]'));
    const there = await guest.frame(other);
    assert.deepEqual([there.again, there.you, there.seats[0].name], [{ table, moves: 4 }, 2, 'level:2']);
    await page.waitForSelector(`[data-again="${table}"]`, { state: 'attached' });
    await guest.act(other, { do: 'resign' });
    await page.waitForSelector('.end [data-fair=known]', { state: 'attached' });
    await page.locator('.end summary').click();
    found.push(...(await axe(page, `known-${name}`)));
    await shot(page, `known-${name}`);

    await page.goto(`/t/${table}/review`);
    await reviewed(page);
    const { review } = await (await page.request.get(`/api/tables/${table}/review`)).json();
    const index = review.decisions.findIndex(({ best, move, given_away }) => best[0].move !== move && given_away >= 0.005);
    assert.ok(index >= 0, 'always the first legal move is not always the best');
    const { ply, seat, best } = review.decisions[index];
    await page.locator('figure input[type=range]').fill(String(index));
    await page.waitForSelector(`[data-at-decision="${index}"] [data-act=what-if]`);
    for (const look of [fits, targets, axe]) found.push(...(await look(page, `what-if-${name}`)));
    const better = await newTable(page, table, () => press(page, options, '[data-act=what-if]'));
    const frame = await guest.frame(better);
    assert.deepEqual([frame.again, frame.you], [{ table, moves: ply }, seat]);
    await guest.act(better, { do: 'resign' });
    const record = await (await page.request.get(`/api/tables/${better}/record`)).text();
    const moves = record.split('\n').filter((line) => /^\d /.test(line));
    assert.equal(moves[ply], `${seat} ${best[0].move}`, 'the better move is made');
    await leave(page);
  }
  assert.deepEqual(found, []);
}

/** From the end of a game a link deals the same cards to others. They learn how it went afterwards, and people who know the cards may not join. */
export async function dealsAgain(browser, server) {
  const found = [];
  for (const [name, options] of SCREENS) {
    const [ann, bob] = await Promise.all([person(browser, server, options), person(browser, server, { ...options, colorScheme: 'dark' })]);
    const [host, guest] = [new Guest(ann.request), new Guest(bob.request)];
    const table = await host.deal({ game: name === 'phone' ? 'sultan' : 'riquezas', options: 'first=1' }, ['me', 'level:1']);
    assert.equal((await (await ann.request.post(`/api/tables/${table}/deal`, { data: {} })).json()).code, 'not-over');
    await host.playUntil(table, ({ phase }) => phase === 'over');
    await ann.goto(`/t/${table}`);
    await ann.waitForSelector('.end [data-act=deal-again]');
    await press(ann, options, '.end [data-act=deal-again]');
    const link = new URL(await ann.locator('.end .link a').getAttribute('href')).pathname;
    for (const look of [fits, targets, axe]) found.push(...(await look(ann, `deal-link-${name}`)));
    await shot(ann, `deal-link-${name}`);
    await ann.goto(link);
    await ann.locator('[name=name]').fill('Ann');
    await press(ann, options, '[data-act=play-deal]');
    await ann.waitForSelector('[data-deal] [role=alert]');

    await bob.goto(link);
    await bob.waitForSelector('[data-deal]');
    for (const look of [fits, targets, axe]) found.push(...(await look(bob, `deal-${name}`)));
    await shot(bob, `deal-${name}`);
    await bob.locator('[name=name]').fill('Bob');
    const other = await newTable(bob, table, () => press(bob, options, '[data-act=play-deal]'));
    const frame = await guest.frame(other);
    assert.deepEqual([frame.again, frame.you], [{ table: null, moves: 0 }, 1]);
    assert.ok(!(await bob.content()).includes(table) && !JSON.stringify(frame).includes(table), 'nothing tells which game it was');
    await guest.playUntil(other, ({ phase }) => phase === 'over');
    await bob.waitForSelector(`.end [data-earlier="${table}"]`);
    for (const look of [fits, targets, axe]) found.push(...(await look(bob, `earlier-${name}`)));
    await shot(bob, `earlier-${name}`);
    await leave(ann, bob);
  }
  assert.deepEqual(found, []);
}

/** Makes a move by its pieces, as a person would. */
async function make(page, options, move) {
  for (const selector of presses(move)) {
    await press(page, options, selector);
    await rest(page);
  }
  if ((await page.locator('[data-act=commit]').count()) > 0) await press(page, options, '[data-act=commit]');
}

/** Moves that are often bad early in a game, and can be made with a few taps. */
const doubtful = (moves) => moves.filter((move) => /^(reserve \d\.\d|bid \d+@\d)$/.test(move)).reverse();

/** A table of this game with a move that the coach clearly objects to. */
async function mistaken(guest, game) {
  for (let deals = 0; deals < 20; deals++) {
    const table = await guest.find({ game, options: 'first=1' }, ['me', 'random'], ({ moves }) => doubtful(moves).length > 0);
    const { ply, moves } = await guest.frame(table);
    for (const move of doubtful(moves)) {
      const answer = await guest.request.post(`/api/tables/${table}/coach`, { data: { ply, move, strictness: 'slips' } });
      const { objection } = await answer.json();
      if (objection && objection.best - objection.chance > 0.05) return { table, ply, move };
    }
  }
  throw new Error(`no bad move in any deal of ${game}`);
}

/** Makes a bad move on the page; returns it with its table once the coach objects. On a busy machine the coach may be too late, and the move stands: then on another table. */
async function cautioned(page, options, guest, game) {
  for (let tries = 0; tries < 10; tries++) {
    const mistake = await mistaken(guest, game);
    await page.goto(`/t/${mistake.table}`);
    await shows(page, mistake.ply);
    await myTurn(page);
    await make(page, options, mistake.move);
    await page.waitForFunction((ply) => document.querySelector('[data-coach]') || Number(document.querySelector('.play')?.dataset.ply) > ply, mistake.ply, { polling: 30 });
    if ((await page.locator('[data-coach]').count()) > 0) return mistake;
  }
  throw new Error('the coach has never objected');
}

const shows = (page, ply) => page.waitForFunction((wanted) => Number(document.querySelector('.play')?.dataset.ply) >= wanted, ply, { polling: 30 });

/** The coach speaks up before a costly move is final, once: one chooses again, or plays it anyway. */
export async function coaches(browser, server) {
  const found = [];
  for (const [name, options] of SCREENS) {
    for (const game of ['splendor', 'sultan']) {
      const page = await person(browser, server, { ...options, colorScheme: (name === 'phone') === (game === 'sultan') ? 'dark' : 'light' });
      const guest = new Guest(page.request);
      const table = await guest.deal({ game, options: 'first=1' }, ['me', 'random']);
      await page.goto(`/t/${table}`);
      await page.waitForSelector('.play[data-ply]');
      await press(page, options, '[data-act=table-menu]');
      await page.locator('[data-option=coach]').selectOption('slips');
      for (const look of [fits, targets, axe]) found.push(...(await look(page, `coach-setting-${name}`)));
      await shot(page, `coach-setting-${game}-${name}`);
      await page.keyboard.press('Escape');

      const first = await cautioned(page, options, guest, game);
      assert.equal(await page.locator('[data-coach]').getAttribute('data-coach'), first.move);
      assert.equal((await guest.frame(first.table)).ply, first.ply, 'the move is not made yet');
      await page.waitForFunction(() => document.activeElement?.id === 'coach-title', null, { polling: 30 });
      const said = await page.locator('[data-coach]').innerText();
      assert.match(said, /%/);
      assert.ok(!said.includes(first.move), `${first.move} is shown in notation`);
      assert.match(await page.locator('[aria-live=polite].hidden-label').last().textContent(), /%/, 'those who listen are told');
      assert.ok((await page.locator('[data-coach] [data-choice]').count()) > 0, 'it says what is better');
      assert.ok((await page.locator('[data-pointed]').count()) > 0, 'the board shows what is meant');
      const covered = () => {
        const [hand, sheet] = ['.hand', '[data-coach]'].map((one) => document.querySelector(one)?.getBoundingClientRect());
        return hand !== undefined && hand.bottom > sheet.top + 1 && hand.right > sheet.left && hand.left < sheet.right;
      };
      assert.ok(!(await page.evaluate(covered)), 'the cards in the hand stay in sight');
      const where = `coach-${game}-${name}`;
      for (const look of [fits, targets, axe]) found.push(...(await look(page, where)));
      await shot(page, where);
      await press(page, options, '[data-act=choose-again]');
      await page.waitForSelector('[data-coach]', { state: 'detached' });
      assert.equal((await guest.frame(first.table)).ply, first.ply, 'taken back');
      if ((await page.locator('[data-act=cancel]').count()) > 0) await press(page, options, '[data-act=cancel]');
      await make(page, options, first.move);
      await shows(page, first.ply + 1);
      assert.equal(await page.locator('[data-coach]').count(), 0, 'it speaks once about a decision');

      // Once in each game and on each screen.
      if ((name === 'phone') === (game === 'splendor')) {
        const second = await cautioned(page, options, guest, game);
        await press(page, options, '[data-act=play-anyway]');
        await shows(page, second.ply + 1);
      }
      await leave(page);
    }
  }
  assert.deepEqual(found, []);
}

/** The first game after the guided one suggests the coach. */
export async function offersCoach(browser, server) {
  const found = [];
  for (const [name, options] of SCREENS) {
    const page = await person(browser, server, options);
    const { steps } = await (await page.request.get('/api/guide/splendor/1')).json();
    await page.goto('/');
    // The guide goes on at the step where it was left.
    await page.evaluate((step) => localStorage.setItem('cabochon.guide.splendor', String(step)), steps);
    await page.goto('/guide/splendor');
    await page.waitForSelector('[data-act=bots]');
    await press(page, options, '[data-act=bots]');
    await page.waitForSelector('[data-offer=coach]');
    for (const look of [fits, targets, axe]) found.push(...(await look(page, `coach-offer-${name}`)));
    await shot(page, `coach-offer-${name}`);
    await press(page, options, '[data-act=coach-yes]');
    await page.waitForSelector('[data-offer=coach]', { state: 'detached' });
    await page.reload();
    await page.waitForSelector('.play[data-ply]');
    assert.equal(await page.locator('[data-offer=coach]').count(), 0, 'it is asked once');
    await press(page, options, '[data-act=table-menu]');
    assert.equal(await page.locator('[data-option=coach]').inputValue(), 'mistakes');
    await leave(page);
  }
  assert.deepEqual(found, []);
}
