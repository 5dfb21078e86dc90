import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockDifference, lockMatchesManifest } from './lock-difference.mjs';
import { npmInstall } from './npm-install.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { say } from './progress.mjs';
import { siteNode } from './site-node.mjs';
import { withBootstrapLock } from './bootstrap-lock.mjs';

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** @param {string} folder */
function readState(folder) {
  const manifest = readJson(path.join(folder, 'package.json'));
  const lock = readJson(path.join(folder, 'package-lock.json'));
  if (!manifest?.name || !lock?.packages) {
    throw new PlainFailure(`package.json or package-lock.json in ${folder} is missing or damaged.`);
  }
  const matches = lockMatchesManifest(manifest, lock);
  const note = readJson(path.join(folder, 'node_modules', '.package-lock.json'));
  const isPresent = (/** @type {string} */ name) =>
    existsSync(path.join(folder, name, 'package.json'));
  const difference = matches
    ? lockDifference(lock, note?.packages ? note : null, isPresent)
    : 'package.json changed';
  return { matches, difference };
}

/**
 * Makes node_modules what package-lock.json says and finds the Node that runs the site. Costs some
 * 20 ms when nothing is to do.
 *
 * @param {string} folder the project's
 * @returns {Promise<{ node: string, installed: boolean }>} the Node, and whether npm had to run
 */
export async function ensureDependencies(folder) {
  if (readState(folder).difference === null) return { node: siteNode(folder), installed: false };
  await withBootstrapLock(folder, async () => {
    const { difference, matches } = readState(folder);
    if (difference === null) return;
    say(`Dependencies: ${difference}.`);
    await npmInstall(folder, { keepLock: matches });
  });
  return { node: siteNode(folder), installed: true };
}
