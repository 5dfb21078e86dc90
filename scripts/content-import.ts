/**
 * `npm run content:import`: fills the configured database from the content folder, all of it or
 * nothing. A running site shows the change by itself. Live mode imports only by this command.
 */
import { DEMONSTRATION } from '../backend/demonstration.ts';
import { importContentFolder } from '../backend/content-import/import-content.ts';
import { describeOutcome } from '../backend/content-import/import-outcome.ts';
import { describeDatabase, openStorage } from '../backend/storage/storage.ts';
import { settingsOfProcess } from '../config/environment.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { createProgressBar } from './progress-bar.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';

await runProcess(async () => {
  process.chdir(PROJECT_FOLDER);
  const settings = settingsOfProcess();
  say(`database   ${describeDatabase(settings)}`);
  const storage = await openStorage(settings);
  const bar = createProgressBar();
  try {
    await storage.migrate((name) => say(`           migrated ${name}`));
    const start = performance.now();
    const outcome = await importContentFolder(storage, 'content', Date.now(), {
      demonstration: settings.mode === 'demonstration' ? DEMONSTRATION : null,
      report: bar.show,
    });
    bar.clear();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(`content    ${describeOutcome(outcome)}${outcome.isNew ? ` in ${seconds} s` : ''}`);
  } finally {
    bar.clear();
    await storage.close();
  }
}, 'Cannot import');
