/** Tests in Chromium that take too long for each change: by a command of their own, with a setting that changes them. */
import { ensureDependencies } from './ensure-dependencies.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { runTests } from './run-tests.mjs';
import { reportTotals } from './test-totals.mjs';

/**
 * Ends the process with their exit code.
 *
 * @param {'ALL_BARRIERS' | 'ALL_MARKETS' | 'BROWSER_SLOWDOWN'} setting what the tests read
 * @param {string[]} folders
 * @param {string} [value] the setting's
 */
export function runBrowserTests(setting, folders, value = '1') {
  return runScript(async () => {
    const { node } = await ensureDependencies(PROJECT_FOLDER);
    process.env[setting] = value;
    return reportTotals(await runTests(PROJECT_FOLDER, node, ['--project=browser', ...folders]));
  });
}
