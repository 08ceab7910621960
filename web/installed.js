/** Installs what the lock names, unless that was done from this very lock: by `npm ci` here or by the crate `web` (embed/build.rs), which leave the same stamp. Needs nothing installed itself. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = join(import.meta.dirname, 'node_modules/.cabochon-lock');
const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const lock = read(join(import.meta.dirname, 'package-lock.json'));
if (read(STAMP) !== lock) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: import.meta.dirname, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, lock);
}
