import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command.mjs';
import { toolEnvironment } from './site-node.mjs';
import { vitestTotals } from './test-totals.mjs';

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Runs vitest once with its usual output and counts from its JSON report.
 *
 * @param {string} folder the project's
 * @param {string} node from `siteNode`
 * @param {readonly string[]} projects the suites to run; none is a run of nothing
 * @param {readonly string[]} args vitest's own, without a choice of projects
 * @param {NodeJS.ProcessEnv} [environment] added to ours
 * @returns {Promise<import('./test-totals.mjs').Totals>}
 */
export async function runVitest(folder, node, projects, args, environment = {}) {
  if (projects.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'cordata-tests-'));
  const report = path.join(temporary, 'report.json');
  const reporters = args.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default'];
  const vitest = path.join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const own = [vitest, 'run', ...reporters, '--reporter=json', `--outputFile.json=${report}`];
  // React's and Vite's production modes are not what is tested, whatever the shell is set to.
  const env = {
    ...toolEnvironment(folder, node),
    ...environment,
    NODE_ENV: 'test',
    // The tests start many processes of the same code: the first one compiles it for all of them.
    NODE_COMPILE_CACHE: path.join(temporary, 'compiled'),
  };
  try {
    const { code } = await runCommand(
      node,
      [...own, ...projects.map((name) => `--project=${name}`), ...args],
      { cwd: folder, env },
    );
    return vitestTotals(readReport(report), code);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
