/**
 * `npm run restore -- FILE`: puts a backup in the place of all that the configured database holds (REL-05). Where it
 * holds anything, `--yes` says that this is meant.
 */
import { BackupRefused, holdsAnything, restore } from '../backend/storage/backup/backup.ts';
import { runProcess } from '../edge/process-life.ts';
import { configuredDatabase, fileArgument, sayContents } from './database-command.ts';

await runProcess(async () => {
  const { file, isMeant } = fileArgument('npm run restore -- FILE [--yes]');
  const database = configuredDatabase();
  if (!isMeant && (await holdsAnything(database)))
    throw new BackupRefused(
      'this database holds data, which would be replaced: add --yes if you mean it',
    );
  sayContents('restored', await restore(file, database), file);
}, 'Cannot restore');
