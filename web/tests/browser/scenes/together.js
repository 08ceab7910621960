/** People at one table: friends and spectators, five people in five languages, two tabs of one person, hosts, and what needs consent. */
import assert from 'node:assert/strict';
import { startServer } from '../browser.js';
import { DESKTOP, LANGUAGES, PHONE, TABLET, agrees, axe, fits, leave, person, secondTab, shot, tableOf, targets } from '../people.js';
import { decide, decideAndSee, myTurn, playBehind, playOut, tap } from '../hands.js';
import { Guest } from '../tables.js';

/** Sits down at the table whose link was sent. */
async function sitDown(page, path, name) {
  await page.goto(path);
  await page.locator('input[name=name]').fill(name);
  await page.locator('[data-act=sit]').click();
  await page.waitForSelector('[data-act=sit]', { state: 'detached' });
}

/** Two people at a table, dealt; the first is the host and has the first move. */
async function two(browser, server, terms, [first, second] = [DESKTOP, DESKTOP]) {
  const [host, guest] = [await person(browser, server, first), await person(browser, server, second)];
  const [ann, bob] = [new Guest(host.request), new Guest(guest.request)];
  const table = await ann.make({ ...terms, options: 'first=1' }, ['me', 'open'], 'Ann');
  await bob.join(table, 'Bob');
  await ann.act(table, { do: 'start' });
  await Promise.all([host, guest].map((page) => page.goto(`/t/${table}`).then(() => page.waitForSelector('.prompt'))));
  return { host, guest, ann, bob, table };
}

/** Cuts the connection until the page has noticed. */
async function cutLine(page) {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine, null, { polling: 30 });
  await page.context().setOffline(false);
}

async function menu(page, item) {
  await page.locator('[data-act=table-menu]').click();
  await page.locator(`[data-act=${item}]`).first().click();
}

/** Plays Sultan to the end: some decisions by taps, the rest over the API. Whole games by taps are played against bots. */
async function playToTheEnd(page, taps = 4, between = undefined) {
  const decisions = await playOut(page, 'sultan', tap, between, (number) => number >= taps);
  await playBehind(page);
  return decisions;
}

/** One creates a table, another opens the link on a phone in another language, a third watches; the connection is cut; then a rematch. */
export async function friends(browser, server) {
  const host = await person(browser, server, DESKTOP);
  await host.goto('/');
  await host.locator('[data-game=sultan] [data-act=friends]').click();
  await host.waitForSelector('[data-act=start]');
  const path = new URL(host.url()).pathname;
  const guest = await person(browser, server, { ...PHONE, locale: 'fr' });
  await sitDown(guest, path, 'Amélie');
  await host.getByText('Amélie').first().waitFor();
  const watcher = await person(browser, server, { ...DESKTOP, locale: 'ru' });
  await watcher.goto(path);
  await host.locator('[data-act=start]').click();
  await Promise.all([host, guest, watcher].map((page) => page.waitForSelector('.prompt')));
  const cut = async (number) => {
    if (number !== 5) return;
    await cutLine(guest);
    await guest.reload();
  };
  await Promise.all([playToTheEnd(host, 9), playToTheEnd(guest, 9, cut)]);
  await watcher.waitForSelector('.end');
  await Promise.all([host, guest, watcher].map(agrees));
  await host.locator('[data-act=rematch]').click();
  await host.waitForSelector('[data-act=start], .prompt');
  assert.notEqual(new URL(host.url()).pathname, path);
  await leave(host, guest, watcher);
}

