/**
 * `npm run content:import`: fills the configured database from the content folder, all of it or
 * nothing. A running site shows the change by itself. Live mode imports only by this command.
 */
import { importContentFolder } from '../backend/content-import/import-content.ts';
import { openStorage } from '../backend/storage/storage.ts';
import { readSettings } from '../config/settings.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { PROJECT_FOLDER } from './project-folder.mjs';

await runProcess(async () => {
  process.chdir(PROJECT_FOLDER);
  const storage = await openStorage(readSettings(process.env));
  try {
    await storage.migrate((name) => say(`           migrated ${name}`));
    const { isNew, travels, tours } = await importContentFolder(storage, 'content', Date.now());
    say(
      isNew
        ? `content    ${travels} travels and ${tours} departures imported`
        : 'content    unchanged',
    );
  } finally {
    await storage.close();
  }
});
