/** Tests in Chromium that take too long for each change: by a command of their own. */
import { ensureDependencies } from './ensure-dependencies.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { runTests } from './run-tests.mjs';
import { reportTotals } from './test-totals.mjs';

/**
 * Ends the process with their exit code.
 *
 * @param {string[]} args vitest's own: folders, and what else is to differ
 */
export function runBrowserTests(args) {
  return runScript(async () => {
    const { node } = await ensureDependencies(PROJECT_FOLDER);
    return reportTotals(await runTests(PROJECT_FOLDER, node, ['--project=browser', ...args]));
  });
}
