/** The pictures of the README, taken from games against bots: `npm run readme` writes `docs/*.webp`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBrowser, startServer } from './browser.js';
import { leave, person, settled } from './people.js';
import { Guest, buyer } from './tables.js';

const DOCS = new URL('../../../docs', import.meta.url).pathname;
const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 };
const QUALITY = 0.82;

/** Chromium takes pictures as PNG; a canvas converts them to WebP. */
async function webp(browser, png) {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async ([bytes, quality]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${bytes}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY],
  );
  await page.close();
  return Buffer.from(address.split(',')[1], 'base64');
}

const server = await startServer();
const browser = await startBrowser();
try {
  const ann = await person(browser, server, {});
  const guest = new Guest(ann.request);
  const middle = (frame) => frame.view.phase === 'action' && frame.view.seats[0].points >= 4 && frame.view.seats.some(({ reserved }) => reserved.length > 0);
  const bids = ({ view }) =>
    view.phase === 'bids' && view.stage === 2 && view.round <= 3 && new Set(view.cushions.map(({ jewel }) => jewel)).size === 3 && view.cushions.filter(({ bids }) => bids.length > 0).length === 2;
  const splendor = await guest.find({ game: 'splendor' }, ['me', 'level:2', 'level:3'], middle, buyer);
  const sultan = await guest.find({ game: 'sultan' }, ['me', 'level:1', 'level:2', 'level:3'], bids, ({ moves }) => moves[moves.length >> 1]);
  const storageState = await ann.context().storageState();
  for (const [name, table, screen] of [['table', splendor, DESK], ['sultan', sultan, DESK], ['phone', splendor, PHONE]]) {
    const page = await person(browser, server, { ...screen, colorScheme: 'light', storageState });
    await page.goto(`/t/${table}`);
    await page.waitForSelector('.prompt');
    await page.waitForLoadState('networkidle');
    await settled(page);
    const picture = await webp(browser, await page.screenshot());
    writeFileSync(join(DOCS, `${name}.webp`), picture);
    console.log(`docs/${name}.webp: ${Math.round(picture.length / 1024)} kB`);
    await leave(page);
  }
  await leave(ann);
} finally {
  await browser.close();
  await server.stop();
}
