/** Adds a large generated catalogue to a database, in batches: memory does not grow with it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TourRecord, TravelRecord } from '../../../backend/catalogue/records.ts';
import { departureDay } from '../../../backend/content-import/import-outcome.ts';
import { bumpCatalogueVersion } from '../../../backend/storage/queries/catalogue-version.ts';
import { savePriceHistory, saveTours } from '../../../backend/storage/queries/save-tours.ts';
import { saveTravel } from '../../../backend/storage/queries/save-travel.ts';
import type { Storage } from '../../../backend/storage/storage.ts';
import {
  fullPricesOf,
  MOST_SHARE,
  plausibleTours,
  sharesOf,
  STARTING_DAYS,
} from './plausible-tours.ts';
import { plausibleTravel } from './plausible-travel.ts';
import { seededRandom } from '../../../scripts/seeded-random.ts';

/** Travels of a transaction. */
const BATCH_SIZE = 100;
/** Numbers that codes of four letters can have. */
const MOST_TRAVELS = 26 ** 4;

export interface CatalogueSize {
  readonly travels: number;
  readonly tours: number;
  readonly seed: number;
}

/** Says what is wrong with a size, or null. */
export function sizeProblem({ travels, tours }: CatalogueSize): string | null {
  if (travels < 1 || travels > MOST_TRAVELS) {
    return `There can be 1 to ${MOST_TRAVELS} travels, not ${travels}.`;
  }
  const most = Math.floor((travels * STARTING_DAYS) / MOST_SHARE / 2);
  if (tours > most) return `${travels} travels have room for ${most} tours, not ${tours}.`;
  return null;
}

/**
 * The same size and seed give the same catalogue on the same day.
 * @param models travels whose pictures and coordinators are borrowed
 * @param report told how many tours are written
 */
export async function fillCatalogue(
  storage: Storage,
  { travels: count, tours, seed }: CatalogueSize,
  models: readonly TravelRecord[],
  now: number,
  report: (tours: number) => void = () => {},
): Promise<void> {
  const day = departureDay(now);
  // Travel by travel from a seed of its own, so that none has to be kept to make the next.
  const travelOf = (number: number) => plausibleTravel(randomOf(seed, number), number, models);
  const popularities = Array.from({ length: count }, (_, number) => travelOf(number).popularity);
  const shares = sharesOf(popularities, tours);
  let written = 0;
  for (let start = 0; start < count; start += BATCH_SIZE) {
    const batch = shares.slice(start, start + BATCH_SIZE).map((share, index) => {
      const number = start + index;
      const travel = travelOf(number);
      const random = randomOf(seed + 1, number);
      return { travel, tours: plausibleTours(random, travel, share, day) };
    });
    await storage.inTransaction(async (transaction) => {
      const batchTours: TourRecord[] = [];
      for (const { travel, tours: own } of batch) {
        await saveTravel(transaction, travel, now);
        batchTours.push(...own);
      }
      await saveTours(transaction, batchTours, now);
      await savePriceHistory(transaction, fullPricesOf(batchTours, day));
      if (start + BATCH_SIZE >= count) await bumpCatalogueVersion(transaction, now);
      written += batchTours.length;
    });
    report(written);
    // SQLite answers without leaving the turn of the event loop.
    await nextTurn();
  }
}

function randomOf(seed: number, number: number) {
  return seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
}
