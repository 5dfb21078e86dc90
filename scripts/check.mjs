/**
 * `npm run check [-- name …]`: what can be said of the code without running a test; `npm run lint` and
 * `npm run typecheck` are parts of it.
 */
import { CHECK_NAMES, runChecks } from './run-checks.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { reportTotals } from './test-totals.mjs';

await runScript(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !CHECK_NAMES.includes(name));
  if (unknown) {
    throw new PlainFailure(`No check is called "${unknown}": there are ${CHECK_NAMES.join(', ')}.`);
  }
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  const chosen = names.length > 0 ? names : CHECK_NAMES;
  return reportTotals(await runChecks(PROJECT_FOLDER, node, chosen));
});
