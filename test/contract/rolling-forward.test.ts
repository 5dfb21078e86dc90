import { expect, test } from 'vitest';
import { departuresOf } from '../../backend/catalogue/departure-rule.ts';
import { importContentFolder } from '../../backend/content-import/import-content.ts';
import { DEMONSTRATION } from '../../backend/demonstration.ts';
import { NOTHING_NEW } from '../../backend/content-import/import-outcome.ts';
import { readContent } from '../../backend/content-import/read-content.ts';
import { rollForward } from '../../backend/content-import/roll-forward.ts';
import { createBackend } from '../../backend/create-backend.ts';
import { readCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { claimDay } from '../../backend/storage/queries/imports.ts';
import { findTourByCode, listTourChanges } from '../../backend/storage/queries/tours.ts';
import { readSettings } from '../../config/settings.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { describeOnBoth } from '../storage/both-databases.ts';
import { createSmallContent } from '../support/small-content.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { ALPS, COAST, DAY, NOON, toursOf } from './small-import.ts';

const INVENTED = { demonstration: DEMONSTRATION };

describeOnBoth('rolling forward', (database) => {
  const rolledTo = async () =>
    (await database.storage.db.selectFrom('imports').select('day').executeTakeFirst())?.day;

  test('an empty database stays empty', async () => {
    expect(await rollForward(database.storage, NOON, DEMONSTRATION)).toEqual(NOTHING_NEW);
    expect(await rolledTo()).toBeUndefined();
  });

  test('REL-04 makes of what is stored what an import of the day would, and reads no file', async () => {
    const content = createSmallContent();
    const { db } = database.storage;
    const later = NOON + 40 * DAY_MS;
    await importContentFolder(database.storage, content.folder, NOON, INVENTED);
    const nextDay = await importContentFolder(
      database.storage,
      content.folder,
      NOON + DAY_MS,
      INVENTED,
    );
    expect(nextDay).toMatchObject({ isNew: true, travels: 0 });
    const { travels, hash } = readContent(content.folder);
    content.dispose();
    const expected = travels.flatMap(({ facts }) =>
      departuresOf(facts, addDays(DAY, 40), DEMONSTRATION),
    );
    const rolled = { isNew: true, travels: 0, tours: expected.length };
    expect(await rollForward(database.storage, later, DEMONSTRATION)).toEqual(rolled);
    for (const { coordinatorId: _nobody, ...tour } of expected) {
      expect(await findTourByCode(db, tour.code)).toMatchObject(tour);
    }
    expect(await rolledTo()).toBe(addDays(DAY, 40));
    expect(await rollForward(database.storage, later, DEMONSTRATION)).toEqual(NOTHING_NEW);
    const last = await db.selectFrom('imports').select('content_hash').executeTakeFirstOrThrow();
    expect(last.content_hash).toBe(hash);
  });

  test('leaves alone what was withdrawn, and content that somebody imported meanwhile', async () => {
    const { db, inTransaction } = database.storage;
    await db.updateTable('travels').set({ withdrawn_at: NOON }).where('id', '=', COAST).execute();
    const codes = async () => (await toursOf(database.storage, COAST)).map(({ code }) => code);
    const before = await codes();
    await rollForward(database.storage, NOON + 50 * DAY_MS, DEMONSTRATION);
    expect(await codes()).toEqual(before);
    const stale = { source: 'content', contentHash: 'of before', day: '2028-01-01' };
    expect(await inTransaction((transaction) => claimDay(transaction, stale, NOON))).toBe(false);
    expect(await rolledTo()).toBe(addDays(DAY, 50));
  });
});

describeOnBoth('a clock that goes back', (database) => {
  test('REL-04 undoes nothing, whatever is imported, and time goes on afterwards', async () => {
    const content = createSmallContent();
    const { storage } = database;
    const importAt = (days: number) =>
      importContentFolder(storage, content.folder, NOON + days * DAY_MS, INVENTED);
    const toursNow = () => storage.db.selectFrom('tours').selectAll().orderBy('code').execute();
    try {
      await importAt(30);
      const before = await toursNow();
      expect(await rollForward(storage, NOON + 29 * DAY_MS, DEMONSTRATION)).toEqual(NOTHING_NEW);
      expect(await importAt(0)).toEqual(NOTHING_NEW);
      expect(await toursNow()).toEqual(before);

      content.set('layout.yaml', 'settings.decisionDays', 43);
      expect(await importAt(29)).toMatchObject({ isNew: true });
      expect(await toursNow()).toEqual(before);
      expect(await storage.db.selectFrom('tour_changes').selectAll().execute()).toEqual([]);
      const { day } = await storage.db
        .selectFrom('imports')
        .select('day')
        .executeTakeFirstOrThrow();
      expect(day).toBe(addDays(DAY, 30));

      expect(await importAt(31)).toMatchObject({ isNew: true, travels: 0 });
    } finally {
      content.dispose();
    }
  });
});

describeOnBoth('TRV-14 a departure that too few want', (database) => {
  test('is withdrawn on its day of decision, with a record of the change', async () => {
    const content = createSmallContent();
    const { storage } = database;
    content.set(`travels/${ALPS}/travel.yaml`, 'confirmedFrom', 11);
    try {
      await importContentFolder(storage, content.folder, NOON, INVENTED);
      await rollForward(storage, NOON + 30 * DAY_MS, DEMONSTRATION);
    } finally {
      content.dispose();
    }
    const records = await storage.db.selectFrom('tour_changes').selectAll().execute();
    const codes = new Set(records.map(({ tour_code }) => tour_code));
    const changes = (
      await Promise.all([...codes].map((code) => listTourChanges(storage.db, code)))
    ).flat();
    const withdrawn = changes.filter(
      ({ before, after }) => !before.isWithdrawn && after.isWithdrawn,
    );
    expect(withdrawn.length).toBeGreaterThan(0);
  });
});

describeOnBoth('processes in live mode', (database) => {
  test('REL-04 roll departures forward by themselves: of two that look at once, one', async () => {
    const content = createSmallContent();
    const { storage, options } = database;
    await importContentFolder(storage, content.folder, NOON);
    content.dispose();
    const before = await readCatalogueVersion(storage.db);
    const settings = {
      ...readSettings({ IMAGES_AHEAD: 'off' }),
      ...options,
      mode: 'live',
    } as const;
    const start = () => createBackend({ settings, now: () => NOON + DAY_MS });
    const backends = await Promise.all([start(), start()]);
    const rolled = { day: addDays(DAY, 1), at: NOON + DAY_MS };
    try {
      for (const { lastRoll } of backends) await expect.poll(lastRoll).toEqual(rolled);
    } finally {
      for (const backend of backends) await backend.close();
    }
    expect(await readCatalogueVersion(storage.db)).toBe(before + 1);
  });
});

describeOnBoth('TRV-14 an import in live mode', (database) => {
  test('makes no traveller, price or attendee up, and takes over what a demonstration made', async () => {
    const content = createSmallContent();
    const { storage } = database;
    const { db } = storage;
    const importLive = (days = 0) =>
      importContentFolder(storage, content.folder, NOON + days * DAY_MS);
    const invented = async () => {
      // What a demonstration left behind is over, or offered no more.
      const tours = await db
        .selectFrom('tours')
        .selectAll()
        .where('starting_date', '>', DAY)
        .where('is_withdrawn', '=', 0)
        .execute();
      expect(tours.length).toBeGreaterThan(50);
      return tours.filter(
        (tour) =>
          tour.taken_seats + tour.women + tour.alone + tour.is_discounted > 0 ||
          tour.is_for_first_timers === 1 ||
          tour.promotion !== null,
      );
    };
    content.write(`departures/${COAST}.yaml`, '[{ date: 2027-05-02, taken: 6 }]');
    try {
      await importContentFolder(storage, content.folder, NOON, INVENTED);
      expect((await invented()).length).toBeGreaterThan(20);
      expect(await importLive()).toMatchObject({ isNew: true, travels: 2 });
      expect(await importLive()).toEqual(NOTHING_NEW);
      expect((await invented()).map(({ code }) => code)).toEqual(['CST-20270502']);
      // The next day, by the command and by itself.
      expect(await importLive(1)).toMatchObject({ isNew: true, travels: 0 });
      await rollForward(storage, NOON + 2 * DAY_MS, DEMONSTRATION);
      const written = await findTourByCode(db, 'CST-20270502');
      expect(written).toMatchObject({ takenSeats: 6, status: 'CONFIRMED', isWithdrawn: false });
      expect((await invented()).map(({ code }) => code)).toEqual(['CST-20270502']);
    } finally {
      content.dispose();
    }
  });

  test('refuses reviews of journeys that are still to come', async () => {
    const content = createSmallContent();
    const review = { stars: 5, language: 'en', name: 'Ada', travelled: '2031-05' };
    const reviews = [{ ...review, text: 'A week that nobody has had yet.' }];
    content.write(`reviews/${ALPS}.yaml`, JSON.stringify(reviews));
    try {
      const wanted = importContentFolder(database.storage, content.folder, NOON);
      await expect(wanted).rejects.toThrow(/0\.travelled: 2031-05 is still to come/);
    } finally {
      content.dispose();
    }
  });
});
