/**
 * `npm run test:timezones`: the suites without a server in the first and the last of the world's
 * time zones, since a day must be the market's, wherever the server stands (MKT-01).
 */
import { ensureDependencies } from './ensure-dependencies.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { runVitest } from './run-vitest.mjs';
import { reportTotals } from './test-totals.mjs';
import { readProjectNames, takeProjects } from './vitest-projects.mjs';
import { SITE_PROJECTS } from './run-tests.mjs';

const TIME_ZONES = ['Pacific/Auckland', 'America/Los_Angeles'];

await runScript(async () => {
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  const { projects, rest } = takeProjects(process.argv.slice(2), readProjectNames(PROJECT_FOLDER));
  const chosen = projects.filter((name) => !SITE_PROJECTS.includes(name));
  const runs = [];
  for (const timeZone of TIME_ZONES) {
    console.log(`\nTime zone ${timeZone}`);
    runs.push(await runVitest(PROJECT_FOLDER, node, chosen, rest, { TZ: timeZone }));
  }
  return reportTotals(...runs);
});
