/** The process that `kill-writes.ts` kills. It prints a line for each write that it would have answered with "done". */
import { randomUUID } from 'node:crypto';
import { takePlace } from '../backend/accounts/joined-event-calls.ts';
import { saveItems } from '../backend/accounts/wishlist-calls.ts';
import { codeMail } from '../backend/mail/code-mails.ts';
import { CODE_LIFE_MS, sendCode, takeCode } from '../backend/one-time-codes.ts';
import { deleteAlert, saveAlert } from '../backend/storage/queries/alerts.ts';
import { saveTravel } from '../backend/storage/queries/save-travel.ts';
import { removeFromWishlist } from '../backend/storage/queries/wishlist.ts';
import { openStorage } from '../backend/storage/storage.ts';
import { readSettings } from '../config/settings.ts';
import { MARKETS } from '../domain/market.ts';
import { insertAccount } from '../test/support/sample-account.ts';
import { sampleTravel } from '../test/support/sample-records.ts';

export interface AcknowledgedWrite {
  readonly kind:
    | 'wishlist saved'
    | 'wishlist removed'
    | 'alert on'
    | 'alert off'
    | 'code asked'
    | 'code used'
    | 'place taken';
  /** An account, or the address of a code. */
  readonly who: string;
}

const AT_ONCE = 8;
const TRAVEL = sampleTravel({ id: 'iceland', title: 'Iceland' });
const SECRET = 'a secret of this script';
/** Another for each person; none of them is near a limit. */
const LIMITS = { formsPerNetwork: 1_000_000, mailsPerHour: 1_000_000 };

const [dataFolder = '', databaseUrl = '', eventId = ''] = process.argv.slice(2);
const { brand, origins } = readSettings({ NODE_ENV: 'test' });
const storage = await openStorage({ databaseUrl: databaseUrl || undefined, dataFolder });
await storage.migrate();
await storage.inTransaction((transaction) => saveTravel(transaction, TRAVEL, Date.now()));
await Promise.all(Array.from({ length: AT_ONCE }, write));

async function write(): Promise<never> {
  for (;;) {
    const accountId = await insertAccount(storage.db, Date.now());
    await saveAndRemove(accountId);
    await turnOnAndOff(accountId);
    await askAndUse(`${accountId}@example.com`);
    await joinMeetup(accountId);
  }
}

function acknowledge(kind: AcknowledgedWrite['kind'], who: string): void {
  console.log(JSON.stringify({ kind, who } satisfies AcknowledgedWrite));
}

/** Half of the people keep it. Of the others the saving is not told: it may be undone without anybody having been told. */
async function saveAndRemove(accountId: string): Promise<void> {
  const item = { travelId: TRAVEL.id, tourCode: null };
  const saved = { ...item, price: null, savedAt: Date.now() };
  await storage.inTransaction((transaction) => saveItems(transaction, accountId, [saved]));
  if (Math.random() < 0.5) return acknowledge('wishlist saved', accountId);
  await storage.inTransaction((transaction) =>
    removeFromWishlist(transaction, accountId, item, Date.now()),
  );
  acknowledge('wishlist removed', accountId);
}

/** Likewise. */
async function turnOnAndOff(accountId: string): Promise<void> {
  const key = { type: 'PRICE_DROPPED', travelId: TRAVEL.id, tourCode: null } as const;
  const asked = { marketId: 'it', currency: 'EUR', price: null, createdAt: Date.now() } as const;
  await saveAlert(storage.db, accountId, { ...key, ...asked });
  if (Math.random() < 0.5) return acknowledge('alert on', accountId);
  await deleteAlert(storage.db, accountId, key);
  acknowledge('alert off', accountId);
}

async function askAndUse(email: string): Promise<void> {
  const binding = { purpose: 'login', browser: randomUUID() } as const;
  const parts = { storage, secret: SECRET, now: Date.now, limits: LIMITS };
  let code = '';
  const mailOf = (mailed: string) => {
    code = mailed;
    const words = { kind: 'login', market: MARKETS.it, brandName: 'Cordata' } as const;
    return codeMail({ ...words, email, code, lifeMs: CODE_LIFE_MS, secret: SECRET });
  };
  await sendCode({ ...binding, email, network: '', mailOf }, parts);
  acknowledge('code asked', email);
  const verdict = await takeCode({ ...binding, code }, parts);
  if ('email' in verdict) acknowledge('code used', email);
}

/** To another letter box than codes. */
async function joinMeetup(id: string): Promise<void> {
  const email = `${id}@meet-ups.example`;
  const account = { id, email, confirmed_at: Date.now(), first_name: null };
  await takePlace(
    { eventId, isNameShown: false, account, market: MARKETS.it, network: '' },
    { storage, now: Date.now, secret: SECRET, limits: LIMITS, brand, origins },
  );
  acknowledge('place taken', id);
}
