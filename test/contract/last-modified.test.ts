import { expect, test } from 'vitest';
import { listLastChanges } from '../../backend/storage/queries/last-changes.ts';
import { listTourChangeTimes } from '../../backend/storage/queries/tour-times.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { describeOnBoth } from '../storage/both-databases.ts';
import { ALPS, COAST, NOON, smallImport } from './small-import.ts';

describeOnBoth('SEO-01 what a sitemap says that changed, over imports', (database) => {
  const small = smallImport(database);
  const { importAt } = small;
  const toursNow = () =>
    database.storage.db.selectFrom('tours').selectAll().where('travel_id', '=', ALPS).execute();
  const timesOf = async (codes: readonly string[]) =>
    listTourChangeTimes(database.storage.db, codes);

  test('a page or travel whose files are as they were keeps its day, another one gets the import’s', async () => {
    const { db } = database.storage;
    await importAt(NOON);
    small.content.set('pages/packing.yaml', 'seo.title.it', 'Un altro titolo');
    small.content.set(`travels/${COAST}/it.yaml`, 'title', 'Un’altra costa');
    await importAt(NOON + 3 * DAY_MS);
    expect(await listLastChanges(db, 'page', ['index', 'packing'])).toEqual(
      new Map([
        ['index', NOON],
        ['packing', NOON + 3 * DAY_MS],
      ]),
    );
    expect(await listLastChanges(db, 'travel', [ALPS, COAST])).toEqual(
      new Map([
        [ALPS, NOON],
        [COAST, NOON + 3 * DAY_MS],
      ]),
    );
  });

  test('a departure changes with its price or status, and not with the seats that are taken', async () => {
    const before = new Map((await toursNow()).map((tour) => [tour.code, tour]));
    const times = await timesOf([...before.keys()]);
    const later = NOON + 10 * DAY_MS;
    await importAt(later);
    const after = await toursNow();
    const timesAfter = await timesOf(after.map(({ code }) => code));
    const known = after.flatMap((tour) => {
      const old = before.get(tour.code);
      return old ? [{ tour, old }] : [];
    });
    const isSold = ({ tour, old }: (typeof known)[number]) =>
      tour.taken_seats !== old.taken_seats &&
      tour.status === old.status &&
      tour.price === old.price &&
      tour.base_price === old.base_price &&
      tour.promotion === old.promotion &&
      tour.is_withdrawn === old.is_withdrawn &&
      tour.coordinator_id === old.coordinator_id;
    const sold = known.filter(isSold).map(({ tour }) => tour.code);
    const other = known.filter(
      ({ tour, old }) => tour.status !== old.status || tour.price !== old.price,
    );
    expect(sold.length).toBeGreaterThan(0);
    expect(other.length).toBeGreaterThan(0);
    for (const code of sold) expect([code, timesAfter.get(code)]).toEqual([code, times.get(code)]);
    for (const { tour } of other)
      expect([tour.code, timesAfter.get(tour.code)]).toEqual([tour.code, later]);
  });
});