/** Five people in five languages on three sizes of screen: one reloads, one loses the connection, and the server is restarted. Then they play on to the end. */
export async function fiveAtOneTable(browser) {
  const server = await startServer();
  try {
    const sizes = [DESKTOP, PHONE, TABLET, PHONE, DESKTOP];
    const names = ['Ann', 'Bram', 'Chloé', 'Даша', 'Edu'];
    const people = await Promise.all(LANGUAGES.slice(0, 5).map((locale, index) => person(browser, server, { ...sizes[index], locale })));
    const [host, ...guests] = people;
    const ann = new Guest(host.request);
    const table = await ann.make({ game: 'riquezas', options: 'silent=on screens=open' }, ['me', 'open', 'open', 'open', 'open'], names[0]);
    await host.goto(`/t/${table}`);
    for (const [index, guest] of guests.entries()) await sitDown(guest, `/t/${table}`, names[index + 1]);
    await host.locator('[data-act=start]').click();
    await Promise.all(people.map((page) => page.waitForSelector('.prompt')));
    let overcome = 0;
    const troubles = [
      [6, () => server.restart()],
      [3, (page) => page.reload()],
      [4, (page) => cutLine(page)],
    ];
    const trouble = async (page, [when, befall], number) => {
      if (number !== when) return;
      await befall(page);
      overcome += 1;
    };
    const enough = (number) => overcome === troubles.length && number >= 8;
    const play = async (page, index) => {
      await playOut(page, 'riquezas', tap, async (number) => troubles[index] && trouble(page, troubles[index], number), enough);
      await playBehind(page);
    };
    await Promise.all(people.map(play));
    await Promise.all(people.map(agrees));
    const languages = await Promise.all(people.map((page) => page.evaluate(() => document.documentElement.lang)));
    assert.deepEqual(languages, LANGUAGES.slice(0, 5), 'everybody reads their own language');
    await leave(...people);
  } finally {
    await server.stop();
  }
}

/** Two tabs of one person agree: a move in one is seen in the other, at every moment and at the end. */
export async function twoTabs(browser, server) {
  const left = await person(browser, server, DESKTOP);
  const ann = new Guest(left.request);
  const table = await ann.deal({ game: 'sultan', options: 'screens=open' }, ['me', 'random'], 'Ann');
  const right = await secondTab(left);
  await Promise.all([left, right].map((page) => page.goto(`/t/${table}`).then(() => page.waitForSelector('.prompt'))));
  const hand = (page) => page.locator('.hand .card').evaluateAll((cards) => cards.map((card) => card.ariaLabel).join());
  const shown = async (page) => Number(await page.locator('.play').getAttribute('data-ply'));
  for (let move = 0; move < 6; move++) {
    const one = move % 2 === 0 ? left : right;
    await one.bringToFront();
    for (const before = await shown(one); (await shown(one)) === before; ) {
      await myTurn(one);
      await decideAndSee(one, 'sultan', tap);
    }
    // The bot has answered: nothing happens until the next move, and both tabs end up showing that.
    await ann.playUntil(table, () => true);
    const { ply } = await ann.frame(table);
    for (const page of [left, right]) await page.waitForFunction((last) => Number(document.querySelector('.play').dataset.ply) === last, ply, { polling: 50 });
    assert.equal(await hand(left), await hand(right));
  }
  await left.bringToFront();
  await playBehind(left);
  await right.waitForSelector('.end');
  await agrees(left);
  await agrees(right);
  right.checkFaults();
  await leave(left);
}

/** A bot covers in the middle of a game, once because a player steps away and once because the clock ran out; the seat is taken back each time. */
export async function botCovers(browser, server) {
  const { host, guest, table } = await two(browser, server, { game: 'sultan', pace: { live: { bank: 10, increment: 0 } }, cover: 'clock' });
  await myTurn(host);
  await decide(host, 'sultan', tap);
  await menu(host, 'away');
  await host.waitForSelector('[data-act=take-seat-back]');
  await guest.locator('.mark', { hasText: '1' }).first().waitFor();
  await host.locator('[data-act=take-seat-back]').click();
  await host.waitForSelector('[data-act=take-seat-back]', { state: 'detached' });
  // Bob owes a move and lets his clock run out.
  const idle = (await new Guest(host.request).frame(table)).waiting.includes(2) ? guest : host;
  const busy = idle === guest ? host : guest;
  await idle.waitForSelector('[data-act=take-seat-back]', { timeout: 90_000 });
  assert.match(await busy.locator('.log').innerText(), /bot/i, 'the log says so');
  await idle.locator('[data-act=take-seat-back]').click();
  await idle.waitForSelector('[data-act=take-seat-back]', { state: 'detached' });
  await Promise.all([host, guest].map((page) => playToTheEnd(page)));
  await agrees(host);
  await leave(host, guest);
}

