import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npmInstallApart } from './npm-install.mjs';
import { say } from './progress.mjs';

/** Figures of two versions cannot be compared: a new one is a new column of history (docs/decisions/0080). */
export const LIGHTHOUSE_VERSION = '12.8.2';

/** @param {string} folder the project's */
const ownFolder = (folder) => path.join(folder, '.cache', `lighthouse-${LIGHTHOUSE_VERSION}`);

/**
 * The module to import, where Lighthouse is there.
 *
 * @param {string} folder the project's
 */
export function lighthouseModule(folder) {
  return path.join(ownFolder(folder), 'node_modules', 'lighthouse', 'core', 'index.js');
}

/**
 * npm writes its list of packages when all of them are there.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const list = path.join(ownFolder(folder), 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const { packages } = JSON.parse(readFileSync(list, 'utf8'));
  return packages['node_modules/lighthouse']?.version === LIGHTHOUSE_VERSION;
}

/**
 * Fetches Lighthouse into a folder of its own, once. It is no dependency: one command needs it, and everybody who
 * installs the project would fetch it.
 *
 * @param {string} folder the project's
 */
export async function ensureLighthouse(folder) {
  if (isInstalled(folder)) return;
  say(
    `Lighthouse ${LIGHTHOUSE_VERSION} is fetched from the npm registry into .cache/, once: some 190 MB on the disk.`,
  );
  await npmInstallApart(folder, {
    title: 'Lighthouse',
    spec: `lighthouse@${LIGHTHOUSE_VERSION}`,
    target: ownFolder(folder),
  });
}
