/** Run by Node: fills the database of DATABASE_URL or DATA_FOLDER with the content, as of FILL_AT (ms since 1970). */
import { importContentFolder } from '../../backend/content-import/import-content.ts';
import { DEMONSTRATION } from '../../backend/demonstration.ts';
import { openStorage } from '../../backend/storage/storage.ts';

const { DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder = '', FILL_AT } = process.env;
const storage = await openStorage({ databaseUrl, dataFolder });
try {
  await storage.migrate();
  await importContentFolder(storage, 'content', Number(FILL_AT), {
    demonstration: DEMONSTRATION,
  });
} finally {
  await storage.close();
}
