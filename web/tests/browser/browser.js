/** Starts what the browser tests need: Debian's chromium (best without its windows), and a real `cabochon serve` on a temporary folder. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const SHOTS = join(ROOT, 'web/shots');
// With the limit every person has one process, and none is started in advance for a page that never comes.
const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--renderer-process-limit=1',
];

/** A new folder, removed at the end. */
function temporary(name) {
  const folder = mkdtempSync(join(tmpdir(), name));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const find = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();

/**
 * The chromium on the PATH; installs Debian's if allowed, and otherwise says what is missing.
 * The headless shell is the same engine without windows: a page costs a second of processor time less to open.
 */
function chromiumPath() {
  const found = () => ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(find).find(Boolean);
  if (!found() && process.getuid?.() === 0 && find('apt-get')) execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'inherit' });
  const path = found();
  if (!path) throw new Error('no chromium on the PATH: install it (Debian: apt-get install chromium), then run the browser tests again');
  return path;
}

export const startBrowser = (env = {}) => chromium.launch({ executablePath: chromiumPath(), args: FLAGS, env: { ...process.env, ...env } });

/** A browser on a machine with these system fonts. */
export function startBrowserIn({ sans, serif }) {
  const prefer = (asked, given) => `<match target="pattern"><test name="family" qual="any"><string>${asked}</string></test><edit name="family" mode="assign" binding="strong"><string>${given}</string></edit></match>`;
  const folder = temporary('cabochon-fonts-');
  const rules = [prefer('sans-serif', sans), prefer('system-ui', sans), prefer('serif', serif)].join('');
  writeFileSync(join(folder, 'fonts.conf'), `<?xml version="1.0"?><fontconfig><dir>/usr/share/fonts</dir><dir prefix="xdg">fonts</dir><cachedir>${folder}</cachedir>${rules}</fontconfig>`);
  return startBrowser({ FONTCONFIG_FILE: join(folder, 'fonts.conf') });
}

/** The server under test: `CABOCHON_URL` names a running one, `CABOCHON` a binary; by default the one that cargo built last. */
export async function startServer(env = {}) {
  if (process.env.CABOCHON_URL) return { url: process.env.CABOCHON_URL, stop: async () => {}, restart: null };
  const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
  const built = ['release', 'debug'].map((profile) => join(target, profile, 'cabochon')).filter(existsSync);
  const newest = built.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
  const binary = process.env.CABOCHON ?? newest;
  if (!binary) throw new Error('no cabochon binary: run `cargo build --release` first, or name one in CABOCHON');
  const data = temporary('cabochon-browser-');
  let child = null;
  let url = null;
  const start = (port) =>
    new Promise((done, fail) => {
      child = spawn(binary, ['serve', '--port', String(port), '--data', data, '--no-limits'], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
      child.on('exit', (code) => fail(new Error(`cabochon serve ended with ${code}`)));
      child.stdout.on('data', (bytes) => {
        const found = /http:\/\/[\d.]+:\d+/.exec(String(bytes))?.[0];
        if (found) done((url = found));
      });
    });
  const stop = () =>
    new Promise((done) => {
      child.removeAllListeners('exit');
      child.on('exit', () => done());
      child.kill('SIGTERM');
    });
  await start(0);
  return {
    url,
    stop,
    restart: async () => {
      await stop();
      await start(new URL(url).port);
    },
  };
}
