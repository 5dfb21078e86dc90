/** `npm run validate`: all checks and all tests, which is what CI runs (.ci/run does it on a clone). */
import { CHECK_NAMES, runChecks } from './run-checks.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { runTests } from './run-tests.mjs';
import { reportTotals } from './test-totals.mjs';

await runScript(async () => {
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  const checks = await runChecks(PROJECT_FOLDER, node, CHECK_NAMES);
  const tests = await runTests(PROJECT_FOLDER, node, []);
  return reportTotals(checks, tests);
});
