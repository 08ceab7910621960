/**
 * The browser tests: whole games through the page against the real server, and axe on every screen, a few scenes at a time.
 * `npm run browser [name…]` runs some. Budgets of time run last and alone, and only with `TIMES=1`.
 */
import { mkdirSync } from 'node:fs';
import { SHOTS, startBrowser, startServer } from './browser.js';
import * as access from './scenes/access.js';
import * as app from './scenes/app.js';
import * as budgets from './scenes/budgets.js';
import * as clubs from './scenes/clubs.js';
import * as coach from './scenes/coach.js';
import * as contests from './scenes/contests.js';
import * as daily from './scenes/daily.js';
import * as end from './scenes/end.js';
import * as fonts from './scenes/fonts.js';
import * as games from './scenes/games.js';
import * as guides from './scenes/guides.js';
import * as home from './scenes/home.js';
import * as lobby from './scenes/lobby.js';
import * as persons from './scenes/person.js';
import * as puzzles from './scenes/puzzles.js';
import * as rulebook from './scenes/rulebook.js';
import * as screens from './scenes/screens.js';
import * as staging from './scenes/staging.js';
import * as times from './scenes/times.js';
import * as told from './scenes/told.js';
import * as together from './scenes/together.js';
import * as turns from './scenes/turns.js';

/** More than there are cores, on a small machine: scenes often wait, for clocks, bots and motion. */
const AT_ONCE = 3;
const SCENES = { ...screens, ...together, ...budgets, ...fonts, ...games, ...turns, ...staging, ...access, ...coach, ...daily, ...contests, ...clubs, ...puzzles, ...persons, ...told, ...app, ...guides, ...rulebook, ...end, ...home, ...lobby };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SCENES || name in times));
if (unknown.length > 0) throw new Error(`no such scene: ${unknown.join(', ')}`);
const those = (scenes) => Object.entries(scenes).filter(([name]) => wanted.length === 0 || wanted.includes(name));
mkdirSync(SHOTS, { recursive: true });
const server = await startServer();
let browser = await startBrowser();
// The browser exits on these, and the rest of the run with it.
for (const [signal, status] of [['SIGTERM', 143], ['SIGHUP', 129]]) {
  process.on(signal, () => void server.stop().then(() => process.exit(status)));
}
const failed = [];
const flaky = [];

/** The browser, restarted if it has crashed or was killed: then one scene fails, not all that follow. */
async function living() {
  if (!browser.isConnected()) browser = await startBrowser();
  return browser;
}

/** The scene's result, or why it failed. */
async function attempt(scene) {
  const from = Date.now();
  const took = () => `${((Date.now() - from) / 1000).toFixed(1)} s`;
  try {
    const told = await scene(await living(), server);
    return { ok: true, line: `${took()}${told ? `  ${told}` : ''}` };
  } catch (why) {
    return { ok: false, line: `${took()}\n${why.stack ?? why}` };
  }
}

/** A scene that fails is run once more: if it then passes it is flaky, which is reported at the end. */
async function play([name, scene]) {
  let played = await attempt(scene);
  if (!played.ok) {
    console.log(`again ${name}  ${played.line}`);
    played = await attempt(scene);
    (played.ok ? flaky : failed).push(name);
  }
  console.log(`${played.ok ? 'ok   ' : 'FAIL '} ${name}  ${played.line}`);
}

const waiting = those(SCENES);
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await play(next);
  }),
);
for (const measured of process.env.TIMES ? those(times) : []) await play(measured);
await browser.close();
await server.stop();
if (flaky.length > 0) console.log(`flaky: ${flaky.join(', ')}`);
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
