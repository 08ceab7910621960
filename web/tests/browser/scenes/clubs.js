/** Clubs: founded on the way from the home page, joined by link, with tables, standings and talk, and led by their organisers. */
import assert from 'node:assert/strict';
import { key, playOut, tap } from '../hands.js';
import { DESKTOP, PHONE, choose, leave, looker, person, tableOf } from '../people.js';
import { Guest, buyer } from '../tables.js';

const over = ({ phase }) => phase === 'over';

/** Founds a club on the way from the home page. */
async function found(page, press, name, title) {
  await page.goto('/');
  await page.waitForSelector('[data-act=clubs]');
  await press(page, '[data-act=clubs]');
  await page.waitForSelector('[data-new-club]');
  await page.locator('[name=title]').fill(title);
  await page.locator('[name=name]').fill(name);
  await press(page, '[data-act=found-club]');
  await page.waitForSelector('[data-club="1"]');
  return new URL(page.url()).pathname.split('/')[2];
}

/** The address that members pass on. */
async function invitation(page, club) {
  const { inside } = await (await page.request.get(`/api/clubs/${club}`)).json();
  return `/club/${club}/${inside.link}`;
}

async function join(page, address, name) {
  await page.goto(address);
  await page.waitForSelector('[data-act=join-club]');
  await page.locator('[name=name]').fill(name);
  await page.locator('[data-act=join-club]').click();
  await page.waitForSelector('[data-members]');
}

/** Two people found a club, play a game for it, and see who is ahead. */
export async function club(browser, server) {
  const faults = [];
  const look = looker(faults);
  const [ann, bob] = await Promise.all([person(browser, server, PHONE), person(browser, server, { ...DESKTOP, colorScheme: 'dark', locale: 'de' })]);
  const id = await found(ann, tap, 'Ann', 'Thursdays');
  await look(ann, 'club-new-phone');
  const address = await invitation(ann, id);
  await bob.goto(address);
  await bob.waitForSelector('[data-act=join-club]');
  await look(bob, 'club-invited-desktop');
  await join(bob, address, 'Bob');
  assert.equal(new URL(bob.url()).pathname, `/club/${id}`, 'the link is no longer in the address');
  await ann.waitForSelector('[data-members="2"]');

  // What one says reaches the other.
  await bob.locator('.talk input').fill('Who plays tonight?');
  await bob.locator('.talk input').press('Enter');
  await ann.getByText('Who plays tonight?').waitFor();

  await tap(ann, '[data-act=open-splendor]');
  await ann.waitForSelector('dialog [data-act=make]');
  await ann.locator('dialog [data-option=players] input[value="2"]').check();
  await tap(ann, 'dialog [data-act=make]');
  await ann.waitForURL('**/t/*');
  const table = tableOf(ann);
  await bob.waitForSelector(`.occasion a[href="/t/${table}"]`);
  await look(bob, 'club-table-desktop');
  const guest = new Guest(bob.request);
  await guest.join(table, 'Bob');
  await ann.waitForSelector('[data-act=to-club]');
  await look(ann, 'club-before-phone');
  await tap(ann, '[data-act=start]');
  await Promise.all([playOut(ann, 'splendor', tap), guest.playUntil(table, over, buyer)]);
  await ann.waitForSelector('.end [data-act=to-club]');
  await tap(ann, '.end [data-act=to-club]');
  await ann.waitForSelector('[data-standings="2"] [aria-current]');
  await look(ann, 'club-standings-phone');
  await bob.waitForSelector('[data-standings="2"]');
  await look(bob, 'club-standings-desktop');
  const points = await ann.locator('[data-standings] .points').allInnerTexts();
  assert.equal(points.reduce((all, text) => all + Number(text.replace(',', '.')), 0), 1, 'one point for one game');
  await choose(ann, 'period', '30');
  await ann.waitForSelector('[data-standings="2"]');

  // The home page leads back.
  await bob.goto('/');
  await bob.locator('[data-act=clubs]', { hasText: 'Thursdays' }).waitFor();
  await look(bob, 'club-home-desktop');
  await bob.locator('[data-act=clubs]').click();
  await bob.locator(`a[href="/club/${id}"]`).click();

  // One's own line can be removed, and one can go.
  await bob.locator('[data-act=remove-line]').click();
  await ann.getByText('Who plays tonight?').waitFor({ state: 'detached' });
  await bob.locator('[data-act=leave]').click();
  await bob.locator('[data-act=leave-now]').click();
  await bob.waitForSelector('[data-clubs="0"]');
  await ann.waitForSelector('[data-members="1"]');
  await bob.goto(`/club/${id}`);
  await bob.waitForSelector('[data-club=outside]');
  assert.equal(await bob.locator('[data-act=join-club]').count(), 0, 'without the link nobody joins');
  await look(bob, 'club-outside-desktop');
  await leave(ann, bob);
  assert.deepEqual(faults, []);
}

/** An organiser leads a club with the keys: a series, another organiser, a member who is removed, a link that holds no longer, the end. */
export async function clubLed(browser, server) {
  const faults = [];
  const look = looker(faults);
  const [ann, bob] = await Promise.all([person(browser, server, DESKTOP), person(browser, server, { ...PHONE, colorScheme: 'dark', locale: 'ru' })]);
  const id = await found(ann, key, 'Ann', 'Fridays');
  const address = await invitation(ann, id);
  await join(bob, address, 'Bob');
  await look(bob, 'club-member-phone');
  assert.equal(await bob.locator('[data-act=organise]').count(), 0, 'members do not lead');

  await ann.waitForSelector('[data-members="2"]');
  await key(ann, '[data-act=new-contest]');
  await choose(ann, 'players', '2');
  await look(ann, 'club-contest-desktop');
  await key(ann, '[data-act=make-contest]');
  await ann.waitForSelector('[data-contest=entering] [data-act=to-club]');
  const contest = new URL(ann.url()).pathname;
  await bob.waitForSelector(`a[href="${contest}"]`);
  await key(ann, '[data-act=to-club]');
  await ann.waitForSelector(`a[href="${contest}"]`);

  await key(ann, '[data-act=organise]');
  await key(ann, '[data-member=Bob] [data-act=lead]');
  await bob.waitForSelector('[data-act=organise]');
  await key(ann, '[data-member=Bob] [data-act=lead]');
  await bob.waitForSelector('[data-act=organise]', { state: 'detached' });
  await ann.locator('.organise [name=title]').fill('First Fridays');
  await key(ann, '[data-act=rename]');
  await bob.getByText('First Fridays').waitFor();
  await look(ann, 'club-organise-desktop');
  await key(ann, '[data-member=Bob] [data-act=mute]');
  await bob.waitForSelector('.talk form', { state: 'detached' });
  await key(ann, '[data-member=Bob] [data-act=remove]');
  await bob.waitForSelector('[data-club=outside]');
  await bob.goto(address);
  await bob.waitForSelector('[data-club=outside]');
  assert.equal(await bob.locator('[data-act=join-club]').count(), 0, 'the old link lets nobody in');
  await look(bob, 'club-old-link-phone');
  await join(bob, await invitation(ann, id), 'Bob');
  await key(ann, '[data-act=close]');
  await key(ann, '[data-act=close-now]');
  await ann.waitForSelector('[data-clubs="0"]');
  await look(ann, 'clubs-desktop');
  await leave(ann, bob);
  assert.deepEqual(faults, []);
}
