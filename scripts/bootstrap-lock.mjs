import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { say } from './progress.mjs';

const POLL_MS = 250;
const STALE_AFTER_MS = 20 * 60_000;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * A lock whose owner is gone (killed, or another machine's of long ago) holds nobody up.
 *
 * @param {string} file
 */
function isStale(file) {
  try {
    const [pid, host, place] = readFileSync(file, 'utf8').split('\n');
    if (Date.now() - statSync(file).mtimeMs > STALE_AFTER_MS) return true;
    // A folder that was copied while somebody worked in it brings their lock along.
    if (place !== file) return true;
    return host === hostname() && !isAlive(Number(pid));
  } catch {
    return false;
  }
}

/** @param {string} file */
function tryToLock(file) {
  try {
    writeFileSync(file, `${process.pid}\n${hostname()}\n${file}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Lets one process at a time install or build in a folder: two `npm start` side by side (another port)
 * would write over each other's node_modules and build.
 *
 * @param {string} folder the project's
 * @param {() => Promise<void>} work
 */
export async function withBootstrapLock(folder, work) {
  const file = path.join(folder, '.cache', 'bootstrap.lock');
  mkdirSync(path.dirname(file), { recursive: true });
  for (let said = false; !tryToLock(file);) {
    if (isStale(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!said) say('Another process installs or builds here; waiting for it …');
    said = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    release();
    process.removeListener('exit', release);
  }
}
