/** Whole games of each kind against bots, through the page: on a desktop and a phone, in different languages, and by keyboard alone. */
import { DESKTOP, PHONE, agrees, leave, person } from '../people.js';
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
