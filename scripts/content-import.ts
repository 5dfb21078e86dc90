/**
 * `npm run content:import [-- FOLDER]`: fills the configured database from the content folder, all of it or
 * nothing. A running site shows the change by itself. Live mode imports only by this command. Where travellers with a
 * request for seats would have to be told of it, `--yes` says that this is meant (TRV-17).
 */
import { DEMONSTRATION } from '../backend/demonstration.ts';
import { listNewsToTell } from '../backend/desk/requests.ts';
import { importContentFolder } from '../backend/content-import/import-content.ts';
import { departureDay, describeOutcome } from '../backend/content-import/import-outcome.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { asTyped, readOptions, withDatabase } from './database-command.ts';
import { createProgressBar } from './progress-bar.mjs';

await runProcess(async () => {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { yes: { type: 'boolean' } },
  });
  const [folder = 'content'] = positionals.map(asTyped);
  const bar = createProgressBar();
  try {
    await withDatabase(async (storage, settings) => {
      const start = performance.now();
      const outcome = await importContentFolder(storage, folder, Date.now(), {
        demonstration: settings.mode === 'demonstration' ? DEMONSTRATION : null,
        report: bar.show,
        brandName: settings.brand.name,
        touchedRequests: values.yes ? 'told' : 'refused',
      });
      bar.clear();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      say(`content    ${describeOutcome(outcome)}${outcome.isNew ? ` in ${seconds} s` : ''}`);
      const lines = await listNewsToTell(storage.db, departureDay(Date.now()));
      if (lines.length > 0) say('The running site mails the travellers of these requests:');
      for (const line of lines) say(`  ${line}`);
    });
  } finally {
    bar.clear();
  }
}, 'Cannot import');
