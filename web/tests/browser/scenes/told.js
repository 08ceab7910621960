/** Being told while away: the settings with the finger and with the keys, what they keep, and a table that somebody wants to hear nothing of. */
import assert from 'node:assert/strict';
import { key, tap } from '../hands.js';
import { startServer } from '../browser.js';
import { PostOffice } from '../post.js';
import { DESKTOP, LANGUAGES, PHONE, axe, fits, leave, person, settled, shot, spills, targets } from '../people.js';
import { Guest } from '../tables.js';

const SCREENS = [['phone', PHONE, tap], ['desktop', DESKTOP, key]];

async function open(page, press) {
  await page.goto('/');
  await page.waitForSelector('[aria-controls=settings]');
  await press(page, '[aria-controls=settings]');
  await page.waitForSelector('[data-act=telling]');
  await press(page, '[data-act=telling]');
  await page.waitForSelector('[data-telling]');
}

/** A switch takes the space bar. */
const turn = (page, press, selector) => (press === key ? page.locator(selector).press('Space') : press(page, selector));
const switched = (page, name, on) => page.waitForFunction(([name, on]) => document.querySelector(`[data-option=${name}]`)?.checked === on, [name, on]);
/** What the server keeps. */
const kept = async (page) => (await page.request.get('/api/me/told')).json();
const becomes = async (page, holds) => {
  for (;;) {
    const now = await kept(page);
    if (holds(now)) return now;
    await page.waitForTimeout(50);
  }
};

/** What somebody chooses is kept by the server, bad addresses are refused in words, and a webhook can be removed. */
export async function tellingSettings(browser, server) {
  const found = [];
  const look = async (page, where) => {
    await settled(page);
    for (const one of [fits, targets, spills, axe]) found.push(...(await one(page, where)));
    await shot(page, where);
  };
  for (const [name, options, press] of SCREENS) {
    const ann = await person(browser, server, options);
    await open(ann, press);
    assert.deepEqual((await kept(ann)).kinds.toSorted(), ['invitation', 'talk', 'time', 'turn'], 'everything, until somebody chooses');
    await turn(ann, press, '[data-option=told-talk]');
    await becomes(ann, ({ kinds }) => !kinds.includes('talk'));
    await turn(ann, press, '[data-option=quiet]');
    await ann.waitForSelector('[data-hour=from]');
    await ann.locator('[data-hour=from]').fill('21:30');
    await ann.locator('[data-hour=from]').blur();
    await becomes(ann, ({ quiet }) => quiet?.[0] === 21 * 60 + 30);
    await ann.locator('[data-field=address]').fill('https://127.0.0.1/hook');
    await press(ann, '[data-act=add-webhook]');
    await ann.waitForSelector('#settings [role=status]');
    await ann.locator('[data-field=address]').fill('https://hooks.example/a/b');
    await ann.locator('[data-option=form]').selectOption('json');
    await press(ann, '[data-act=add-webhook]');
    await ann.waitForSelector('[data-way=json]');
    assert.match(await ann.locator('[data-secret]').innerText(), /^[0-9a-f]{64}$/);
    assert.equal(await ann.locator('#settings [role=status]').count(), 0, 'what was refused before is forgotten');
    await press(ann, '[data-act=test-way]');
    await ann.waitForSelector('[data-tested=silent]');
    await ann.locator('[data-secret]').scrollIntoViewIfNeeded();
    await press(ann, '[data-act=make-feed]');
    const feed = (await ann.locator('[data-feed]').innerText()).trim();
    assert.match(await (await ann.request.get(new URL(feed).pathname)).text(), /<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/);
    await press(ann, '[data-act=make-feed]');
    await ann.waitForFunction((old) => ![old, ''].includes(document.querySelector('[data-feed]')?.textContent.trim()), feed);
    assert.equal((await ann.request.get(new URL(feed).pathname)).status(), 404, 'the old link leads nowhere');
    await ann.locator('[data-feed]').scrollIntoViewIfNeeded();
    await look(ann, `telling-${name}`);
    await open(ann, press);
    await switched(ann, 'told-talk', false);
    await switched(ann, 'told-turn', true);
    assert.equal(await ann.locator('[data-hour=from]').inputValue(), '21:30');
    assert.equal(await ann.locator('[data-secret]').count(), 0, 'a secret is shown once');
    await press(ann, '[data-act=remove-way]');
    await ann.waitForSelector('[data-way]', { state: 'detached' });
    await press(ann, '[data-act=drop-feed]');
    await ann.waitForSelector('[data-act=drop-feed]', { state: 'detached' });
    assert.deepEqual((await kept(ann)).ways, []);
    await leave(ann);
  }
  assert.deepEqual(found, []);
}

