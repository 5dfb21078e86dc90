/** What becomes of requests for seats and of the seats that they took when the content changes (BOOK-03, TRV-17). */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCatalogueView } from '../../backend/catalogue/catalogue-view.ts';
import { importContentFolder } from '../../backend/content-import/import-content.ts';
import { rollForward } from '../../backend/content-import/roll-forward.ts';
import { tellOfRequests, type RequestNewsParts } from '../../backend/desk/request-news.ts';
import { changeRequest, DeskRefused } from '../../backend/desk/requests.ts';
import { buildSearchIndex } from '../../backend/search-index/search-index.ts';
import { saveEnquiry } from '../../backend/storage/queries/enquiries.ts';
import { listMails } from '../../backend/storage/queries/mail-outbox.ts';
import { knownTour } from '../../backend/storage/queries/requests.ts';
import { findTourByCode } from '../../backend/storage/queries/tours.ts';
import { readCatalogueSnapshot } from '../../backend/storage/queries/travels.ts';
import { readSettings } from '../../config/settings.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { MARKET_IDS, MARKETS, type MarketId } from '../../domain/market.ts';
import { describeOnBoth } from './both-databases.ts';
import { createSmallContent, type SmallContent } from '../support/small-content.ts';
import { dumpDatabase } from '../contract/database-dump.ts';
import { ALPS, COAST, DAY, NOON } from '../contract/small-import.ts';

const { brand, origins } = readSettings({ NODE_ENV: 'test' });

