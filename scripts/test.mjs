/**
 * `npm test`: everything that the tests need on a bare machine, then all of them. What follows `--` goes
 * to vitest: `npm test -- --project unit domain/money`. The last line is the sum over all suites.
 */
import { ensureDependencies } from './ensure-dependencies.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { runTests } from './run-tests.mjs';
import { reportTotals } from './test-totals.mjs';

await runScript(async () => {
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  return reportTotals(await runTests(PROJECT_FOLDER, node, process.argv.slice(2)));
});