/** The settings fit in every language. */
export async function tellingInEveryLanguage(browser, server) {
  const found = [];
  for (const locale of LANGUAGES) {
    const ann = await person(browser, server, { ...PHONE, locale });
    await open(ann, tap);
    await turn(ann, tap, '[data-option=quiet]');
    await ann.waitForSelector('[data-hour=from]');
    await settled(ann);
    for (const one of [fits, targets, spills]) found.push(...(await one(ann, `telling-${locale}`)));
    await shot(ann, `telling-${locale}`);
    await leave(ann);
  }
  assert.deepEqual(found, []);
}

/** A table can be muted from its menu, and stays so. */
export async function muteTable(browser, server) {
  for (const [, options, press] of SCREENS) {
    const [ann, bob] = await Promise.all([person(browser, server, options), person(browser, server, options)]);
    const table = await new Guest(ann.request).make({ game: 'splendor' }, ['me', 'open']);
    await new Guest(bob.request).join(table, 'Bob');
    await new Guest(ann.request).act(table, { do: 'start' });
    const muted = async () => (await (await ann.request.get(`/api/tables/${table}/mute`)).json()).muted;
    await ann.goto(`/t/${table}`);
    await ann.waitForSelector('.play[data-ply]');
    await press(ann, '[data-act=table-menu]');
    await ann.waitForSelector('[data-act=mute-table][data-muted=false]');
    await press(ann, '[data-act=mute-table]');
    await ann.waitForSelector('[data-act=mute-table][data-muted=true]');
    assert.equal(await muted(), true);
    await ann.reload();
    await ann.waitForSelector('.play[data-ply]');
    await press(ann, '[data-act=table-menu]');
    await ann.waitForSelector('[data-act=mute-table][data-muted=true]');
    await press(ann, '[data-act=mute-table]');
    await ann.waitForSelector('[data-act=mute-table][data-muted=false]');
    assert.equal(await muted(), false);
    await leave(ann, bob);
  }
}

/** Without pushes: the home page says in its title and its icon that it is somebody's turn, for as long as it is. */
export async function homeTellsOfATurn(browser, server) {
  const people = await Promise.all([person(browser, server, DESKTOP), person(browser, server, PHONE)]);
  const [ann, bob] = people.map((page) => new Guest(page.request));
  const table = await ann.make({ game: 'splendor' }, ['me', 'open']);
  await bob.join(table, 'Bob');
  for (const page of people) {
    await page.addInitScript(() => localStorage.setItem('cabochon.known', 'yes'));
    await page.goto('/');
  }
  const tells = (page, turn) => page.waitForFunction((turn) => document.title.startsWith('Your turn') === turn && document.querySelector('link[rel=icon]').href.endsWith(turn ? '/favicon-turn.png' : '/favicon.png'), turn);
  await Promise.all(people.map((page) => tells(page, false)));
  await ann.act(table, { do: 'start' });
  const turn = await Promise.any(people.map((page) => tells(page, true).then(() => page)));
  await ann.act(table, { do: 'resign' });
  await tells(turn, false);
  await leave(...people);
}

/** A push is shown, one notice a table, and gone once the table is looked at. */
export async function pushesAreShownUntilLookedAt(browser, server) {
  const ann = await person(browser, server, { ...DESKTOP, serviceWorkers: 'allow' });
  const guest = new Guest(ann.request);
  const tables = [await guest.make({ game: 'splendor' }, ['me', 'open']), await guest.make({ game: 'sultan' }, ['me', 'open', 'open'])];
  await ann.context().grantPermissions(['notifications']);
  await ann.goto('/');
  const line = await ann.context().newCDPSession(ann);
  const registered = new Promise((done) => line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && done(registrations[0].registrationId)));
  await line.send('ServiceWorker.enable');
  await ann.evaluate(async () => {
    localStorage.setItem('cabochon.push', 'this');
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const push = (table, text) => line.send('ServiceWorker.deliverPushMessage', { origin: new URL(server.url).origin, registrationId, data: JSON.stringify({ kind: 'turn', title: 'Splendor', text, table, link: `/t/${table}`, language: 'en' }) });
  const shows = (...wanted) => ann.waitForFunction(async (wanted) => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return JSON.stringify(shown.map(({ tag, body }) => [tag, body]).sort()) === JSON.stringify(wanted.sort());
  }, wanted);
  await push(tables[0], 'first');
  await shows([tables[0], 'first']);
  await push(tables[0], 'second');
  await shows([tables[0], 'second']);
  await push(tables[1], 'third');
  await shows([tables[0], 'second'], [tables[1], 'third']);
  await ann.goto(`/t/${tables[0]}`);
  await shows([tables[1], 'third']);
  await leave(ann);
}

