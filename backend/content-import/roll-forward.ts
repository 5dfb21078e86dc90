/**
 * Moves a filled database on to another day. Nothing of the content folder is read: departures and events
 * are made from the rules that are stored with their travels and meet-ups.
 */
import { limitLockWaits, PATIENT_LOCK_LIMIT_MS } from '../storage/lock-limit.ts';
import { bumpCatalogueVersion } from '../storage/queries/catalogue-version.ts';
import type { WritingTransaction } from '../storage/queries/executor.ts';
import { claimDay, findLastImport } from '../storage/queries/imports.ts';
import { listMeetups } from '../storage/queries/meetups.ts';
import { listNamedCoordinators } from '../storage/queries/tours.ts';
import { listTravels } from '../storage/queries/travels.ts';
import { listBookedSeats } from '../storage/queries/tour-bookings.ts';
import type { Storage } from '../storage/storage.ts';
import type { Demonstration } from '../demonstration.ts';
import { isOfDemonstration } from './content-hash.ts';
import { countTours, makeDayRecords, saveDayRecords } from './day-records.ts';
import { CONTENT_SOURCE, departureDay, NOTHING_NEW, type ImportOutcome } from './import-outcome.ts';

/**
 * Of several processes one does it; where nothing was ever imported, or for this day or a later one
 * already, none: a clock that went back is no reason to undo what has happened.
 *
 * @param demonstration what was imported without one goes on without it
 */
export async function rollForward(
  storage: Storage,
  now: number,
  demonstration: Demonstration | null,
): Promise<ImportOutcome> {
  const day = departureDay(now);
  const last = await findLastImport(storage.db, CONTENT_SOURCE);
  if (!last || last.day >= day) return NOTHING_NEW;
  const travels = (await listTravels(storage.db)).filter(({ isWithdrawn }) => !isWithdrawn);
  const known = new Set(travels.map(({ id }) => id));
  const records = makeDayRecords(
    day,
    travels,
    await listMeetups(storage.db),
    known,
    await listNamedCoordinators(storage.db),
    isOfDemonstration(last.contentHash) ? demonstration : null,
    new Set((await listBookedSeats(storage.db)).keys()),
  );

  const roll = async (transaction: WritingTransaction) => {
    const { source, contentHash } = last;
    if (!(await claimDay(transaction, { source, contentHash, day }, now))) return false;
    await bumpCatalogueVersion(transaction, now);
    await saveDayRecords(transaction, records, now);
    return true;
  };
  const isNew = await limitLockWaits(PATIENT_LOCK_LIMIT_MS, () => storage.inTransaction(roll));
  return isNew ? { isNew, travels: 0, tours: countTours(records) } : NOTHING_NEW;
}
