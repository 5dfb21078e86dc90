/** `npm run backup -- FILE`: writes what the configured database holds into a new file, while the site runs (REL-05). */
import { backUp } from '../backend/storage/backup/backup.ts';
import { runProcess } from '../edge/process-life.ts';
import { configuredDatabase, fileArgument, sayContents } from './database-command.ts';

await runProcess(async () => {
  const { file } = fileArgument('npm run backup -- FILE');
  sayContents('backed up', await backUp(configuredDatabase(), file), file);
}, 'Cannot back up');
