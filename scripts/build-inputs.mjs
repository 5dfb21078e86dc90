import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the build reads. Not `backend`: it stays out of the bundle and runs as it is
 * (vite.config.ts, `external`).
 */
export const BUILD_INPUTS = [
  'app',
  'brand',
  'config',
  'contract',
  'customer-code',
  'domain',
  'public',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/brand-files.ts',
  'scripts/build-site.mjs',
  'scripts/client-chunks.ts',
  'scripts/ico-file.mjs',
  'scripts/make-icons.mjs',
  'scripts/precompress.mjs',
  'scripts/short-class-names.ts',
  'scripts/style-names.ts',
];

const IGNORED = /\.test\.tsx?$|^\.DS_Store$|~$/;

/**
 * @param {string} folder
 * @param {string} relative
 * @param {string[]} found
 */
function collectFiles(folder, relative, found) {
  let entries;
  try {
    entries = readdirSync(path.join(folder, relative), { withFileTypes: true });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTDIR') found.push(relative);
    else if (code !== 'ENOENT') throw error;
    return;
  }
  for (const entry of entries) {
    if (IGNORED.test(entry.name)) continue;
    const name = `${relative}/${entry.name}`;
    if (entry.isDirectory()) collectFiles(folder, name, found);
    else found.push(name);
  }
}

/**
 * A hash over the paths and contents of all that the build reads: equal hashes, equal builds.
 *
 * Contents, not times: a checkout or a copied folder has new times and the same files, and a file may
 * be put back with its old time.
 *
 * @param {string} folder the project's
 * @returns {string}
 */
export function buildInputsHash(folder) {
  /** @type {string[]} */
  const files = [];
  for (const input of BUILD_INPUTS) collectFiles(folder, input, files);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const contents = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${contents.length}\0`).update(contents);
  }
  return hash.digest('hex');
}
