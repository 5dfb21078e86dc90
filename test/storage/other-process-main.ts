import { once } from 'node:events';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { limitLockWaits, PATIENT_LOCK_LIMIT_MS } from '../../backend/storage/lock-limit.ts';
import { claimMails, enqueueMail } from '../../backend/storage/queries/mail-outbox.ts';
import { lockAccount } from '../../backend/storage/queries/own-account.ts';
import { saveToWishlist } from '../../backend/storage/queries/wishlist.ts';
import { openStorage, type Storage, type StorageOptions } from '../../backend/storage/storage.ts';
import { insertAccount } from '../support/sample-account.ts';
import type { Task } from './other-process.ts';
import { NOW, sampleMail } from './sample-mail.ts';

const MAILS = 150;

const tasks: Readonly<Record<Task, (storage: Storage) => Promise<void>>> = {
  async migrate(storage) {
    await storage.migrate((name) => console.log(name));
  },
  async 'write-mails'(storage) {
    for (let count = 0; count < MAILS; count++) console.log(await writeMail(storage));
  },
  async 'write-mails-for-ever'(storage) {
    for (;;) console.log(await writeMail(storage));
  },
  async 'save-tours-for-ever'(storage) {
    const accountId = await insertAccount(storage.db, NOW);
    for (let count = 0; ; count++) {
      const tourCode = `${accountId} ${count}`;
      await storage.inTransaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const item = { travelId: 'peru', tourCode, price: null, savedAt: NOW };
        await saveToWishlist(transaction, accountId, item);
      });
      console.log(tourCode);
    }
  },
  async 'claim-mails'(storage) {
    for (;;) {
      const mails = await claimMails(storage.db, { limit: 5, claimMs: 60_000, now: NOW });
      for (const { id } of mails) console.log(id);
      if (mails.length === 0) return;
    }
  },
  async bump(storage) {
    console.log(
      await storage.inTransaction((transaction) => bumpCatalogueVersion(transaction, NOW)),
    );
  },
};

/** Reads first and writes then, which a deferred transaction cannot do beside another writer. */
async function writeMail(storage: Storage): Promise<string | null> {
  return storage.inTransaction(async (transaction) => {
    await transaction.selectFrom('mail_outbox').select('id').limit(1).execute();
    return enqueueMail(transaction, sampleMail(), NOW);
  });
}

console.log('ready');
await once(process.stdin.resume(), 'end');
const [task, options] = process.argv.slice(2) as [Task, string];
const storage = await openStorage(JSON.parse(options) as StorageOptions);
// How long a request waits for a lock is another test's.
await limitLockWaits(PATIENT_LOCK_LIMIT_MS, () => tasks[task](storage));
await storage.close();
