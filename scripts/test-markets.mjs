/**
 * `npm run test:markets`: the journeys in Chromium in every market that they are written for. `npm test`
 * makes each in one market (test/support/visited-markets.ts).
 */
import { ensureDependencies } from './ensure-dependencies.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { runTests } from './run-tests.mjs';
import { totalsExitCode, totalsLine } from './test-totals.mjs';

await runScript(async () => {
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  process.env.ALL_MARKETS = '1';
  const folders = ['test/e2e', 'test/no-javascript'];
  const totals = await runTests(PROJECT_FOLDER, node, ['--project=browser', ...folders]);
  console.log(`\n${totalsLine(totals)}`);
  return totalsExitCode(totals);
});
