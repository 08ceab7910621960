/**
 * Pictures of every screen at every size, light and dark, and contact sheets to look them over: `npm run pictures`.
 * `npm run pictures splendor` takes the screens whose name starts like this; `SIZES=390x844,1280x720` and `THEMES=dark` take some of the rest, `LANGUAGE=de` another language.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOTS, startBrowser, startServer } from './browser.js';
import { leave, person, settled } from './people.js';
import { Guest } from './tables.js';
import { screens, tables, thoughtful } from './visits.js';

const SIZES = (process.env.SIZES ?? '360x740,390x844,844x390,820x1180,1280x720,1440x900,1920x1080').split(',');
const THEMES = (process.env.THEMES ?? 'light,dark').split(',');
const wanted = process.argv.slice(2);
const FOLDER = join(SHOTS, 'pictures');
/** Screens narrower or lower than this are touch screens. */
const DESK = 1000;

const sizeOf = (size) => {
  const [width, height] = size.split('x').map(Number);
  const touch = width < DESK;
  return { viewport: { width, height }, hasTouch: touch, isMobile: touch };
};

/** One picture of each requested screen. */
async function take(browser, server, places, storageState, size, colorScheme) {
  const page = await person(browser, server, { ...sizeOf(size), colorScheme, storageState, locale: process.env.LANGUAGE ?? 'en' });
  const taken = [];
  for (const [name, path, ready, act] of [...screens(places), ...thoughtful(places)]) {
    if (wanted.length > 0 && !wanted.some((beginning) => name.startsWith(beginning))) continue;
    await page.goto(path);
    await page.waitForSelector(ready, { timeout: 120_000 });
    await act?.(page);
    await page.waitForLoadState('networkidle');
    await settled(page);
    const file = `${name}-${size}-${colorScheme}.png`;
    await page.screenshot({ path: join(FOLDER, file) });
    taken.push({ name, file });
  }
  await leave(page);
  return taken;
}

const sheetOf = (title, taken, wide) => `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>body{margin:16px;font:14px sans-serif;background:#888}h1{font-size:18px;margin:0 0 12px}main{display:grid;gap:14px;grid-template-columns:repeat(auto-fill,${wide}px)}figure{margin:0}img{width:100%;display:block}</style>
<h1>${title}</h1><main>${taken.map(({ name, file }) => `<figure><img src="${file}"><figcaption>${name}</figcaption></figure>`).join('')}</main>`;

/** All pictures of one size and theme on one sheet, as a page and as a picture. */
async function sheet(browser, size, theme, taken) {
  const { width, height } = sizeOf(size).viewport;
  const file = join(FOLDER, `sheet-${size}-${theme}`);
  writeFileSync(`${file}.html`, sheetOf(`${size}, ${theme}`, taken, width > height ? 460 : 220));
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(`file://${file}.html`);
  await page.screenshot({ path: `${file}.png`, fullPage: true });
  await page.close();
}

mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
try {
  const [ann, bob] = [await person(browser, server, {}), await person(browser, server, {})];
  const places = await tables(new Guest(ann.request), new Guest(bob.request));
  const storageState = await ann.context().storageState();
  let count = 0;
  for (const size of SIZES) {
    for (const theme of THEMES) {
      const taken = await take(browser, server, places, storageState, size, theme);
      await sheet(browser, size, theme, taken);
      count += taken.length;
    }
  }
  console.log(`${count} pictures and ${SIZES.length * THEMES.length} sheets in ${FOLDER}`);
} finally {
  await browser.close();
  await server.stop();
}
