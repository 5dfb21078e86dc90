/**
 * `npm run test:timezones`: the suites without a browser in the first and the last of the world's
 * time zones, since a day must be the market's, wherever the server stands (MKT-01).
 */
import { ensureDependencies } from './ensure-dependencies.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { runVitest } from './run-vitest.mjs';
import { sumTotals, totalsExitCode, totalsLine } from './test-totals.mjs';
import { WITHOUT_BROWSER_SUITES } from './browser-suites.mjs';

const TIME_ZONES = ['Pacific/Auckland', 'America/Los_Angeles'];

await runScript(async () => {
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  const runs = [];
  for (const timeZone of TIME_ZONES) {
    console.log(`\nTime zone ${timeZone}`);
    const args = [WITHOUT_BROWSER_SUITES, ...process.argv.slice(2)];
    runs.push(await runVitest(PROJECT_FOLDER, node, args, { TZ: timeZone }));
  }
  // One zone without a single test must not hide behind the other.
  const exitCode = Math.max(...runs.map(totalsExitCode));
  console.log(`\n${totalsLine(sumTotals(runs))}`);
  return exitCode;
});