/** A mail address is confirmed by the button behind its link and stopped by that of another, on phone and desktop, in light and dark. */
export async function mailIsConfirmedAndStopped(browser) {
  if (process.env.CABOCHON_URL) return 'only with our own server';
  const office = await PostOffice.open();
  const server = await startServer({ CABOCHON_MAIL_URL: office.url, CABOCHON_MAIL_FROM: 'Cabochon <tables@cabochon.example>' });
  const found = [];
  const look = async (page, where) => {
    await settled(page);
    for (const one of [fits, targets, spills, axe]) found.push(...(await one(page, where)));
    await shot(page, where);
  };
  try {
    for (const [name, options, press] of SCREENS) {
      const ann = await person(browser, server, { ...options, colorScheme: name === 'phone' ? 'dark' : 'light' });
      const address = `ann.${name}@mail.example`;
      await open(ann, press);
      await ann.locator('[data-field=mail]').fill(address);
      await press(ann, '[data-act=add-mail]');
      await ann.waitForSelector('[data-way=unconfirmed]');
      await ann.locator('[data-mail-sent]').scrollIntoViewIfNeeded();
      await look(ann, `mail-asked-${name}`);
      const letter = await office.to(address);
      await ann.goto(letter.path('confirm'));
      await look(ann, `mail-confirm-${name}`);
      assert.equal((await kept(ann)).ways[0].form, 'unconfirmed', 'looking changes nothing');
      await press(ann, 'button');
      await ann.waitForSelector('a[href="/"]');
      await look(ann, `mail-confirmed-${name}`);
      assert.equal((await kept(ann)).ways[0].form, 'mail');
      await ann.goto(letter.path('stop'));
      await look(ann, `mail-stop-${name}`);
      await press(ann, 'button');
      await ann.waitForSelector('a[href="/"]');
      assert.deepEqual((await kept(ann)).ways, []);
      await ann.goto(letter.path('stop'));
      await look(ann, `mail-dead-${name}`);
      await leave(ann);
    }
    assert.deepEqual(found, []);
  } finally {
    await server.stop();
    office.close();
  }
}

/** The host's webhook of a table, in its menu: added, seen by the others, removed. */
export async function tableTellsAWebhook(browser, server) {
  const found = [];
  for (const [name, options, press] of SCREENS) {
    const [ann, bob] = await Promise.all([person(browser, server, options), person(browser, server, options)]);
    const table = await new Guest(ann.request).make({ game: 'splendor' }, ['me', 'open']);
    await new Guest(bob.request).join(table, 'Bob');
    await new Guest(ann.request).act(table, { do: 'start' });
    const enter = async (page) => {
      await page.goto(`/t/${table}`);
      await page.waitForSelector('.play[data-ply]');
      await press(page, '[data-act=table-menu]');
    };
    await enter(bob);
    await bob.waitForSelector('[data-act=mute-table]');
    assert.equal(await bob.locator('[data-hooks]').count(), 0, 'nothing to see, and nothing to change');
    await enter(ann);
    await press(ann, '[data-act=table-hooks]');
    await ann.locator('[data-option=hook-form]').selectOption('json');
    await ann.locator('[data-field=hook]').fill('https://hooks.example/a/b');
    await press(ann, '[data-act=add-hook]');
    await ann.waitForSelector('[data-hook=json]');
    assert.match(await ann.locator('[data-hook-secret]').innerText(), /^[0-9a-f]{64}$/);
    await settled(ann);
    for (const one of [fits, targets, axe]) found.push(...(await one(ann, `table-hooks-${name}`)));
    await shot(ann, `table-hooks-${name}`);
    await enter(bob);
    await press(bob, '[data-act=table-hooks]');
    await bob.waitForSelector('[data-hook=json]');
    assert.equal(await bob.locator('[data-act=remove-hook]').count(), 0);
    await press(ann, '[data-act=remove-hook]');
    await ann.waitForSelector('[data-hook]', { state: 'detached' });
    await leave(ann, bob);
  }
  assert.deepEqual(found, []);
}
