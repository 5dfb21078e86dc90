import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { allowingMigration } from './in-transaction.ts';
import { limitLockWaits, PATIENT_LOCK_LIMIT_MS } from './lock-limit.ts';
import type { Database } from './tables/database.ts';
import { up as catalogue } from './migrations/0001-catalogue.ts';
import { up as content } from './migrations/0002-content.ts';
import { up as accounts } from './migrations/0003-accounts.ts';
import { up as mail } from './migrations/0004-mail.ts';
import { up as identity } from './migrations/0005-identity.ts';
import { up as withdrawnTravels } from './migrations/0006-withdrawn-travels.ts';
import { up as loginTries } from './migrations/0007-login-tries.ts';
import { up as images } from './migrations/0008-images.ts';
import { up as enquiryWishes } from './migrations/0009-enquiry-wishes.ts';
import { up as reviews } from './migrations/0010-reviews.ts';
import { up as countryPages } from './migrations/0011-country-pages.ts';
import { up as tourOffers } from './migrations/0012-tour-offers.ts';
import { up as meetups } from './migrations/0013-meetups.ts';
import { up as lastChanges } from './migrations/0014-last-changes.ts';
import { up as newsletter } from './migrations/0015-newsletter.ts';
import { up as enquiryPromotion } from './migrations/0016-enquiry-promotion.ts';
import { up as tourCoordinators } from './migrations/0017-tour-coordinators.ts';
import { up as enquiryNames } from './migrations/0018-enquiry-names.ts';
import { up as eventStandIns } from './migrations/0019-event-stand-ins.ts';
import { up as unusedTables } from './migrations/0020-unused-tables.ts';
import { up as limits } from './migrations/0021-limits.ts';
import { up as mailRetries } from './migrations/0022-mail-retries.ts';
import { up as imageNames } from './migrations/0023-image-names.ts';
import { up as accountOwners } from './migrations/0024-account-owners.ts';
import { up as wishlist } from './migrations/0025-wishlist.ts';
import { up as alertDelivery } from './migrations/0026-alert-delivery.ts';
import { up as friendLinks } from './migrations/0028-friend-links.ts';
import { up as removedItems } from './migrations/0029-removed-items.ts';
import { up as sessionPersons } from './migrations/0030-session-persons.ts';
import { up as offerChanges } from './migrations/0031-offer-changes.ts';
import { up as seatHolders } from './migrations/0032-seat-holders.ts';
import { up as eventGuests } from './migrations/0033-event-guests.ts';
import { up as hideMenus } from './migrations/0035-hide-menus.ts';
import { up as dailyCounts } from './migrations/0036-daily-counts.ts';
import { up as workedRequests } from './migrations/0037-worked-requests.ts';

/**
 * Brings the schema to the newest version: all missing migrations in one transaction, or none. Several
 * processes may do so at once; one migrates and the others wait for it.
 *
 * @param report called with the name of each migration that was run
 */
export async function migrate(
  db: Kysely<Database>,
  report: (name: string) => void = () => {},
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error, results = [] } = await limitLockWaits(PATIENT_LOCK_LIMIT_MS, () =>
    allowingMigration(() => migrator.migrateToLatest()),
  );
  if (error) throw error;
  for (const { migrationName } of results) report(migrationName);
}

/**
 * All migrations in the order in which they run. The list stands in code, so that a stray file is no
 * migration and a bundle needs no folder.
 *
 * A released migration is never changed: add a file with the next number and list it here (REL-05).
 * Columns are `text`, `integer` or `real`; see `column-types.ts` and `stored-values.ts`.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-catalogue': { up: catalogue },
  '0002-content': { up: content },
  '0003-accounts': { up: accounts },
  '0004-mail': { up: mail },
  '0005-identity': { up: identity },
  '0006-withdrawn-travels': { up: withdrawnTravels },
  '0007-login-tries': { up: loginTries },
  '0008-images': { up: images },
  '0009-enquiry-wishes': { up: enquiryWishes },
  '0010-reviews': { up: reviews },
  '0011-country-pages': { up: countryPages },
  '0012-tour-offers': { up: tourOffers },
  '0013-meetups': { up: meetups },
  '0014-last-changes': { up: lastChanges },
  '0015-newsletter': { up: newsletter },
  '0016-enquiry-promotion': { up: enquiryPromotion },
  '0017-tour-coordinators': { up: tourCoordinators },
  '0018-enquiry-names': { up: enquiryNames },
  '0019-event-stand-ins': { up: eventStandIns },
  '0020-unused-tables': { up: unusedTables },
  '0021-limits': { up: limits },
  '0022-mail-retries': { up: mailRetries },
  '0023-image-names': { up: imageNames },
  '0024-account-owners': { up: accountOwners },
  '0025-wishlist': { up: wishlist },
  '0026-alert-delivery': { up: alertDelivery },
  '0028-friend-links': { up: friendLinks },
  '0029-removed-items': { up: removedItems },
  '0030-session-persons': { up: sessionPersons },
  '0031-offer-changes': { up: offerChanges },
  '0032-seat-holders': { up: seatHolders },
  '0033-event-guests': { up: eventGuests },
  '0035-hide-menus': { up: hideMenus },
  '0036-daily-counts': { up: dailyCounts },
  '0037-worked-requests': { up: workedRequests },
};
