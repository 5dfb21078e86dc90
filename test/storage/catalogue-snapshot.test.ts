import { expect, test } from 'vitest';
import type { TourRecord } from '../../backend/catalogue/records.ts';
import {
  bumpCatalogueVersion,
  readCatalogueVersion,
} from '../../backend/storage/queries/catalogue-version.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import { saveTravel } from '../../backend/storage/queries/save-travel.ts';
import { readTourBatches } from '../../backend/storage/queries/tours.ts';
import { listTravelIds, readCatalogueSnapshot } from '../../backend/storage/queries/travels.ts';
import { describeOnBoth } from './both-databases.ts';
import { sampleTour, sampleTravel } from './sample-catalogue.ts';
import { NOW } from './sample-mail.ts';

/** More than one batch holds. */
const TOURS = 4_500;

describeOnBoth('catalogue snapshot', (underTest) => {
  test('an empty catalogue is empty', async () => {
    const { db } = underTest.storage;
    expect(await readCatalogueSnapshot(db, NOW)).toEqual({ version: 0, travels: [], tours: [] });
  });

  test('it holds every travel and every tour once', async () => {
    const { storage } = underTest;
    const tours = Array.from({ length: TOURS }, (_, index) => sampleTour(`PER-${index}`));
    await storage.inTransaction(async (transaction) => {
      await bumpCatalogueVersion(transaction, NOW);
      await saveTravel(transaction, sampleTravel('per'), NOW);
      await saveTours(transaction, tours, NOW);
    });
    const snapshot = await readCatalogueSnapshot(storage.db, NOW);
    expect(snapshot.version).toBe(1);
    expect(snapshot.travels).toEqual([sampleTravel('per')]);
    expect(await listTravelIds(storage.db)).toEqual(['per']);
    expect(snapshot.tours).toHaveLength(TOURS);
    const found = new Map(snapshot.tours.map((tour) => [tour.code, tour]));
    expect(found.size).toBe(TOURS);
    expect(found.get('PER-4499')).toEqual({ ...tours[4499], lowestPriceOf30Days: null });
  });

  test('TRV-15 a discounted tour comes with its prior price, and no other', async () => {
    const { storage } = underTest;
    const CHEAPER = { EUR: 90_000 };
    const dayMs = 86_400_000;
    const save = (tour: TourRecord, now: number) =>
      storage.inTransaction((transaction) => saveTours(transaction, [tour], now));
    const reduced = { price: CHEAPER, isDiscounted: true };
    await save(sampleTour('PER-known'), NOW);
    await save(sampleTour('PER-known', reduced), NOW + dayMs);
    await save(sampleTour('PER-unknown', reduced), NOW);
    const { tours } = await readCatalogueSnapshot(storage.db, NOW);
    const foundAs = (wanted: string) => tours.find(({ code }) => code === wanted);
    expect(foundAs('PER-known')).toMatchObject({
      isDiscounted: true,
      lowestPriceOf30Days: sampleTour('PER-known').price,
    });
    expect(foundAs('PER-unknown')).toMatchObject({
      isDiscounted: false,
      lowestPriceOf30Days: null,
    });
  });

  test('requests are answered between its batches', async () => {
    let turns = 0;
    let isRead = false;
    const countTurns = (): void => {
      turns += 1;
      if (!isRead) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    let batches = 0;
    for await (const batch of readTourBatches(underTest.storage.db)) {
      expect(batch.length).toBeLessThan(TOURS);
      batches += 1;
    }
    isRead = true;
    expect(turns).toBeGreaterThanOrEqual(batches);
  });

  test('REL-04 a change while it is read makes its version old, and tours have their travel', async () => {
    const { storage } = underTest;
    let isChanged = false;
    const change = async (): Promise<void> => {
      isChanged = true;
      await storage.inTransaction(async (transaction) => {
        await bumpCatalogueVersion(transaction, NOW);
        await saveTravel(transaction, sampleTravel('new'), NOW);
        await saveTours(transaction, [{ ...sampleTour('ZZZ-1'), travelId: 'new' }], NOW);
      });
    };
    const db = storage.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isChanged && result.rows.length > 1) await change();
        return result;
      },
    });
    const { version, tours, travels } = await readCatalogueSnapshot(db, NOW);
    expect(version).toBe((await readCatalogueVersion(storage.db)) - 1);
    expect(tours.at(-1)?.travelId).toBe('new');
    expect(travels.map(({ id }) => id)).toContain('new');
  });

  test('a version that is rolled back is not counted', async () => {
    const { storage } = underTest;
    const before = await readCatalogueVersion(storage.db);
    const work = storage.inTransaction(async (transaction) => {
      expect(await bumpCatalogueVersion(transaction, NOW)).toBe(before + 1);
      throw new Error('on purpose');
    });
    await expect(work).rejects.toThrow('on purpose');
    expect(await readCatalogueVersion(storage.db)).toBe(before);
  });
});
