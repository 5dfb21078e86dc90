import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.mjs';
import { toolEnvironment } from './site-node.mjs';

/** What dependency-cruiser reads: all code of ours, tests included. */
export const CODE = [
  'app',
  'backend',
  'backend-server.ts',
  'brand',
  'config',
  'contract',
  'customer-code',
  'domain',
  'edge',
  'packages',
  'scripts',
  'server.ts',
  'test',
];

/**
 * The checks that run no test, each a program of the project's Node and its arguments.
 *
 * @type {Record<string, (folder: string) => string[]>}
 */
const CHECKS = {
  typecheck: () => ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  oxlint: () => ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '.'],
  prettier: () => ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  'import-rules': (folder) => [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config=.dependency-cruiser.cjs',
    ...CODE.filter((name) => existsSync(path.join(folder, name))),
  ],
  knip: () => ['node_modules/knip/bin/knip.js', '--no-progress'],
  'forbidden-versions': () => ['scripts/check-forbidden-versions.mjs'],
  requirements: () => ['scripts/requirements.ts'],
  settings: () => ['scripts/settings.ts'],
  notices: () => ['scripts/notices.ts'],
  build: () => ['scripts/build.mjs'],
};

const AT_A_TIME = 2;

export const CHECK_NAMES = Object.keys(CHECKS);

/**
 * Runs checks, as many at a time as a small machine has cores; one that fails prints its output and
 * counts as a failed test.
 *
 * @param {string} folder the project's
 * @param {string} node from `siteNode`
 * @param {readonly string[]} names of CHECK_NAMES
 * @returns {Promise<import('./test-totals.mjs').Totals>}
 */
export async function runChecks(folder, node, names) {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...names];
  const goThrough = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await run(name);
  };
  /** @param {string} name */
  const run = async (name) => {
    const start = Date.now();
    const { code, output } = await runCommand(node, CHECKS[name](folder), {
      cwd: folder,
      env: toolEnvironment(folder, node),
      quiet: true,
    });
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    if (code === 0) totals.passed += 1;
    else totals.failed += 1;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (code !== 0) console.log(`${output.trimEnd()}\n`);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, goThrough));
  return totals;
}