/** Friends vote: the player to move is away, another asks, the rest agree, a bot of a stated level plays on; the absent player returns to a waiting seat. */
export async function coverByVote(browser, server) {
  const [host, guest, lost] = await Promise.all([DESKTOP, { ...PHONE, locale: 'fr' }, DESKTOP].map((size) => person(browser, server, size)));
  const ann = new Guest(host.request);
  const table = await ann.make({ game: 'sultan', options: 'first=3', pace: { live: { bank: 10, increment: 0 } }, cover: 'vote' }, ['me', 'open', 'open'], 'Ann');
  await sitDown(guest, `/t/${table}`, 'Bob');
  await sitDown(lost, `/t/${table}`, 'Cleo');
  await host.goto(`/t/${table}`);
  await host.locator('[data-act=start]').click();
  await Promise.all([host, guest].map((page) => page.waitForSelector('.prompt')));
  await lost.goto('about:blank');
  await host.getByText(/\baway\b/).first().waitFor();
  await menu(host, 'ask-cover');
  await host.getByText('been away long enough').waitFor();
  await host.waitForFunction(() => /0:00/.test(document.querySelector('[data-at=seat-3]')?.innerText ?? ''), null, { polling: 100, timeout: 20_000 });
  await menu(host, 'ask-cover');
  await guest.locator('[data-act=decline]').click();
  await host.waitForFunction(() => /declines/.test(document.querySelector('.log')?.innerText ?? ''), null, { polling: 50 });
  assert.equal((await ann.frame(table)).seats[2].covered_by, null, 'it takes more than half of the others');
  await guest.locator('[data-act=agree]').click();
  await host.waitForFunction(() => /Cleo/.test(document.querySelector('.log')?.innerText ?? '') && /level/.test(document.querySelector('.others')?.innerText ?? ''), null, { polling: 50 });
  const { seats, terms } = await ann.frame(table);
  assert.equal(seats[2].covered_by, terms.cover_by);
  await myTurn(host);
  await lost.goto(`/t/${table}`);
  await lost.locator('[data-act=take-seat-back]').click();
  await lost.waitForSelector('[data-act=take-seat-back]', { state: 'detached' });
  assert.equal((await ann.frame(table)).seats[2].covered_by, null);
  await Promise.all([host, guest, lost].map((page) => playToTheEnd(page)));
  await Promise.all([host, guest, lost].map(agrees));
  await leave(host, guest, lost);
}

/** The code brings the seat to another device. */
export async function recoveryCode(browser, server) {
  const old = await person(browser, server, DESKTOP);
  await old.goto('/');
  await old.locator('[data-game=splendor] [data-act=bots]').click();
  await myTurn(old);
  await old.locator('[aria-controls=settings]').click();
  await old.locator('[data-act=show-code]').click();
  const code = await old.locator('#settings .code').innerText();
  const fresh = await person(browser, server, { ...PHONE, locale: 'nl' });
  await fresh.goto(`/t/${tableOf(old)}`);
  await fresh.waitForSelector('.prompt');
  assert.equal(await fresh.locator('.mine').count(), 0, 'a stranger only looks on');
  await fresh.locator('[aria-controls=settings]').click();
  await fresh.locator('#settings form input').fill('not-a-code');
  await fresh.locator('#settings form button').click();
  await fresh.waitForSelector('.told');
  await fresh.locator('#settings form input').fill(code);
  await fresh.locator('#settings form button').click();
  await fresh.waitForSelector('.mine');
  await myTurn(fresh);
  await decide(fresh, 'splendor', tap);
  await fresh.goto('/');
  await fresh.locator(`.lists a[href="/t/${tableOf(old)}"]`).waitFor();
  await fresh.locator('[data-act=to-my-turn]').click();
  await fresh.waitForURL(`**/t/${tableOf(old)}`);
  await leave(old, fresh);
}

