/** The process that `kill-requests.ts` kills: it books requests, takes that back, and imports two contents by turns. */
import { importContentFolder } from '../backend/content-import/import-content.ts';
import { changeRequest, DeskRefused, listRequests } from '../backend/desk/requests.ts';
import { openStorage } from '../backend/storage/storage.ts';

const [dataFolder = '', databaseUrl = '', ...contents] = process.argv.slice(2);
const storage = await openStorage({ databaseUrl: databaseUrl || undefined, dataFolder });
for (;;) {
  for (const { id, state } of await listRequests(storage.db, {})) {
    if (Math.random() < 0.7) continue;
    const wanted = state === 'booked' ? 'answered' : 'booked';
    try {
      await changeRequest(storage, id, { state: wanted }, Date.now());
      console.log(wanted);
    } catch (error) {
      // Full, or withdrawn.
      if (!(error instanceof DeskRefused)) throw error;
    }
  }
  for (const folder of contents) {
    await importContentFolder(storage, folder, Date.now());
    console.log('imported');
  }
}
