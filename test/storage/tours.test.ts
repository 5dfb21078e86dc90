import { beforeEach, expect, test } from 'vitest';
import {
  savePriceHistory,
  saveTour,
  saveTours,
  withdrawToursNotIn,
} from '../../backend/storage/queries/save-tours.ts';
import { saveTravel } from '../../backend/storage/queries/save-travel.ts';
import {
  findTourByCode,
  listPriceHistory,
  listTourChanges,
} from '../../backend/storage/queries/tours.ts';
import type { TourRecord } from '../../backend/catalogue/records.ts';
import { NOBODY_KNOWN } from '../../domain/tour-group.ts';
import { describeOnBoth } from './both-databases.ts';
import { sampleTour, sampleTravel } from './sample-catalogue.ts';
import { NOW } from './sample-mail.ts';

const CHEAPER = { EUR: 149000, GBP: 128000, USD: 164000 };

describeOnBoth('tours', (underTest) => {
  let number = 0;
  let code = '';

  beforeEach(async () => {
    number += 1;
    code = `PER-2027${String(number).padStart(4, '0')}`;
    await underTest.storage.inTransaction((transaction) =>
      saveTravel(transaction, sampleTravel('per'), NOW),
    );
  });

  function save(changes: Partial<TourRecord> = {}, now = NOW): Promise<void> {
    return underTest.storage.inTransaction((transaction) =>
      saveTour(transaction, sampleTour(code, changes), now),
    );
  }

  test('a tour is read as it was saved', async () => {
    const tour = {
      id: 'other-id',
      isDiscounted: true,
      price: { EUR: 1, USD: 3 },
      promotion: { code: 'GO50', off: { EUR: 5000, USD: 5000 }, until: '2027-03-01' },
      isForFirstTimers: true,
      group: { women: 3, alone: 2, firstTimers: 1, ages: { '25-35': 1, '35-49': 2 } },
      isWithdrawn: true,
    };
    await save(tour);
    expect(await findTourByCode(underTest.storage.db, code)).toEqual(sampleTour(code, tour));
    expect(await findTourByCode(underTest.storage.db, 'PER-00000000')).toBeNull();
  });

  test('TRV-15 a new tour begins its price history, and is no change', async () => {
    await save();
    expect(await listPriceHistory(underTest.storage.db, code)).toEqual([
      { tourCode: code, since: NOW, price: sampleTour(code).price },
    ]);
    expect(await listTourChanges(underTest.storage.db, code)).toEqual([]);
  });

  test('TRV-15 NTFY-03 a new price is added to the history, and is a change', async () => {
    await save();
    await save({ price: CHEAPER, isDiscounted: true }, NOW + 1000);
    expect(await listPriceHistory(underTest.storage.db, code)).toEqual([
      { tourCode: code, since: NOW, price: sampleTour(code).price },
      { tourCode: code, since: NOW + 1000, price: CHEAPER },
    ]);
    const [change, ...others] = await listTourChanges(underTest.storage.db, code);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ tourCode: code, changedAt: NOW + 1000, handledAt: null });
    expect(change?.before.price).toEqual(sampleTour(code).price);
    expect(change?.after.price).toEqual(CHEAPER);
  });

  test.each<[string, Partial<TourRecord>]>([
    ['status', { status: 'CONFIRMED' }],
    ['seats taken', { takenSeats: 4, freeSeats: 11 }],
    ['seats to confirm', { seatsToConfirm: 3 }],
    ['withdrawal', { isWithdrawn: true }],
  ])('NTFY-03 a new %s is a change, and no new price', async (_, changes) => {
    await save();
    await save(changes, NOW + 1000);
    const [change] = await listTourChanges(underTest.storage.db, code);
    expect(change?.after).toEqual({ ...change?.before, ...changes });
    expect(await listPriceHistory(underTest.storage.db, code)).toHaveLength(1);
    expect(await findTourByCode(underTest.storage.db, code)).toEqual(sampleTour(code, changes));
  });

  test('what no notification is about is saved without a change record', async () => {
    await save();
    const promotion = { code: 'GO50', off: { EUR: 5000 }, until: '2027-03-01' };
    const changes = { ageGroup: 'ALL', promotion, isForFirstTimers: true } as const;
    await save({ ...changes, group: { ...NOBODY_KNOWN, women: 3, alone: 3 } }, NOW + 1000);
    expect(await findTourByCode(underTest.storage.db, code)).toMatchObject(changes);
    expect(await listTourChanges(underTest.storage.db, code)).toEqual([]);
  });

  test('the same tour again is left alone, whatever the order of its currencies', async () => {
    await save({ price: { EUR: 1, GBP: 2, USD: 3 } });
    const saved = await underTest.storage.inTransaction((transaction) =>
      saveTours(transaction, [sampleTour(code, { price: { USD: 3, GBP: 2, EUR: 1 } })], NOW + 1000),
    );
    expect(saved).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect(await listPriceHistory(underTest.storage.db, code)).toHaveLength(1);
  });

  test('a tour that comes back is a change again', async () => {
    await save({ isWithdrawn: true });
    await save({ isWithdrawn: false }, NOW + 1000);
    const [change] = await listTourChanges(underTest.storage.db, code);
    expect([change?.before.isWithdrawn, change?.after.isWithdrawn]).toEqual([true, false]);
  });

  test('many tours are saved in parts', async () => {
    const tours = Array.from({ length: 1201 }, (_, index) => sampleTour(`${code}-${index}`));
    const { storage } = underTest;
    const saved = await storage.inTransaction((transaction) => saveTours(transaction, tours, NOW));
    expect(saved).toEqual({ added: 1201, changed: 0, unchanged: 0 });
    expect(await findTourByCode(storage.db, `${code}-1200`)).toEqual(tours[1200]);
  });

  test('TRV-08 tours that are offered no more are withdrawn, but not the departed', async () => {
    const { storage } = underTest;
    const tours = [
      sampleTour(`${code}-departed`, { startingDate: '2027-02-28' }),
      sampleTour(`${code}-today`, { startingDate: '2027-03-01' }),
      sampleTour(`${code}-offered`, { startingDate: '2027-04-01' }),
    ].map((tour) => ({ ...tour, travelId: 'withdrawing' }));
    const withdrawn = await storage.inTransaction(async (transaction) => {
      await saveTravel(transaction, sampleTravel('withdrawing'), NOW);
      await saveTours(transaction, tours, NOW);
      const offered = { travelId: 'withdrawing', codes: [`${code}-offered`], from: '2027-03-01' };
      return withdrawToursNotIn(transaction, offered, NOW + 1000);
    });
    expect(withdrawn).toEqual([`${code}-today`]);
    const states = await Promise.all(
      tours.map(async (tour) => (await findTourByCode(storage.db, tour.code))?.isWithdrawn),
    );
    expect(states).toEqual([false, true, false]);
    expect(await listTourChanges(storage.db, `${code}-today`)).toHaveLength(1);
  });

  test('TRV-15 prices of the past can be added', async () => {
    const { storage } = underTest;
    await save();
    const past = { tourCode: code, since: NOW - 1000, price: CHEAPER };
    await storage.inTransaction((transaction) => savePriceHistory(transaction, [past]));
    expect((await listPriceHistory(storage.db, code)).map(({ since }) => since)).toEqual([
      NOW - 1000,
      NOW,
    ]);
  });
});
