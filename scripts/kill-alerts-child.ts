/**
 * The process that `kill-alerts.ts` kills: people turn alerts on, their tours are confirmed, the worker of alerts and
 * the sender of mails run beside it. It prints each address once the confirmation is stored. Its clock is a day ahead
 * of the one before it, so that what a killed sender had claimed is free again.
 */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { deliverAlerts } from '../backend/accounts/alert-delivery.ts';
import { startMailSender } from '../backend/mail/mail-sender.ts';
import { saveAlert } from '../backend/storage/queries/alerts.ts';
import { oldestWaitingMail } from '../backend/storage/queries/mail-outbox.ts';
import { saveTour } from '../backend/storage/queries/save-tours.ts';
import { saveTravel } from '../backend/storage/queries/save-travel.ts';
import { openStorage } from '../backend/storage/storage.ts';
import { readSettings } from '../config/settings.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/durations.ts';
import { insertAccount } from '../test/support/sample-account.ts';
import { sampleTour, sampleTravel } from '../test/support/sample-records.ts';

const TRAVEL = sampleTravel({ id: 'iceland', title: 'Iceland' });
/** When the first process begins. */
const BEGIN = Date.UTC(2027, 2, 1);

const [folder = '', smtpUrl = '', round = '0', task] = process.argv.slice(2);
let now = BEGIN + Number(round) * DAY_MS;
const settings = readSettings({ NODE_ENV: 'test' });
const storage = await openStorage({ databaseUrl: undefined, dataFolder: folder });
await storage.migrate();
await storage.inTransaction((transaction) => saveTravel(transaction, TRAVEL, now));

const parts = {
  storage,
  now: () => now,
  brand: settings.brand,
  origins: settings.origins,
  closingDays: settings.closingDays,
  log: { error: (line: unknown) => console.error(line) },
  findTravel: () => TRAVEL,
  exchangeRatesOf: async () => ({ EUR: 1, GBP: 0.86, USD: 1.1 }),
};
const sender = startMailSender({
  storage,
  log: pino({ level: 'silent' }),
  smtpUrl,
  from: settings.mail.from,
  secret: settings.sessionSecret,
  now: () => now,
});

if (task === 'finish') {
  now += HOUR_MS;
  await deliverAlerts(parts);
  while ((await oldestWaitingMail(storage.db)) !== null) await sender.flush();
  await sender.close();
  await storage.close();
} else {
  for (;;) {
    for (let count = 0; count < 5; count += 1) console.log(await confirmTourOfSomebody());
    // Time goes faster here: what changed is told ten minutes later.
    now += 4 * MINUTE_MS;
    await Promise.all([deliverAlerts(parts), sender.flush()]);
  }
}

/** @returns the address of who waits for it */
async function confirmTourOfSomebody(): Promise<string> {
  const code = randomUUID();
  const tour = sampleTour({ id: code, travelId: TRAVEL.id, startingDate: '2088-05-01' });
  const accountId = await storage.inTransaction(async (transaction) => {
    await saveTour(transaction, { ...tour, status: 'PLANNED' }, now);
    const id = await insertAccount(transaction, now, { confirmed_at: now });
    await saveAlert(transaction, id, {
      type: 'TOUR_CONFIRMED',
      travelId: TRAVEL.id,
      tourCode: code,
      marketId: 'it',
      currency: 'EUR',
      price: tour.price,
      createdAt: now,
    });
    return id;
  });
  await storage.inTransaction((transaction) => saveTour(transaction, tour, now));
  return `${accountId}@example.com`;
}
