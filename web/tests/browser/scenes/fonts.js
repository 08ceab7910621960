/** Fonts of any width: the page's fonts do not load, and the machine has its own. Whole games are played, and nothing jumps. */
import assert from 'node:assert/strict';
import { DESKTOP, PHONE } from '../people.js';
import { startBrowserIn } from '../browser.js';
import { wholeGame } from './whole.js';

const MACHINES = {
  wide: { sans: 'DejaVu Sans', serif: 'DejaVu Serif', from: 'fonts-dejavu-core' },
  narrow: { sans: 'Liberation Sans', serif: 'Liberation Serif', from: 'fonts-liberation' },
};

/** The font families that an element is actually drawn with. */
async function drawnIn(page, selector) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Neither the page's fonts nor substitutes with the same metrics: the machine's fonts, whatever their width. */
async function withoutFaces(page, { sans, from }) {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const plain = new CSSStyleSheet();
      plain.replaceSync(':root { --sans: sans-serif !important; --serif: serif !important; }');
      document.adoptedStyleSheets.push(plain);
    });
  });
  await page.goto('/');
  await page.waitForSelector('.facts');
  assert.deepEqual(await drawnIn(page, '.facts'), [sans], `the page is not drawn in ${sans}: is it installed (Debian: ${from})?`);
}

async function gamesIn(server, machine) {
  const browser = await startBrowserIn(machine);
  const prepare = (page) => withoutFaces(page, machine);
  try {
    const told = [];
    for (const [game, options] of [['riquezas', { ...PHONE, locale: 'ru' }], ['splendor', { ...PHONE, locale: 'fr' }], ['sultan', { ...DESKTOP, locale: 'nl' }]]) {
      told.push(`${game} ${await wholeGame(browser, server, game, options, prepare)}`);
    }
    return told.join('; ');
  } finally {
    await browser.close();
  }
}

export const inWideLetters = (_, server) => gamesIn(server, MACHINES.wide);
export const inNarrowLetters = (_, server) => gamesIn(server, MACHINES.narrow);
