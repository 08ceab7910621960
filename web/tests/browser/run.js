/** The browser tests: whole games through the page against the real server, and axe on every screen. `npm run browser [name…]` runs some. */
import { mkdirSync } from 'node:fs';
import { SHOTS, startBrowser, startServer } from './browser.js';
import * as scenes from './scenes.js';

const wanted = process.argv.slice(2);
mkdirSync(SHOTS, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
let failed = 0;
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const from = Date.now();
  try {
    const told = await scene(browser, server);
    console.log(`ok    ${name}  ${((Date.now() - from) / 1000).toFixed(1)} s${told ? `  ${told}` : ''}`);
  } catch (why) {
    failed += 1;
    console.log(`FAIL  ${name}\n${why.stack ?? why}`);
  }
}
await browser.close();
await server.stop();
process.exit(failed > 0 ? 1 : 0);
