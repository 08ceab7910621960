/** Moves can be followed: what flies is what moved, one move after another, and no tap is lost meanwhile. */
import assert from 'node:assert/strict';
import { DESKTOP, leave, person } from '../people.js';
import { Guest, buyer, hoarder } from '../tables.js';

const MOVING = { ...DESKTOP, reducedMotion: 'no-preference' };

/** Others buy or reserve open cards too: such a card flies. A card bought from a hand was not visible before. */
const seenLeaving = ({ event, spot, place, card }) => (event === 'bought' && /^\d/.test(spot)) || (event === 'reserved' && place !== null && card !== null);

/** Records the numbers of the cards that fly, in order, and of the open cards that the table says were taken. */
async function watchCards(page) {
  const told = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { frame } = JSON.parse(payload);
      for (const { events = [] } of frame?.news ?? []) told.push(...events.filter(seenLeaving).map(({ card }) => card.number));
    }),
  );
  await page.addInitScript(() => {
    window.flown = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.dataset?.number && 'flying' in node.dataset) window.flown.push(Number(node.dataset.number));
    }).observe(document, { childList: true, subtree: true });
  });
  return told;
}

/** It is this player's turn, and the page has shown everything that led there. */
const shownUpTo = (page, ply) =>
  page.waitForFunction((wanted) => Number(document.querySelector('.play')?.dataset.ply) >= wanted && document.querySelector('.prompt.urgent'), ply, { polling: 50 });

/** The card that flies is the one that was taken, even if a bot took it and another is there by now. */
export async function theRightCardFlies(browser, server) {
  const page = await person(browser, server, { ...MOVING, speed: 'fast' });
  const told = await watchCards(page);
  const guest = new Guest(page.request);
  const table = await guest.deal({ game: 'splendor', options: 'first=1' }, ['me', 'level:2', 'level:2']);
  await page.goto(`/t/${table}`);
  for (;;) {
    assert.ok(await guest.playUntil(table, (frame) => frame.phase === 'playing'), 'nobody took four cards in a whole game');
    const frame = await guest.frame(table);
    await shownUpTo(page, frame.ply);
    if (told.length >= 4) break;
    await guest.act(table, { do: 'play', ply: frame.ply, move: buyer(frame) });
  }
  // The last of them takes off once the page has drawn the place it left.
  await page.waitForFunction((count) => window.flown.length >= count, told.length, { polling: 50 });
  assert.deepEqual(await page.evaluate(() => window.flown), told);
  await leave(page);
  return `${told.length} cards`;
}

/** When one's turn comes again, three bots have moved: each of their moves was shown on its own. */
export async function movesApart(browser, server) {
  const page = await person(browser, server, { ...MOVING, speed: 'slow' });
  const guest = new Guest(page.request);
  const table = await guest.deal({ game: 'splendor', options: 'first=1' }, ['me', 'random', 'random', 'random']);
  await page.goto(`/t/${table}`);
  await page.waitForSelector('.prompt.urgent');
  await page.evaluate(() => {
    window.moves = [];
    let pictures = 0;
    const count = () => ((pictures += 1), requestAnimationFrame(count));
    requestAnimationFrame(count);
    const entries = () => document.querySelectorAll('.log li').length;
    let known = entries();
    new MutationObserver(() => {
      for (; known < entries(); known++) window.moves.push({ at: performance.now(), pictures });
    }).observe(document.querySelector('.log'), { childList: true, subtree: true });
  });
  const { ply, moves } = await guest.frame(table);
  await guest.act(table, { do: 'play', ply, move: hoarder({ moves }) });
  await page.waitForFunction(() => window.moves.length >= 4 && document.querySelector('.prompt.urgent'), null, { polling: 50 });
  const shown = await page.evaluate(() => window.moves);
  for (const [index, move] of shown.slice(1).entries()) {
    // A slow move lasts 1.4 s, less the time a busy machine needs to draw the previous one.
    assert.ok(move.at - shown[index].at >= 300, `move ${index + 2} came ${Math.round(move.at - shown[index].at)} ms after the one before`);
    assert.ok(move.pictures > shown[index].pictures, 'it was drawn before the next one came');
  }
  await leave(page);
  return `${shown.length} moves`;
}

/** A tap while others' moves are shown jumps to the present, and counts there. */
export async function tapsCount(browser, server) {
  const page = await person(browser, server, { ...MOVING, speed: 'slow' });
  // What is shown stays until somebody taps, however busy the machine is.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = (act, ms, ...rest) => (ms >= 800 && ms <= 1500 ? 0 : later(act, ms, ...rest));
  });
  const guest = new Guest(page.request);
  const table = await guest.deal({ game: 'splendor', options: 'first=1' }, ['me', 'random', 'random', 'random']);
  await page.goto(`/t/${table}`);
  await page.waitForSelector('.prompt.urgent');
  const { ply, moves } = await guest.frame(table);
  await guest.act(table, { do: 'play', ply, move: hoarder({ moves }) });
  await page.waitForFunction(() => document.querySelector('.prompt.urgent') === null);
  await guest.playUntil(table, () => true);
  // The page has heard of it (its title tells), and still shows what the others do.
  await page.waitForFunction(() => document.title.startsWith('Your turn'));
  assert.equal(await page.locator('.prompt.urgent').count(), 0, 'the others are being shown');
  const token = page.locator('[data-at^=bank-]').filter({ hasNotText: /^0$/ }).first();
  // What is shown cannot be pressed yet; a person's finger does not know that.
  await token.click({ force: true });
  assert.equal(await page.locator('.token.picked').count(), 1, `what was tapped is chosen: ${await page.locator('.prompt').innerText()}`);
  await leave(page);
}

/** Without motion, places light up instead, and moves still come one after another. */
export async function lightsInstead(browser, server) {
  const page = await person(browser, server, { ...DESKTOP, speed: 'fast' });
  const guest = new Guest(page.request);
  const table = await guest.deal({ game: 'splendor', options: 'first=1' }, ['me', 'random']);
  await page.addInitScript(() => {
    window.seen = { lit: 0, flying: 0 };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { dataset } of addedNodes) if (dataset) for (const kind of Object.keys(window.seen)) if (kind in dataset) window.seen[kind] += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/t/${table}`);
  await page.waitForSelector('.prompt.urgent');
  const { ply, moves } = await guest.frame(table);
  await guest.act(table, { do: 'play', ply, move: hoarder({ moves }) });
  await page.waitForFunction(() => window.seen.lit > 0, null, { polling: 50 });
  assert.equal(await page.evaluate(() => window.seen.flying), 0);
  await leave(page);
}
