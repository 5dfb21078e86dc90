import { expect, test } from 'vitest';
import { departuresOf } from '../../backend/catalogue/departure-rule.ts';
import { withLeaders } from '../../backend/catalogue/led-tours.ts';
import { importContent, importContentFolder } from '../../backend/content-import/import-content.ts';
import { readContent } from '../../backend/content-import/read-content.ts';
import { DEMONSTRATION } from '../../backend/demonstration.ts';
import { readCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { findCoordinator } from '../../backend/storage/queries/coordinators.ts';
import {
  findCustomPageByRoutingKey,
  findCustomPageBySlug,
} from '../../backend/storage/queries/custom-pages.ts';
import {
  findTourByCode,
  listNamedCoordinators,
  listPriceHistory,
  listTourChanges,
} from '../../backend/storage/queries/tours.ts';
import { listIndexedPages } from '../../backend/storage/queries/indexed-pages.ts';
import { findTravelIdBySlug, listTravels } from '../../backend/storage/queries/travels.ts';
import { openStorage } from '../../backend/storage/storage.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { describeOnBoth } from '../storage/both-databases.ts';
import { createSmallContent, SMALL_TRAVELS } from '../support/small-content.ts';
import { dumpDatabase } from './database-dump.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { ALPS, COAST, DAY, NOON, smallImport, toursOf } from './small-import.ts';

describeOnBoth('content import', (database) => {
  const small = smallImport(database);
  const { importAt } = small;
  const version = () => readCatalogueVersion(database.storage.db);
  const factsOf = (id: string) => {
    const travel = readContent(small.content.folder).travels.find((one) => one.id === id);
    if (!travel) throw new Error(`There is no travel ${id}`);
    return travel.facts;
  };

  test('what has a problem leaves an empty database empty', async () => {
    const before = await dumpDatabase(database.storage);
    small.content.set(`travels/${COAST}/fr.yaml`, 'title', 7);
    await expect(importAt(NOON)).rejects.toThrow(/fr\.yaml:1:1 title/);
    small.content.set(`travels/${COAST}/fr.yaml`, 'title', 'La côte');
    expect(await dumpDatabase(database.storage)).toEqual(before);
  });

  test('fills the database with everything', async () => {
    const outcome = await importAt(NOON);
    const made = SMALL_TRAVELS.map(factsOf).map((facts) => ({
      facts,
      tours: departuresOf(facts, DAY, DEMONSTRATION),
    }));
    const departures = withLeaders(made, new Map(), DAY).flat();
    expect(departures.some(({ coordinatorId }) => coordinatorId !== null)).toBe(true);
    expect(outcome).toEqual({ isNew: true, travels: 2, tours: departures.length });
    const travels = await listTravels(database.storage.db);
    expect(travels.sort((a, b) => a.id.localeCompare(b.id))).toEqual(
      readContent(small.content.folder).travels,
    );
    for (const tour of departures) {
      expect(await findTourByCode(database.storage.db, tour.code)).toEqual(tour);
    }
    const page = await findCustomPageByRoutingKey(database.storage.db, 'de', 'index');
    expect(page?.text.blocks).toMatchObject([{ content: { title: 'Heading in de' } }]);
    const history = await listPriceHistory(database.storage.db, departures.at(-1)?.code ?? '');
    expect(history.at(0)?.since).toBeLessThan(NOON);
    expect(history.at(-1)?.since).toBe(NOON);
  });

  test('tells how far it is, each step to its end', async () => {
    const steps = new Map<string, [number, number]>();
    const storage = await openStorage({ databaseUrl: 'sqlite::memory:', dataFolder: '' });
    await storage.migrate();
    await importContentFolder(storage, small.content.folder, NOON, {
      report: (step, done, total) => {
        expect(done).toBeGreaterThan(steps.get(step)?.[0] ?? 0);
        steps.set(step, [done, total]);
      },
    });
    await storage.close();
    expect([...steps.keys()]).toEqual(['files', 'travels', 'departures']);
    for (const [step, [done, total]] of steps) expect([step, done]).toEqual([step, total]);
  });

  test('the same content on the same day changes nothing, version included', async () => {
    const before = await dumpDatabase(database.storage);
    for (const hours of [0, 1, 10]) {
      const outcome = await importAt(NOON + hours * 3_600_000);
      expect(outcome).toEqual({ isNew: false, travels: 0, tours: 0 });
    }
    expect(await dumpDatabase(database.storage)).toEqual(before);
  });

  test('content that was read before does not import twice either', async () => {
    const before = await dumpDatabase(database.storage);
    const read = readContent(small.content.folder);
    const again = importContent(database.storage, read, NOON, { demonstration: DEMONSTRATION });
    expect(await again).toMatchObject({ isNew: false });
    expect(await dumpDatabase(database.storage)).toEqual(before);
  });

  test('what has a problem leaves a filled database as it was', async () => {
    const before = await dumpDatabase(database.storage);
    small.content.set(`travels/${ALPS}/travel.yaml`, 'price.EUR', 99_000);
    small.content.unset('pages/packing.yaml', 'seo.title.es');
    await expect(importAt(NOON)).rejects.toThrow(/lacks es/);
    expect(await dumpDatabase(database.storage)).toEqual(before);
    small.content.set(`travels/${ALPS}/travel.yaml`, 'price.EUR', 120_000);
    small.content.set('pages/packing.yaml', 'seo.title.es', 'Title in es');
  });

  test('REL-02 what the database refuses half way leaves it as it was', async () => {
    const before = await dumpDatabase(database.storage);
    const { pages, ...rest } = readContent(small.content.folder);
    const [page] = pages;
    if (!page) throw new Error('There is no page');
    // Another page with the routing key of the first: nobody would get so far with files.
    const broken = { ...rest, hash: 'other', pages: [...pages, { ...page, key: 'copy' }] };
    await expect(importContent(database.storage, broken, NOON)).rejects.toThrow(/routing_key/);
    expect(await dumpDatabase(database.storage)).toEqual(before);
  });

  test('another day rolls departures forward, and leaves records of what changed', async () => {
    const before = await version();
    const named = await listNamedCoordinators(database.storage.db);
    const days = 30;
    const later = NOON + days * DAY_MS;
    expect(await importAt(later)).toMatchObject({ isNew: true });
    expect(await version()).toBe(before + 1);
    const [then, now] = [
      departuresOf(factsOf(ALPS), DAY, DEMONSTRATION),
      departuresOf(factsOf(ALPS), addDays(DAY, days), DEMONSTRATION),
    ];
    let changed = 0;
    for (const tour of now) {
      const { coordinatorId: _nobody, ...ruled } = tour;
      const stored = await findTourByCode(database.storage.db, tour.code);
      expect(stored).toMatchObject(ruled);
      // Who was told stays so (TRV-10).
      const told = named.get(tour.code);
      if (told !== undefined && !tour.isWithdrawn) expect(stored?.coordinatorId).toBe(told);
      const known = then.find(({ code }) => code === tour.code);
      const changes = await listTourChanges(database.storage.db, tour.code);
      const { status, takenSeats, price, isWithdrawn } = tour;
      const isOther =
        known !== undefined && (known.takenSeats !== takenSeats || known.price.EUR !== price.EUR);
      expect(changes).toHaveLength(isOther ? 1 : 0);
      if (!isOther) continue;
      changed += 1;
      expect(changes[0]).toMatchObject({
        changedAt: later,
        handledAt: null,
        before: { status: known.status, takenSeats: known.takenSeats, price: known.price },
        after: { status, takenSeats, price, isWithdrawn },
      });
      const history = await listPriceHistory(database.storage.db, tour.code);
      expect(history.at(-1)?.since).toBe(known.price.EUR === price.EUR ? NOON : later);
    }
    expect(changed).toBeGreaterThan(0);
    expect(now.at(-1)?.startingDate).not.toBe(then.at(-1)?.startingDate);
    // What departed long ago stays: its page says that it has departed.
    const gone = then.find(({ code }) => now.every((tour) => tour.code !== code));
    const { coordinatorId: _nobody, ...departed } = gone ?? { coordinatorId: null };
    expect(await findTourByCode(database.storage.db, gone?.code ?? '')).toMatchObject(departed);
  });

  test('RTE-05 a changed slug goes on leading to its travel', async () => {
    const before = await version();
    small.content.set(`travels/${ALPS}/it.yaml`, 'slug', 'alpi-in-treno');
    await importAt(NOON + 30 * DAY_MS);
    expect(await version()).toBe(before + 1);
    for (const slug of ['alpi-in-treno', `${ALPS}-it`]) {
      expect(await findTravelIdBySlug(database.storage.db, 'it', slug)).toBe(ALPS);
    }
  });

  test('RTE-05 two travels may exchange their slugs', async () => {
    small.content.set(`travels/${ALPS}/de.yaml`, 'slug', `${COAST}-de`);
    small.content.set(`travels/${COAST}/de.yaml`, 'slug', `${ALPS}-de`);
    await importAt(NOON + 30 * DAY_MS);
    const { db } = database.storage;
    expect(await findTravelIdBySlug(db, 'de', `${COAST}-de`)).toBe(ALPS);
    expect(await findTravelIdBySlug(db, 'de', `${ALPS}-de`)).toBe(COAST);
  });

  test('RTE-05 a slug may pass on, and its travel is found by its new one', async () => {
    small.content.set(`travels/${ALPS}/fr.yaml`, 'slug', `${COAST}-fr`);
    small.content.set(`travels/${COAST}/fr.yaml`, 'slug', 'la-cote');
    await importAt(NOON + 30 * DAY_MS);
    const { db } = database.storage;
    expect(await findTravelIdBySlug(db, 'fr', `${COAST}-fr`)).toBe(ALPS);
    expect(await findTravelIdBySlug(db, 'fr', `${ALPS}-fr`)).toBe(ALPS);
    expect(await findTravelIdBySlug(db, 'fr', 'la-cote')).toBe(COAST);
  });

  test('a page may be renamed, and its address pass to another', async () => {
    small.content.rename('pages/index.yaml', 'pages/home.yaml');
    small.content.rename('pages/packing.yaml', 'pages/bags.yaml');
    await importAt(NOON + 30 * DAY_MS);
    const { db } = database.storage;
    expect((await findCustomPageByRoutingKey(db, 'it', 'index'))?.id).toBe('home');
    expect((await findCustomPageBySlug(db, 'it', 'packing-it'))?.id).toBe('bags');
    small.content.rename('pages/home.yaml', 'pages/index.yaml');
    small.content.rename('pages/bags.yaml', 'pages/packing.yaml');
    await importAt(NOON + 30 * DAY_MS);
  });

  test('CMS-06 the page of a country is for no search engine while no travel goes there', async () => {
    const { db } = database.storage;
    const isIndexed = async (country: string) => {
      small.content.set('pages/packing.yaml', 'country', country);
      await importAt(NOON + 30 * DAY_MS);
      const page = (await listIndexedPages(db)).find(({ id }) => id === 'packing');
      return 'it' in (page?.slugByMarket ?? {});
    };
    expect(await isIndexed('AUT')).toBe(false);
    expect(await isIndexed('CHE')).toBe(true);
    small.content.unset('pages/packing.yaml', 'country');
    await importAt(NOON + 30 * DAY_MS);
  });

  test('a travel keeps its id: another one with its code is refused, and nothing imported', async () => {
    const before = await dumpDatabase(database.storage);
    small.content.rename(`travels/${ALPS}`, 'travels/alps');
    small.content.set('travels/alps/travel.yaml', 'id', 'alps');
    await expect(importAt(NOON + 31 * DAY_MS)).rejects.toThrow(
      `travels/alps/travel.yaml id: is a new id for what was imported as ${ALPS}`,
    );
    expect(await dumpDatabase(database.storage)).toEqual(before);
    small.content.rename('travels/alps', `travels/${ALPS}`);
    small.content.set(`travels/${ALPS}/travel.yaml`, 'id', ALPS);
  });

  test('departures that a new rule leaves out are withdrawn, and those past are not', async () => {
    small.content.set(`travels/${ALPS}/travel.yaml`, 'departures.season', [7, 8]);
    small.content.set(`travels/${ALPS}/travel.yaml`, 'departures.extraDays', []);
    await importAt(NOON + 30 * DAY_MS);
    const today = addDays(DAY, 30);
    const rows = await toursOf(database.storage, ALPS);
    const offered = rows.filter((row) => row.starting_date > today && row.is_withdrawn === 0);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every((row) => ['07', '08'].includes(row.starting_date.slice(5, 7)))).toBe(true);
    const past = rows.filter((row) => row.starting_date < today);
    expect(past.some((row) => row.is_withdrawn === 0)).toBe(true);
    const others = await toursOf(database.storage, COAST);
    expect(others.some((row) => row.is_withdrawn === 0)).toBe(true);
  });

  test('what the content no longer has goes: pages, coordinators, a travel’s departures', async () => {
    small.content.remove('pages/packing.yaml');
    small.content.remove(`travels/${COAST}`);
    small.content.set('coordinators/ada-verdi.yaml', 'id', 'ada-neri');
    small.content.rename('coordinators/ada-verdi.yaml', 'coordinators/ada-neri.yaml');
    small.content.set(`travels/${ALPS}/travel.yaml`, 'coordinator', 'ada-neri');
    await importAt(NOON + 30 * DAY_MS);
    const { db } = database.storage;
    expect(await findCoordinator(db, 'ada-verdi')).toBeNull();
    expect(await findCoordinator(db, 'ada-neri')).not.toBeNull();
    const pages = await db.selectFrom('custom_pages').select('id').execute();
    expect(pages.map(({ id }) => id).filter((id) => !id.startsWith('site-'))).toEqual(['index']);
    const open = (await toursOf(database.storage, COAST)).filter(
      (row) => row.is_withdrawn === 0 && row.starting_date > addDays(DAY, 30),
    );
    expect(open).toEqual([]);
  });

  test('TRV-06 a travel that the content no longer has is withdrawn, and offered again with it', async () => {
    const { db } = database.storage;
    const withdrawn = async () =>
      (await listTravels(db)).filter((travel) => travel.isWithdrawn).map(({ id }) => id);
    const since = () =>
      db.selectFrom('travels').select('withdrawn_at').where('id', '=', COAST).executeTakeFirst();
    expect(await withdrawn()).toEqual([COAST]);
    const first = await since();
    expect(first).toEqual({ withdrawn_at: NOON + 30 * DAY_MS });
    await importAt(NOON + 31 * DAY_MS);
    expect(await since()).toEqual(first);
    const whole = createSmallContent();
    try {
      await importContentFolder(database.storage, whole.folder, NOON + 31 * DAY_MS, {
        demonstration: DEMONSTRATION,
      });
    } finally {
      whole.dispose();
    }
    expect(await withdrawn()).toEqual([]);
    const rows = await toursOf(database.storage, COAST);
    expect(rows.some((row) => row.is_withdrawn === 0)).toBe(true);
  });
});

describeOnBoth('content import by several processes', (database) => {
  test('REL-04 is done once when they start together', async () => {
    const content = createSmallContent();
    const storages = await Promise.all([1, 2, 3].map(() => openStorage(database.options)));
    try {
      const read = readContent(content.folder);
      const outcomes = await Promise.all(
        storages.map((storage) => importContent(storage, read, NOON)),
      );
      expect(outcomes.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(await readCatalogueVersion(database.storage.db)).toBe(1);
    } finally {
      for (const storage of storages) await storage.close();
      content.dispose();
    }
  });
});