/** The host removes somebody, mutes somebody, and hands the table over. */
export async function hostTools(browser, server) {
  const [host, guest, rude] = await Promise.all([DESKTOP, PHONE, DESKTOP].map((size) => person(browser, server, size)));
  const ann = new Guest(host.request);
  const table = await ann.make({ game: 'sultan', options: 'first=1' }, ['me', 'open', 'open'], 'Ann');
  await host.goto(`/t/${table}`);
  await sitDown(guest, `/t/${table}`, 'Bob');
  await sitDown(rude, `/t/${table}`, 'Mallory');
  const seat = host.locator('.seats li', { hasText: 'Mallory' });
  await seat.locator('[data-act=seat-menu]').click();
  await seat.locator('[data-act=remove]').click();
  await rude.waitForSelector('[data-note=removed]');
  await rude.reload();
  await rude.waitForSelector('[data-note=removed]');
  await host.locator('[data-act=start]').click();
  await Promise.all([host, guest].map((page) => page.waitForSelector('.prompt')));
  await menu(host, 'mute');
  await guest.locator('.talk input').fill('hear me');
  await guest.locator('.talk input').press('Enter');
  await guest.waitForSelector('.banner.bad');
  assert.equal(await host.getByText('hear me').count(), 0, 'nobody hears a muted player');
  const told = await guest.locator('.log li').count();
  await menu(host, 'mute');
  await guest.waitForFunction((count) => document.querySelectorAll('.log li').length > count, told, { polling: 50 });
  await guest.locator('.talk select').selectOption('thank-you');
  await host.locator('.talk li').getByText('Thank you!').waitFor();
  await menu(host, 'make-host');
  await guest.locator('[data-act=table-menu]').click();
  await guest.locator('[data-act=mute]').waitFor();
  await leave(host, guest, rude);
}

/** Everybody can read and press what is on the screen. */
async function sound(page, where) {
  assert.deepEqual([...(await fits(page, where)), ...(await targets(page, where)), ...(await axe(page, where))], []);
}

/** Somebody reports a line of talk, and a spectator reports a name; both are thanked. */
export async function reporting(browser, server) {
  const { host, guest, table } = await two(browser, server, { game: 'splendor' }, [DESKTOP, { ...PHONE, locale: 'de' }]);
  await guest.locator('.talk input').fill('you thieving magpie');
  await guest.locator('.talk input').press('Enter');
  await host.locator('.talk li').getByText('magpie').waitFor();
  await host.locator('.talk [data-act=report]').click();
  const dialog = host.locator('[data-dialog=report]');
  assert.match(await dialog.locator('[data-option=what] option').first().innerText(), /magpie/);
  await sound(host, 'the report');
  await shot(host, 'report');
  // New talk does not change what is reported.
  await guest.locator('.talk input').fill('good luck');
  await guest.locator('.talk input').press('Enter');
  await host.locator('.talk li').getByText('good luck').waitFor({ state: 'attached' });
  assert.match(await dialog.locator('[data-option=what] option:checked').innerText(), /magpie/);
  await dialog.locator('[data-option=why]').selectOption('insult');
  await dialog.locator('textarea').fill('and not for the first time');
  await dialog.locator('[data-act=send-report]').click();
  await host.waitForSelector('[data-note=reported]');
  await host.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  // On a phone, in the longest language, from the menu.
  await guest.locator('[data-act=table-menu]').click();
  await guest.locator('.list [data-act=report]').click();
  await guest.locator('[data-dialog=report]').waitFor();
  await sound(guest, 'the report on a phone');
  await shot(guest, 'report-phone');
  await guest.keyboard.press('Escape');
  const watcher = await person(browser, server, DESKTOP);
  await watcher.goto(`/t/${table}`);
  await watcher.waitForSelector('.talk li');
  await watcher.locator('.talk [data-act=report]').click();
  await watcher.locator('[data-option=what]').selectOption({ label: 'The name “Bob”' });
  await watcher.locator('[data-act=send-report]').click();
  await watcher.waitForSelector('[data-note=reported]');
  await leave(host, guest, watcher);
}

