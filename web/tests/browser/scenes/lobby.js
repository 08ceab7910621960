/** Around a table: names, options, and talk that is out of view. */
import assert from 'node:assert/strict';
import { DESKTOP, PHONE, axe, choose, leave, person, tableOf } from '../people.js';
import { Guest } from '../tables.js';

/** A host without a name is asked for one, and the others see it; nobody is asked twice. */
export async function nameAsked(browser, server) {
  const host = await person(browser, server, PHONE);
  await host.goto('/');
  await host.locator('[data-game=sultan] [data-act=friends]').click();
  await host.waitForSelector('[data-form=name]');
  assert.deepEqual(await axe(host, 'a host without a name'), []);
  const guest = await person(browser, server, DESKTOP);
  await guest.goto(`/t/${tableOf(host)}`);
  await host.locator('[name=own-name]').fill('Zoe');
  await host.locator('[data-act=name]').click();
  await host.waitForSelector('[data-form=name]', { state: 'detached' });
  await guest.locator('.seats li', { hasText: 'Zoe' }).waitFor();
  await host.goto('/');
  await host.locator('[data-game=splendor] [data-act=friends]').click();
  await host.locator('.seats li', { hasText: 'Zoe' }).waitFor();
  assert.equal(await host.locator('[data-form=name]').count(), 0);
  await leave(host, guest);
}

/** The host changes the options while people gather: everybody sees it, and the cards are dealt accordingly. Guests cannot. */
export async function optionsChanged(browser, server) {
  const host = await person(browser, server, DESKTOP);
  const ann = new Guest(host.request);
  const table = await ann.make({ game: 'sultan' }, ['me', 'open'], 'Ann');
  const guest = await person(browser, server, PHONE);
  await new Guest(guest.request).join(table, 'Bob');
  await Promise.all([host, guest].map((page) => page.goto(`/t/${table}`).then(() => page.waitForSelector('.seats'))));
  assert.equal(await guest.locator('[data-act=change]').count(), 0);
  await host.locator('[data-act=change]').click();
  await choose(host, 'screens', 'open');
  await host.locator('[data-act=more]').click();
  await host.locator('[data-option=pace]').selectOption({ index: 1 });
  await host.locator('[data-act=make]').click();
  await guest.getByText('Screens open to all').waitFor();
  const { terms } = await ann.frame(table);
  assert.deepEqual([terms.options, terms.pace], ['screens=open', { live: { bank: 300, increment: 10 } }]);
  await host.locator('[data-act=start]').click();
  await guest.waitForSelector('.prompt');
  await leave(host, guest);
}

/** Talk that is out of view is counted on its button and shown for a moment; looking at it marks it as read. */
export async function talkBadge(browser, server) {
  const phone = await person(browser, server, PHONE);
  const [ann, bob] = [new Guest(phone.request), new Guest((await person(browser, server, DESKTOP)).request)];
  const table = await ann.make({ game: 'splendor', options: 'first=1' }, ['me', 'open'], 'Ann');
  await bob.join(table, 'Bob');
  await ann.act(table, { do: 'start' });
  await phone.goto(`/t/${table}`);
  await phone.waitForSelector('.prompt');
  assert.equal(await phone.locator('[data-act=talk] .badge').count(), 0);
  await bob.act(table, { do: 'say', phrase: 'good-luck' });
  await phone.waitForSelector('[data-act=toast]');
  assert.match(await phone.locator('[data-act=toast]').innerText(), /Bob\s+Good luck!/);
  await bob.act(table, { do: 'say', text: 'Your move' });
  await phone.waitForFunction(() => document.querySelector('[data-act=talk] .badge')?.textContent === '2', null, { polling: 50 });
  assert.deepEqual(await axe(phone, 'talk that was not read'), []);
  await phone.locator('[data-act=talk]').click();
  await phone.waitForSelector('[data-act=talk] .badge', { state: 'detached' });
  assert.ok(await phone.evaluate(() => document.activeElement?.closest('.talk') !== null), 'one can answer at once');
  await leave(phone);
}

/** Beside a low board the log and the talk share one place: each has its tab, and the talk opens on request. */
export async function logOrTalk(browser, server) {
  const page = await person(browser, server, { viewport: { width: 1280, height: 720 } });
  const [ann, bob] = [new Guest(page.request), new Guest((await person(browser, server, {})).request)];
  const table = await ann.make({ game: 'splendor', options: 'first=1' }, ['me', 'open'], 'Ann');
  await bob.join(table, 'Bob');
  await ann.act(table, { do: 'start' });
  await page.goto(`/t/${table}`);
  const shown = (name) => page.locator(name).waitFor({ state: 'visible' });
  const hidden = (name) => page.locator(name).waitFor({ state: 'hidden' });
  await shown('.log');
  await hidden('.talk');
  await bob.act(table, { do: 'say', phrase: 'good-luck' });
  await page.waitForSelector('[data-act=talk] .badge');
  await page.locator('[data-act=talk]').click();
  await shown('.talk');
  await hidden('.log');
  await page.waitForSelector('[data-act=talk] .badge', { state: 'detached' });
  const { bottom } = await page.evaluate(() => document.querySelector('.talk form').getBoundingClientRect().toJSON());
  assert.ok(bottom <= 720, `one can answer without scrolling: ${bottom}`);
  assert.deepEqual(await axe(page, 'talk beside a low board'), []);
  await page.locator('[data-act=show-log]').click();
  await shown('.log');
  await hidden('.talk');
  await leave(page);
}

/** The arrow keys step through a finished game, and the space bar plays it. */
export async function replayKeys(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const table = await new Guest(page.request).find({ game: 'sultan' }, ['me', 'random'], ({ phase }) => phase === 'over');
  await page.goto(`/t/${table}/ply/0`);
  await page.waitForSelector('.board');
  const at = (ply) => page.waitForURL(`**/t/${table}/ply/${ply}`);
  await page.keyboard.press('ArrowRight');
  await at(1);
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.keyboard.press('ArrowLeft');
  await at(1);
  await page.keyboard.press('End');
  const last = Number(/\d+$/.exec(await page.locator('.count').innerText())[0]);
  await at(last);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await at(0);
  await page.keyboard.press('Space');
  await page.waitForURL((url) => Number(/\d+$/.exec(url.pathname)[0]) >= 2);
  await page.keyboard.press('Space');
  assert.equal(await page.locator('[data-act=run]').getAttribute('aria-label'), 'Play');
  await leave(page);
}
