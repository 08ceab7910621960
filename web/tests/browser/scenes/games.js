/** Whole games of each kind against bots, through the page: on a desktop and a phone, in different languages, and by keyboard alone. */
import assert from 'node:assert/strict';
import { DESKTOP, PHONE, agrees, choose, leave, person } from '../people.js';
import { key, playOut, tap } from '../hands.js';
import { wholeGame } from './whole.js';

export const sultanOnDesktop = (browser, server) => wholeGame(browser, server, 'sultan', DESKTOP);
export const sultanOnPhone = (browser, server) => wholeGame(browser, server, 'sultan', { ...PHONE, locale: 'nl', colorScheme: 'dark' });
export const riquezasOnDesktop = (browser, server) => wholeGame(browser, server, 'riquezas', { ...DESKTOP, locale: 'pt-BR' });
export const riquezasOnPhone = (browser, server) => wholeGame(browser, server, 'riquezas', { ...PHONE, locale: 'ru' });
export const splendorOnDesktop = (browser, server) => wholeGame(browser, server, 'splendor', { ...DESKTOP, colorScheme: 'dark' });
export const splendorOnPhone = (browser, server) => wholeGame(browser, server, 'splendor', { ...PHONE, locale: 'fr' });

async function byKeyboard(browser, server, game) {
  const page = await person(browser, server, DESKTOP);
  await page.goto('/');
  await page.waitForSelector('[data-act=bots]');
  await key(page, `[data-game=${game}] [data-act=bots]`);
  await page.waitForSelector('.prompt');
  const decisions = await playOut(page, game, key);
  await agrees(page);
  await leave(page);
  return `${decisions} decisions by Tab and Enter`;
}
export const sultanByKeyboard = (browser, server) => byKeyboard(browser, server, 'sultan');
export const riquezasByKeyboard = (browser, server) => byKeyboard(browser, server, 'riquezas');
export const splendorByKeyboard = (browser, server) => byKeyboard(browser, server, 'splendor');

/** Two players with every variant at once, from the full form. */
export async function everyVariant(browser, server) {
  const page = await person(browser, server, { ...PHONE, colorScheme: 'dark' });
  await page.goto('/');
  await page.locator('[data-game=riquezas] [data-act=options]').click();
  const held = (option) => page.locator(`[data-option=${option}] input:checked`).inputValue();
  await choose(page, 'players', '2');
  assert.equal(await held('screens'), 'closed');
  await choose(page, 'others', 'bots');
  await choose(page, 'level', 'level:1');
  assert.equal(await held('screens'), 'open', 'against bots alone the server suggests open screens');
  await choose(page, 'others', 'open');
  assert.equal(await held('screens'), 'closed', 'and people are asked again');
  await choose(page, 'others', 'bots');
  // Bags hide what open screens would show: the later choice wins.
  await choose(page, 'screens', 'open');
  for (const box of await page.locator('dialog input[type=checkbox]:visible').all()) await box.check();
  assert.equal(await held('screens'), 'closed');
  await choose(page, 'bazaars', '2');
  assert.ok((await page.locator('[data-act=make]').boundingBox()).y < PHONE.viewport.height - 44, 'the button that makes the table is in sight');
  await page.locator('[data-act=make]').click();
  await page.waitForSelector('.prompt');
  const decisions = await playOut(page, 'riquezas', tap);
  await agrees(page);
  await leave(page);
  return `${decisions} decisions`;
}

/** The toy is played with nothing but its folder, from the home page that lists everything. */
export async function toyOnPhone(browser, server) {
  const page = await person(browser, server, { ...PHONE, locale: 'de' });
  await page.goto('/');
  await page.waitForSelector('[data-act=bots]');
  assert.equal(await page.locator('[data-game=toy]').count(), 0, 'it is not offered to everybody');
  await page.goto('/?all');
  await page.locator('[data-game=toy] [data-act=bots]').click();
  await page.waitForSelector('.prompt');
  const decisions = await playOut(page, 'toy', tap);
  assert.equal(await page.locator('.end ol > li').count(), 2);
  await page.goto('/rules/toy');
  await page.getByRole('heading', { name: 'Das Spiel in Kürze' }).waitFor();
  await leave(page);
  return `${decisions} decisions`;
}
