import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputsHash } from './build-inputs.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { precompress } from './precompress.mjs';
import { runCommand } from './run-command.mjs';
import { say, showStep } from './progress.mjs';
import { toolEnvironment } from './site-node.mjs';
import { withBootstrapLock } from './bootstrap-lock.mjs';

const OUTPUTS = ['build/server/index.js', 'build/client/assets'];

/** @param {string} folder */
const stampFile = (folder) => path.join(folder, 'build', 'inputs.sha256');

/** @param {string} folder */
export const clientFolder = (folder) => path.join(folder, 'build', 'client');

/**
 * Whether `build/` was made from the files as they are now.
 *
 * @param {string} folder the project's
 * @param {string} hash of the inputs
 * @returns {boolean}
 */
function isFresh(folder, hash) {
  if (!existsSync(stampFile(folder))) return false;
  if (!OUTPUTS.every((output) => existsSync(path.join(folder, output)))) return false;
  return readFileSync(stampFile(folder), 'utf8') === hash;
}

/** Rollup's errors list every file it had seen, which pushes the reason off the screen. */
const SEEN_FILES = /\n *watchFiles: \[[^\]]*\]/;

/**
 * @param {string} folder
 * @param {string} node
 */
async function compile(folder, node) {
  const remix = path.join(folder, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
  const { code, output } = await showStep('Building the site', () =>
    runCommand(node, [remix, 'vite:build', '--logLevel', 'warn'], {
      cwd: folder,
      env: { ...toolEnvironment(folder, node), NODE_ENV: 'production' },
      quiet: true,
    }),
  );
  if (code === 0) return;
  console.error(output.replace(SEEN_FILES, '').trim());
  throw new PlainFailure("The site could not be built: see the compiler's output above.");
}

/**
 * @param {string} folder
 * @param {string} node
 */
async function drawIcons(folder, node) {
  const { code, output } = await showStep('Drawing the icons', () =>
    runCommand(
      node,
      [
        path.join(folder, 'scripts', 'make-icons.mjs'),
        path.join(folder, 'brand', 'mark.svg'),
        clientFolder(folder),
      ],
      { cwd: folder, env: toolEnvironment(folder, node), quiet: true },
    ),
  );
  if (code === 0) return;
  console.error(output.trim());
  throw new PlainFailure('The icons could not be drawn from brand/mark.svg: see above.');
}

/**
 * Builds the site: compiles, draws the icons, compresses what a browser fetches, and notes what it was made from.
 *
 * The note is removed first and its hash is of the files before the build, so neither an interrupted
 * build nor an edit meanwhile passes for a finished one.
 *
 * @param {string} folder the project's
 * @param {string} node the Node that runs the compiler
 */
export async function buildSite(folder, node) {
  await withBootstrapLock(folder, () => build(folder, node, buildInputsHash(folder)));
}

/**
 * @param {string} folder
 * @param {string} node
 * @param {string} hash
 */
async function build(folder, node, hash) {
  rmSync(stampFile(folder), { force: true });
  await compile(folder, node);
  await drawIcons(folder, node);
  const { files, bytes, brotliBytes } = await showStep('Compressing', () =>
    precompress(clientFolder(folder)),
  );
  const kilobytes = (/** @type {number} */ count) => Math.round(count / 1024);
  say(`  ${files} files, ${kilobytes(bytes)} KB, ${kilobytes(brotliBytes)} KB with brotli`);
  writeFileSync(stampFile(folder), hash);
}

/**
 * Builds the site unless it stands already. Costs some 20 ms when it does.
 *
 * @param {string} folder the project's
 * @param {string} node the Node that runs the compiler
 * @returns {Promise<boolean>} whether it had to be built
 */
export async function ensureBuild(folder, node) {
  if (isFresh(folder, buildInputsHash(folder))) return false;
  await withBootstrapLock(folder, async () => {
    const hash = buildInputsHash(folder);
    if (!isFresh(folder, hash)) await build(folder, node, hash);
  });
  return true;
}
