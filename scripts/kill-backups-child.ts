/** The process that `kill-backups.ts` kills: it restores an empty backup, backs up, restores a full one, and so on. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { backUp, restore } from '../backend/storage/backup/backup.ts';

const [dataFolder = '', databaseUrl = '', backups = ''] = process.argv.slice(2);
const database = { databaseUrl: databaseUrl || undefined, dataFolder };
for (;;) {
  for (const name of ['empty', 'full']) {
    console.log(name);
    await restore(path.join(backups, `${name}.sqlite`), database);
    await backUp(database, path.join(backups, `made-${randomUUID()}`));
  }
}
