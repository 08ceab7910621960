/** Whole games of each kind against bots, through the page: on a desktop and a phone, in different languages, and by keyboard alone. */
import assert from 'node:assert/strict';
import { DESKTOP, PHONE, againstBots, agrees, fits, leave, person } from '../people.js';
import { key, playOut, tap } from '../hands.js';
import { watchShifts } from '../shifts.js';

async function wholeGame(browser, server, game, options) {
  const page = await person(browser, server, options);
  const shifts = await watchShifts(page);
  await againstBots(page, game);
  const decisions = await playOut(page, game, tap, async (number) => {
    if (number === 6) await page.reload();
    if (number === 3) assert.deepEqual(await fits(page, game), []);
  });
  assert.deepEqual(await fits(page, `${game}, end`), []);
  await agrees(page);
  const jumps = shifts.hold(game);
  await looksBack(page);
  await leave(page);
  return `${decisions} decisions, ${jumps}`;
}

/** Looks back from the end screen: forward and back, by the slider, and by a link to one moment. */
async function looksBack(page) {
  await page.locator('.end a[href$="/ply/0"]').click();
  const slider = page.locator('input[type=range]');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  assert.ok(last > 10, `${last} moves`);
  await slider.fill(String(Math.floor(last / 2)));
  await page.waitForURL(`**/ply/${Math.floor(last / 2)}`);
  await page.waitForSelector('.board');
  await page.goto(`${new URL(page.url()).pathname.replace(/\d+$/, '')}${last}`);
  await page.waitForFunction((text) => document.querySelector('.count')?.textContent === text, `${last} / ${last}`);
}

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

/** Two players with every variant at once, from the form with all choices. */
export async function everyVariant(browser, server) {
  const page = await person(browser, server, { ...PHONE, colorScheme: 'dark' });
  await page.goto('/');
  await page.locator('[data-game=riquezas] [data-act=options]').click();
  const choices = page.locator('dialog select');
  await choices.nth(0).selectOption('2');
  await page.waitForSelector('dialog option[value="level:1"]', { state: 'attached' });
  await choices.nth(1).selectOption('level:1');
  for (const box of await page.locator('dialog input[type=checkbox]').all()) await box.check();
  await page.locator('dialog .button.main').click();
  await page.waitForSelector('.prompt');
  const decisions = await playOut(page, 'riquezas', tap);
  await agrees(page);
  await leave(page);
  return `${decisions} decisions`;
}
