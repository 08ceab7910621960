/** Series and tournaments: made on the home page, entered by link, played, and led by their organisers. */
import assert from 'node:assert/strict';
import { key, playBehind, playOut, tap } from '../hands.js';
import { DESKTOP, PHONE, choose, leave, looker, person } from '../people.js';
import { Guest, buyer } from '../tables.js';

const over = ({ phase }) => phase === 'over';

/** Opens the form on the way from the home page,and fills it in. */
async function make(page, press, kind, { name, title, players, rounds }) {
  await page.goto('/');
  await page.waitForSelector('[data-act=contests]');
  await press(page, '[data-act=contests]');
  await page.waitForSelector('[data-new-contest]');
  await choose(page, 'kind', kind);
  await choose(page, 'game', 'splendor');
  await choose(page, 'players', String(players));
  if (rounds) await page.locator('[name=rounds]').fill(String(rounds));
  await page.locator('[name=title]').fill(title);
  await page.locator('[name=name]').fill(name);
}

/** Two people play a series: one through the page, but for the rest of the first game. */
export async function series(browser, server) {
  const found = [];
  const look = looker(found);
  const [ann, bob] = await Promise.all([person(browser, server, PHONE), person(browser, server, { ...DESKTOP, colorScheme: 'dark', locale: 'de' })]);
  await make(ann, tap, 'series', { name: 'Ann', title: 'Thursdays', players: 2, rounds: 2 });
  await look(ann, 'contest-form-phone');
  await tap(ann, '[data-act=make-contest]');
  await ann.waitForSelector('[data-contest=entering]');
  const path = new URL(ann.url()).pathname;
  assert.match(path, /^\/series\//);

  await bob.goto(path);
  await bob.locator('[name=name]').fill('Bob');
  await bob.locator('[data-act=enter]').click();
  await bob.waitForSelector('[data-standings="2"] [aria-current]');
  assert.equal(await bob.locator('[data-act=begin]').count(), 0, 'only the organiser begins');
  await ann.waitForSelector('[data-standings="2"]');
  await look(ann, 'contest-entering-phone');
  await tap(ann, '[data-act=begin]');
  await bob.waitForSelector('[data-act=to-table]');
  await look(bob, 'contest-ready-desktop');
  await tap(ann, '[data-act=to-table]');
  await ann.waitForURL('**/t/*');
  const table = new URL(ann.url()).pathname.split('/')[2];
  const guest = new Guest(bob.request);
  const throughThePage = async () => {
    await playOut(ann, 'splendor', tap, undefined, (number) => number >= 4);
    await playBehind(ann);
  };
  await Promise.all([throughThePage(), guest.playUntil(table, over, buyer)]);
  await ann.waitForSelector('.end [data-act=to-contest]');
  await tap(ann, '.end [data-act=to-contest]');
  await ann.waitForSelector('[data-round-of="1"] [data-over=true]');
  await look(ann, 'contest-score-phone');
  await bob.waitForSelector('[data-round-of="1"] [data-over=true]');

  // Whoever plays may ask for the next game, and comes to its table.
  await bob.locator('[data-act=next]').click();
  await bob.waitForURL('**/t/*');
  const second = new URL(bob.url()).pathname.split('/')[2];
  assert.notEqual(second, table);
  await ann.waitForSelector('[data-round="2"] [data-act=to-table]');
  await guest.act(second, { do: 'resign' });
  await ann.waitForSelector('[data-contest=over] [data-winner]');
  await look(ann, 'contest-over-phone');
  const points = await ann.locator('[data-standings] .points').allInnerTexts();
  assert.equal(points.reduce((all, text) => all + Number(text), 0), 2, 'a point for each game');
  assert.equal(await ann.locator('[data-act=next]').count(), 0);
  await leave(ann, bob);
  assert.deepEqual(found, []);
}

/** A small tournament, led with the keys while somebody else looks on. */
export async function tournament(browser, server) {
  const found = [];
  const look = looker(found);
  const [ann, eve] = await Promise.all([person(browser, server, DESKTOP), person(browser, server, { ...PHONE, colorScheme: 'dark', locale: 'ru' })]);
  await make(ann, key, 'swiss', { name: 'Ann', title: 'Spring Cup', players: 2, rounds: 2 });
  await look(ann, 'tournament-form-desktop');
  await key(ann, '[data-act=make-contest]');
  await ann.waitForSelector('[data-contest=entering]');
  const path = new URL(ann.url()).pathname;
  const contest = path.split('/')[2];
  const contexts = await Promise.all(['Bob', 'Cem', 'Dee', 'Fay'].map((name) => browser.newContext({ baseURL: server.url }).then((context) => [context, name])));
  const guests = [];
  for (const [context, name] of contexts) {
    const guest = new Guest(context.request);
    await guest.introduce(name);
    await context.request.post(`/api/contests/${contest}`, { data: { do: 'enter' } });
    guests.push({ guest, context, name });
  }
  await ann.waitForSelector('[data-standings="4"]');
  await eve.goto(path);
  await eve.waitForSelector('[data-standings="4"]');
  await look(eve, 'tournament-entering-phone');
  await key(ann, '[data-act=begin]');
  await ann.waitForSelector('[data-round="1"]');
  for (let round = 1; round <= 2; round++) {
    await eve.waitForSelector(`[data-round="${round}"]`);
    const { rounds } = await (await ann.request.get(`/api/contests/${contest}`)).json();
    for (const { table, seats } of rounds[round - 1].tables) {
      const { guest } = guests[Math.max(...seats)];
      await guest.act(table, { do: 'resign' });
    }
    await eve.waitForFunction((of) => document.querySelectorAll(`[data-round-of="${of}"] [data-over=true]`).length === 2, round);
    if (round === 1) {
      await ann.waitForSelector('[data-act=next]');
      await look(ann, 'tournament-round-desktop');
      await key(ann, '[data-act=organise]');
      await ann.locator('[data-option=correct]').selectOption('0 1');
      const before = await ann.locator('[data-seat="1"]').inputValue();
      await ann.locator('[data-seat="1"]').selectOption(before === '1' ? '2' : '1');
      await ann.locator('[data-seat="2"]').selectOption(before);
      await ann.locator('[name=note]').fill('The wrong one had resigned');
      await look(ann, 'tournament-correct-desktop');
      await key(ann, '[data-act=correct]');
      await eve.getByText('The wrong one had resigned').waitFor();
      await key(ann, '[data-act=next]');
    }
  }
  await eve.waitForSelector('[data-contest=over] [data-winner]');
  await look(eve, 'tournament-over-phone');
  await ann.waitForSelector('[data-contest=over]');
  assert.equal(await ann.locator('[data-standings] .points').first().innerText(), '2', 'the winner has both points');
  await ann.goto('/series');
  await ann.waitForSelector('[data-contests] .lines a');
  await look(ann, 'contests-desktop');
  await Promise.all(guests.map(({ context }) => context.close()));
  await leave(ann, eve);
  assert.deepEqual(found, []);
}
