/**
 * The browser tests: whole games through the page against the real server, and axe on every screen, two scenes at a time.
 * `npm run browser [name…]` runs some. What is measured runs last and alone.
 */
import { mkdirSync } from 'node:fs';
import { SHOTS, startBrowser, startServer } from './browser.js';
import * as access from './scenes/access.js';
import * as budgets from './scenes/budgets.js';
import * as games from './scenes/games.js';
import * as guides from './scenes/guides.js';
import * as screens from './scenes/screens.js';
import * as together from './scenes/together.js';
import * as turns from './scenes/turns.js';

const AT_ONCE = 2;
const wanted = process.argv.slice(2);
const those = (scenes) => Object.entries(scenes).filter(([name]) => wanted.length === 0 || wanted.includes(name));
mkdirSync(SHOTS, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
let failed = 0;

async function play([name, scene]) {
  const from = Date.now();
  const took = () => `${((Date.now() - from) / 1000).toFixed(1)} s`;
  try {
    const told = await scene(browser, server);
    console.log(`ok    ${name}  ${took()}${told ? `  ${told}` : ''}`);
  } catch (why) {
    failed += 1;
    console.log(`FAIL  ${name}  ${took()}\n${why.stack ?? why}`);
  }
}

const waiting = those({ ...screens, ...together, ...games, ...turns, ...access, ...guides });
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await play(next);
  }),
);
for (const measured of those(budgets)) await play(measured);
await browser.close();
await server.stop();
process.exit(failed > 0 ? 1 : 0);
