import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockDifference, lockMatchesManifest, productionDifference } from './lock-difference.mjs';
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

/**
 * Stands while npm installs. It stays when we are killed meanwhile, and then says that packages may be
 * there in part, which npm itself does not see: it looks at their package.json alone.
 *
 * @param {string} folder
 */
const installingMark = (folder) => path.join(folder, 'node_modules', '.installing');

/**
 * @param {string} folder
 * @param {typeof lockDifference} [compare]
 */
function readState(folder, compare = lockDifference) {
  const manifest = readJson(path.join(folder, 'package.json'));
  const lock = readJson(path.join(folder, 'package-lock.json'));
  if (!manifest?.name || !lock?.packages) {
    throw new PlainFailure(`package.json or package-lock.json in ${folder} is missing or damaged.`);
  }
  const matches = lockMatchesManifest(manifest, lock);
  const note = readJson(path.join(folder, 'node_modules', '.package-lock.json'));
  const isPresent = (/** @type {string} */ name) =>
    existsSync(path.join(folder, name, 'package.json'));
  const isHalfDone = existsSync(installingMark(folder));
  const difference = isHalfDone
    ? 'an installation was interrupted'
    : matches
      ? compare(lock, note?.packages ? note : null, isPresent)
      : 'package.json changed';
  return { matches, difference, isHalfDone };
}

/**
 * Packages behind a link are somebody else's: npm would write over them, and an interrupted installation is
 * for whoever began it to end.
 *
 * @param {string} folder
 * @param {string} difference
 * @throws {PlainFailure} where node_modules is a link
 */
function assertOwnModules(folder, difference) {
  const modules = path.join(folder, 'node_modules');
  if (!lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new PlainFailure(
    `${modules} is a link, so nothing is installed in it (${difference}): install where it leads, or remove the link.`,
  );
}

/**
 * @param {string} folder
 * @param {{ isHalfDone: boolean, keepLock: boolean }} options
 */
async function install(folder, { isHalfDone, keepLock }) {
  const modules = path.join(folder, 'node_modules');
  if (isHalfDone) rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  writeFileSync(installingMark(folder), '');
  try {
    await npmInstall(folder, { keepLock });
  } finally {
    rmSync(installingMark(folder), { force: true });
  }
}

/**
 * Makes node_modules what package-lock.json says and finds the Node that runs the site. Costs some
 * 20 ms when nothing is to do.
 *
 * @param {string} folder the project's
 * @returns {Promise<{ node: string, installed: boolean }>} the Node, and whether npm had to run
 * @throws {PlainFailure} where something is to do and node_modules is a link
 */
export async function ensureDependencies(folder) {
  if (readState(folder).difference === null) return { node: siteNode(folder), installed: false };
  await withBootstrapLock(folder, async () => {
    const { difference, matches, isHalfDone } = readState(folder);
    if (difference === null) return;
    assertOwnModules(folder, difference);
    say(`Dependencies: ${difference}.`);
    await install(folder, { isHalfDone, keepLock: matches });
  });
  return { node: siteNode(folder), installed: true };
}

/**
 * The Node that runs the site, where everything that it needs is installed.
 *
 * @param {string} folder the project's
 * @returns {string} an executable's path
 * @throws {PlainFailure} naming what is missing
 */
export function requireDependencies(folder) {
  const { difference } = readState(folder, productionDifference);
  if (difference === null) return siteNode(folder);
  throw new PlainFailure(
    `The dependencies are not what package-lock.json says (${difference}): run "npm install" in ${folder}.`,
  );
}
