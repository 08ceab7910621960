/** Accessibility: what is announced and heard, reduced motion, where the focus goes, and changing the language in the middle of a game. */
import assert from 'node:assert/strict';
import { DESKTOP, againstBots, choose, leave, person } from '../people.js';
import { decide, key, myTurn, tap } from '../hands.js';
import { Guest } from '../tables.js';

/** The live region announces what happened, and everything on the board has a name. */
export async function spoken(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const table = await new Guest(page.request).find({ game: 'sultan' }, ['me', 'random', 'random', 'random'], ({ view }) => view.phase === 'bids');
  await page.goto(`/t/${table}`);
  await myTurn(page);
  const labels = await page.locator('.middle .cushion').evaluateAll((places) => places.map((place) => place.ariaLabel));
  assert.equal(labels.length, 3);
  labels.forEach((label, index) => assert.match(label, new RegExp(`^Cushion ${index + 1}: .* jewel, worth \\d points?\\.`)));
  await decide(page, 'sultan', tap);
  await page.waitForFunction(() => /lays/.test(document.querySelector('[role=log]')?.textContent ?? ''), null, { polling: 50 });
  await leave(page);
}

/** Where moves are shown at once the reveal is, too; otherwise it takes its time; and a tap ends it, however long it would take. Nothing here must be fast, so that a busy machine changes nothing. */
export async function motion(browser, server) {
  const seen = {};
  for (const kind of ['instant', 'moving', 'still', 'tapped']) {
    const page = await person(browser, server, { ...DESKTOP, reducedMotion: kind === 'still' ? 'reduce' : 'no-preference', speed: kind === 'instant' ? 'instant' : 'normal' });
    if (kind === 'tapped') await page.addInitScript(() => {
      const later = window.setTimeout;
      window.setTimeout = (act, ms, ...rest) => later(act, ms >= 500 && ms <= 1100 ? 600_000 : ms, ...rest);
    });
    const table = await new Guest(page.request).find({ game: 'sultan', options: 'first=1' }, ['me', 'random'], ({ view }) => view.phase === 'bids' && view.cushions.reduce((sum, { bids }) => sum + bids.length, 0) === 2);
    await page.goto(`/t/${table}`);
    await page.evaluate(() => {
      window.reveal = { began: 0, ended: 0, pictures: 0 };
      const there = () => document.querySelector('.show') !== null;
      new MutationObserver(() => {
        if (there()) window.reveal.began ||= performance.now();
        else if (window.reveal.began) window.reveal.ended ||= performance.now();
      }).observe(document.body, { childList: true, subtree: true });
      const count = () => {
        if (there() && !window.reveal.ended) window.reveal.pictures += 1;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    await myTurn(page);
    await decide(page, 'sultan', tap);
    if (kind === 'tapped') await page.locator('.show').click();
    await page.waitForFunction(() => window.reveal.ended > 0, null, { polling: 50 });
    seen[kind] = await page.evaluate(() => window.reveal);
    await leave(page);
  }
  assert.ok(seen.instant.pictures <= 12, `shown at once, the reveal is there for ${seen.instant.pictures} pictures`);
  for (const kind of ['moving', 'still']) {
    // Two cushions take more than three seconds, less the time a busy machine needs before it shows the first.
    const lasted = seen[kind].ended - seen[kind].began;
    assert.ok(lasted >= 1000, `${kind}: the reveal is there for ${lasted} ms`);
  }
  return `${seen.instant.pictures} pictures where all is shown at once`;
}

/** The focus moves from the header through the board to the log, and stays near the board when the focused element is gone. */
export async function focusOrder(browser, server) {
  const page = await person(browser, server, DESKTOP);
  await againstBots(page, 'splendor');
  await myTurn(page);
  const walked = [];
  await page.locator('.skip').focus();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    walked.push(await page.evaluate(() => ['header', '.desk', '.bank', '.mine', '.prompt', '.log', 'footer'].find((place) => document.activeElement.closest(place)) ?? ''));
  }
  const order = walked.filter((place, index) => place && place !== walked[index - 1]);
  assert.deepEqual(order.slice(0, 3), ['header', '.desk', '.bank']);
  await key(page, '.token.glow');
  await page.waitForSelector('[data-act=offer]');
  await key(page, '[data-act=offer]');
  await page.waitForFunction(() => document.activeElement !== document.body, null, { polling: 50, timeout: 5000 });
  await leave(page);
}

/** The language is changed in the middle of a game; nothing else changes. */
export async function anotherLanguage(browser, server) {
  const page = await person(browser, server, DESKTOP);
  await againstBots(page, 'splendor');
  await myTurn(page);
  await page.locator('.token.glow').first().click();
  const url = page.url();
  for (const [language, word] of [['de', 'Was bisher geschah'], ['es', 'Lo que ha pasado'], ['nl', 'Wat er gebeurde'], ['fr', 'Ce qui s’est passé'], ['ru', 'Что произошло'], ['pt-BR', 'O que aconteceu'], ['en', 'What happened']]) {
    await page.locator('header select').first().selectOption(language);
    await page.waitForFunction((text) => document.documentElement.lang === text, language, { polling: 50 });
    assert.equal(await page.locator('#log-title').innerText(), word);
    assert.equal(await page.locator('.token.picked').count(), 1, 'what was chosen stays chosen');
  }
  assert.equal(page.url(), url);
  await leave(page);
}

/** On a slow connection a move looks unconfirmed until the server has answered, and the page says so. */
export async function slowLine(browser, server) {
  const page = await person(browser, server, DESKTOP);
  let slow = false;
  const held = [];
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const line = socket.connectToServer();
    socket.onMessage((message) => (slow ? held.push(() => line.send(message)) : line.send(message)));
  });
  const table = await new Guest(page.request).find({ game: 'sultan', options: 'first=1' }, ['me', 'random'], ({ view }) => view.phase === 'bids');
  await page.goto(`/t/${table}`);
  await myTurn(page);
  slow = true;
  const cards = await page.locator('.hand .card').count();
  await page.locator('.card.glow').first().click();
  const pictures = await page.evaluate(() => new Promise((done) => {
    document.querySelector('.cushion.glow').click();
    const look = (count) => requestAnimationFrame(() => (document.querySelector('.bid.unsure') || count > 60 ? done(count) : look(count + 1)));
    look(1);
  }));
  assert.ok(pictures <= 2, `the card lies there, unconfirmed, after ${pictures} pictures`);
  await page.locator('[data-act=commit]').click();
  assert.match(await page.locator('.prompt .text').innerText(), /on its way/);
  assert.equal(await page.locator('.hand .card').count(), cards, 'the card is still in the hand');
  held.forEach((send) => send());
  await page.waitForFunction((count) => document.querySelectorAll('.hand .card').length < count, cards, { polling: 50 });
  assert.equal(await page.locator('.bid.unsure').count(), 0);
  await leave(page);
}

