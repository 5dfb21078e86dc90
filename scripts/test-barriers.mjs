/**
 * `npm run test:barriers`: all colours of all kinds of pages in all markets, with scripts and without
 * (A11Y-01). `npm test` looks at two markets, and at all colours in one: words alone differ.
 */
import { ensureDependencies } from './ensure-dependencies.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { runTests } from './run-tests.mjs';
import { totalsExitCode, totalsLine } from './test-totals.mjs';

await runScript(async () => {
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  process.env.ALL_BARRIERS = '1';
  const totals = await runTests(PROJECT_FOLDER, node, ['--project=browser', 'test/accessibility']);
  console.log(`\n${totalsLine(totals)}`);
  return totalsExitCode(totals);
});