/** A table that was closed before the deal offers no replay. */
export async function neverDealt(browser, server) {
  const host = await person(browser, server, DESKTOP);
  await host.goto('/');
  await host.locator('[data-game=sultan] [data-act=friends]').click();
  await host.waitForSelector('.seats');
  const watcher = await person(browser, server, PHONE);
  await watcher.goto(`/t/${tableOf(host)}`);
  await watcher.waitForSelector('.seats');
  await host.locator('[data-act=leave]').click();
  await watcher.waitForSelector('.end');
  await sound(watcher, 'the end of a table that was never dealt');
  for (const door of ['a[href*="/ply/"]', '[data-act=save]', '[data-act=share]', '[data-act=rematch]', '[data-fair]']) assert.equal(await watcher.locator(`.end ${door}`).count(), 0, door);
  await leave(host, watcher);
}

/** By consent: a move is taken back, the pace is changed, the game is ended. */
export async function byConsent(browser, server) {
  const { host, guest, ann, table } = await two(browser, server, { game: 'splendor' }, [DESKTOP, { ...PHONE, locale: 'pt-BR' }]);
  await myTurn(host);
  await decide(host, 'splendor', tap);
  await myTurn(guest);
  await decide(guest, 'splendor', tap);
  await myTurn(host);
  await menu(host, 'ask-take-back');
  await guest.locator('[data-act=agree]').click();
  await host.waitForFunction(() => /agrees/.test(document.querySelector('.log')?.innerText ?? ''), null, { polling: 50 });
  const { view, waiting } = await ann.frame(table);
  assert.ok(view.seats.every(({ tokens }) => Object.values(tokens).every((count) => count === 0)), 'all is as it was before the move');
  assert.deepEqual(waiting, [1]);
  await menu(guest, 'ask-pace');
  await guest.locator('[data-act=pace]').last().click();
  await host.getByText('3 days per move').first().waitFor();
  await host.locator('[data-act=agree]').click();
  await host.waitForSelector('[data-act=agree]', { state: 'detached' });
  assert.deepEqual((await ann.frame(table)).terms.pace, { days: 3 });
  await menu(host, 'ask-end');
  await guest.locator('[data-act=decline]').click();
  await host.waitForFunction(() => /declines/.test(document.querySelector('.log')?.innerText ?? ''), null, { polling: 50 });
  await menu(host, 'ask-end');
  await guest.locator('[data-act=agree]').click();
  await Promise.all([host, guest].map((page) => page.waitForSelector('.end')));
  assert.equal((await ann.frame(table)).ended.how, 'agreed');
  await leave(host, guest);
}

/** One resigns: with two people the other has won. */
export async function resigns(browser, server) {
  const { host, guest, ann, table } = await two(browser, server, { game: 'riquezas' });
  await menu(guest, 'give-up');
  await guest.locator('[data-act=resign]').click();
  await Promise.all([host, guest].map((page) => page.waitForSelector('.end')));
  assert.deepEqual((await ann.frame(table)).ended.winners, [1]);
  assert.match(await host.locator('.end h2').innerText(), /You win/);
  await leave(host, guest);
}

/** The server goes away and comes back: the page says so, recovers by itself, and the game goes on. */
export async function restart(browser) {
  const server = await startServer();
  try {
    const page = await person(browser, server, { ...DESKTOP, colorScheme: 'dark' });
    await page.goto('/');
    await page.locator('[data-game=sultan] [data-act=bots]').click();
    await myTurn(page);
    await decide(page, 'sultan', tap);
    const away = server.restart();
    await page.waitForSelector('.banner', { timeout: 10_000 });
    await away;
    await page.waitForSelector('.banner', { state: 'detached', timeout: 20_000 });
    const decisions = await playToTheEnd(page);
    await agrees(page);
    await leave(page);
    return `${decisions} more decisions by taps`;
  } finally {
    await server.stop();
  }
}