/** The theme follows the system while the page is open, until the reader chooses one. */
export async function themeFollows(browser, server) {
  const page = await person(browser, server, DESKTOP);
  const shown = (theme) => page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme, { polling: 50 });
  await page.goto('/');
  await shown('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shown('dark');
  await page.locator('header [aria-controls=settings]').click();
  await choose(page, 'theme', 'light');
  await shown('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await shown('light');
  await page.locator('header [aria-controls=settings]').click();
  await choose(page, 'theme', 'system');
  await shown('dark');
  await leave(page);
}

/** The loudspeaker is closed once a sound has died away, and opens again for the next one. */
export async function speakerRests(browser, server) {
  const page = await person(browser, server, DESKTOP);
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.speaker = this;
      }
    };
  });
  await page.goto('/');
  await page.locator('header [aria-controls=settings]').click();
  const volume = page.locator('[data-setting=volume]');
  assert.equal(await page.evaluate(() => window.speaker), undefined, 'nothing has sounded yet');
  // Its clock runs only while it is open; both conditions hold until the next sound, so a slow machine misses nothing.
  for (const key of ['ArrowLeft', 'ArrowRight']) {
    const before = await page.evaluate(() => window.speaker?.currentTime ?? 0);
    await volume.press(key);
    await page.waitForFunction((before) => window.speaker?.state === 'suspended' && window.speaker.currentTime > before + 0.5, before, { polling: 50 });
  }
  await leave(page);
}
