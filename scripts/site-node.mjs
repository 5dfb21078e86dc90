import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { PlainFailure } from './plain-failure.mjs';

/** What package.json asks for under `engines`. */
export const REQUIRED_NODE_MAJOR = 24;

/**
 * @param {string} version as `node -v` prints it
 * @returns {boolean}
 */
export function isNewEnough(version) {
  return Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0) >= REQUIRED_NODE_MAJOR;
}

/** @param {string} folder */
function installedNode(folder) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return path.join(folder, 'node_modules', 'node', 'bin', name);
}

/** @param {string} executable */
function versionOf(executable) {
  if (!existsSync(executable)) return '';
  if (realpathSync(executable) === realpathSync(process.execPath)) return process.version;
  try {
    return execFileSync(executable, ['-v'], { encoding: 'utf8', timeout: 10_000 }).trim();
  } catch {
    return '';
  }
}

/**
 * The Node that runs the site: the one among the dependencies, whatever the machine has, else the one
 * that runs this script when it is new enough.
 *
 * npm with `--ignore-scripts` leaves that dependency without its program and says nothing, so it is
 * started once and asked.
 *
 * @param {string} folder the project's
 * @returns {string} an executable's path
 */
export function siteNode(folder) {
  const installed = installedNode(folder);
  if (isNewEnough(versionOf(installed))) return installed;
  if (isNewEnough(process.version)) return process.execPath;
  throw new PlainFailure(
    `Node ${REQUIRED_NODE_MAJOR} is needed, and this is ${process.version}. It comes with the ` +
      'dependencies, but install scripts are off (--ignore-scripts) and left it out: run ' +
      '"npm rebuild node --ignore-scripts=false", or use Node ' +
      `${REQUIRED_NODE_MAJOR} on this machine.`,
  );
}

/**
 * An environment in which `node` and the project's tools are the project's own, also when a script was
 * not started by npm.
 *
 * @param {string} folder the project's
 * @param {string} node from `siteNode`
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(folder, node) {
  const own = [path.dirname(node), path.join(folder, 'node_modules', '.bin')];
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [key]: [...own, process.env[key] ?? ''].join(path.delimiter) };
}