describeOnBoth('requests and imports', (database) => {
  const importOf = (content: SmallContent, touchedRequests: 'told' | 'refused' = 'told') =>
    importContentFolder(database.storage, content.folder, NOON, { touchedRequests });

  /** By rule, so that nobody has a seat; `ahead` counts from the last. */
  async function tourOf(travelId: string, ahead = 0) {
    const { code } = await database.storage.db
      .selectFrom('tours')
      .select('code')
      .where('travel_id', '=', travelId)
      .orderBy('code', 'desc')
      .offset(ahead)
      .limit(1)
      .executeTakeFirstOrThrow();
    return stored(code);
  }

  async function stored(code: string) {
    const tour = await findTourByCode(database.storage.db, code);
    if (!tour) throw new Error(`There is no tour ${code}`);
    return tour;
  }

  async function ask(tour: Awaited<ReturnType<typeof stored>>, marketId: MarketId = 'en-WE') {
    const email = `${randomUUID()}@example.com`;
    const request = {
      tourCode: tour.code,
      fullName: 'Zoë O’Neill',
      email,
      travellers: 2,
      message: '',
      privateRoom: false,
      flexibleCancellation: false,
      idempotencyKey: randomUUID(),
      marketId,
      known: knownTour(tour, { marketId }),
    };
    const { id } = await saveEnquiry(database.storage.db, request, NOON);
    return { id, email };
  }

  async function tell(times = 1): Promise<void> {
    const { storage } = database;
    const snapshot = await readCatalogueSnapshot(storage.db, NOON);
    const catalogue = { index: buildSearchIndex(snapshot), view: buildCatalogueView(snapshot) };
    const parts: RequestNewsParts = {
      storage,
      now: () => NOON,
      brand,
      origins,
      closingDays: 3,
      catalogue: () => catalogue,
      log: {
        error: (line: unknown) => {
          throw new Error('The worker failed', { cause: line });
        },
      },
    };
    await Promise.all(Array.from({ length: times }, () => tellOfRequests(parts)));
  }

  const mailsAbout = async ({ email }: { readonly email: string }) =>
    (await listMails(database.storage.db, 1_000)).filter(
      ({ to, headers }) => to === email || headers['reply-to'] === email,
    );

  test('BOOK-03 no import and no new day takes back the seats that were booked', async () => {
    const content = createSmallContent();
    await importOf(content);
    const tour = await tourOf(ALPS);
    const { id } = await ask(tour);
    await changeRequest(database.storage, id, { state: 'booked' }, NOON);
    const booked = await stored(tour.code);
    expect(booked.takenSeats).toBe(tour.takenSeats + 2);
    content.set(`travels/${ALPS}/travel.yaml`, 'popularity', 81);
    expect(await importOf(content)).toMatchObject({ isNew: true });
    expect(await stored(tour.code)).toEqual(booked);
    await rollForward(database.storage, NOON + DAY_MS, null);
    expect(await stored(tour.code)).toMatchObject({ takenSeats: booked.takenSeats });
    await changeRequest(database.storage, id, { state: 'answered' }, NOON);
    expect(await stored(tour.code)).toMatchObject({
      takenSeats: tour.takenSeats,
      status: tour.status,
    });
    content.dispose();
  });

  test('BOOK-03 a departure of a rule that somebody has booked is not withdrawn 42 days before', async () => {
    const [first, second] = (
      await database.storage.db
        .selectFrom('tours')
        .select('code')
        .where('travel_id', '=', ALPS)
        .where('is_withdrawn', '=', 0)
        .where('starting_date', '>', addDays(DAY, 50))
        .orderBy('starting_date')
        .limit(2)
        .execute()
    ).map(({ code }) => code);
    const booked = await stored(first ?? '');
    const { id } = await ask(booked);
    await changeRequest(database.storage, id, { state: 'booked' }, NOON);
    await rollForward(database.storage, NOON + 30 * DAY_MS, null);
    expect(await stored(booked.code)).toMatchObject({ isWithdrawn: false });
    expect(await stored(second ?? '')).toMatchObject({ isWithdrawn: true });
  });

  test('TRV-17 an import that withdraws, moves or raises the price is refused with requests on it, and then told once', async () => {
    const content = createSmallContent();
    await importOf(content);
    const [dearer, gone] = [await tourOf(ALPS, 1), await tourOf(COAST, 1)];
    const travellers = await Promise.all(MARKET_IDS.map((marketId) => ask(gone, marketId)));
    const asked = await ask(dearer);
    const [refused, booked] = [await ask(gone), await ask(dearer)];
    await changeRequest(database.storage, refused.id, { state: 'refused' }, NOON);
    await changeRequest(database.storage, booked.id, { state: 'booked' }, NOON);

    content.set(`travels/${ALPS}/travel.yaml`, 'price', {
      EUR: 132_000,
      GBP: 118_800,
      USD: 145_200,
    });
    content.remove(`travels/${COAST}`);
    const before = await dumpDatabase(database.storage);
    const failure = await importOf(content, 'refused').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DeskRefused);
    const { message } = failure as DeskRefused;
    // One is of the test before.
    expect(message).toContain(`${MARKET_IDS.length + 2} requests`);
    expect(message).toContain(`${gone.code}  2 seats  new  is withdrawn`);
    expect(message).toContain(`${dearer.code}  2 seats  new  £1,080 becomes £1,190`);
    expect(await dumpDatabase(database.storage)).toEqual(before);

    await importOf(content);
    await tell(2);
    await tell();
    for (const [index, traveller] of travellers.entries()) {
      const mails = await mailsAbout(traveller);
      expect(mails.map(({ to }) => to).toSorted()).toEqual(
        [brand.email, traveller.email].toSorted(),
      );
      const toTraveller = mails.find(({ to }) => to === traveller.email);
      const { language } = MARKETS[MARKET_IDS[index] as MarketId];
      // The only other trip.
      expect(toTraveller?.text).toContain(`${ALPS} (${language})`);
    }
    const [toAsked] = (await mailsAbout(asked)).filter(({ to }) => to === asked.email);
    expect(toAsked?.text).toContain('£1,190');
    expect(await mailsAbout(refused)).toEqual([]);
    expect(await mailsAbout(booked)).toEqual([]);
    content.dispose();
  });
});
