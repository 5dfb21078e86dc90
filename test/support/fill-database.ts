/** Run by Node: fills the database of DATABASE_URL or DATA_FOLDER with the content, as of FILL_AT (ms since 1970). */
import { importContentFolder } from '../../backend/content-import/import-content.ts';
import { openStorage } from '../../backend/storage/storage.ts';

const { DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder = '', FILL_AT } = process.env;
const storage = await openStorage({ databaseUrl, dataFolder });
try {
  await storage.migrate();
  await importContentFolder(storage, 'content', Number(FILL_AT));
} finally {
  await storage.close();
}
