import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { departuresOf } from '../../backend/catalogue/departure-rule.ts';
import type { TravelRecord } from '../../backend/catalogue/records.ts';
import { CONTENT } from '../support/delivered-content.ts';
import { DEMONSTRATION } from '../../backend/demonstration.ts';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import type { MarketId } from '../../domain/market.ts';
import type { TestDatabase } from '../storage/both-databases.ts';
import {
  apiClient,
  createFilledDatabase,
  dataOf,
  startInProcess,
  type RunningBackend,
} from '../support/backend-under-test.ts';
import { FILLED_MOMENT } from '../support/filled-moment.ts';
import { fixedClock, type FixedClock } from '../support/fixed-clock.ts';
import { sampleTour } from '../support/sample-records.ts';

const japan = CONTENT.travels.find(({ code }) => code === 'JPN') as TravelRecord;
const TOUR = sampleTour({
  id: 'JPN-20270310',
  travelId: japan.id,
  startingDate: '2027-03-10',
  endingDate: '2027-03-21',
  price: { EUR: 100_000, GBP: 86_000, USD: 110_000 },
});
/** The last day to ask for it is three days before it starts: the day before `TOUR` does. */
const CLOSING = { ...TOUR, id: 'JPN-20270312', code: 'JPN-20270312', startingDate: '2027-03-12' };
const ROLL_FORWARD_MS = 10 * 60_000;

let database: TestDatabase;
let clock: FixedClock;
const logged: string[] = [];
let backend: RunningBackend;

beforeAll(async () => {
  // The timer that looks for a new day is turned by hand; those of the database go on.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  database = await createFilledDatabase('sqlite');
  clock = fixedClock(FILLED_MOMENT);
  backend = await startInProcess(
    database,
    clock,
    pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
  );
  await backend.storage.inTransaction(async (transaction) => {
    await bumpCatalogueVersion(transaction, clock.now());
    await saveTours(transaction, [TOUR, CLOSING], clock.now());
  });
  await vi.waitFor(async () => void (await tourIn('it')), { timeout: 30_000, interval: 50 });
});
afterAll(async () => {
  vi.useRealTimers();
  await backend.end();
  await database.remove();
});

const api = (marketId: MarketId) => apiClient(backend, marketId);
const tourIn = async (marketId: MarketId) => (await dataOf(api(marketId).tour(TOUR.code))).data;

describe('TRV-02 a day is the market’s', () => {
  test.each<[string, MarketId, boolean]>([
    // 22:30 in London, 23:30 in Rome, 17:30 in New York: the day before, everywhere.
    ['2027-03-09T22:30:00Z', 'en-WE', true],
    ['2027-03-09T22:30:00Z', 'it', true],
    ['2027-03-09T22:30:00Z', 'en-US', true],
    // 23:30 in London, half past midnight in Rome.
    ['2027-03-09T23:30:00Z', 'en-WE', true],
    ['2027-03-09T23:30:00Z', 'it', false],
    ['2027-03-09T23:30:00Z', 'international', false],
    ['2027-03-09T23:30:00Z', 'en-US', true],
    // Past midnight in London, 23:59 in New York.
    ['2027-03-10T00:00:00Z', 'en-WE', false],
    ['2027-03-10T04:59:00Z', 'en-US', true],
    ['2027-03-10T05:00:00Z', 'en-US', false],
  ])(
    'at %s a departure of 10 March is to come in %s, and one of 12 March is offered: %s',
    async (moment, marketId, isAvailable) => {
      clock.set(moment);
      expect((await tourIn(marketId)).isAvailable).toBe(isAvailable);
      const { data } = await dataOf(api(marketId).tours({ travelId: [japan.id], perPage: 100 }));
      expect(data.some(({ code }) => code === CLOSING.code)).toBe(isAvailable);
      const slug = japan.words[marketId === 'it' ? 'it' : 'en']!.slug;
      const { data: travel } = await dataOf(api(marketId).travel(slug));
      expect(travel.tours.some(({ code }) => code === CLOSING.code)).toBe(isAvailable);
      const sent = await api(marketId).sendEnquiry({
        tourCode: CLOSING.code,
        fullName: 'Ada Verdi',
        email: 'ada@example.com',
        travellers: 1,
        message: '',
        privateRoom: false,
        flexibleCancellation: false,
        idempotencyKey: crypto.randomUUID(),
      });
      expect(sent).toMatchObject(isAvailable ? { outcome: 'success' } : { isGone: true });
    },
  );
});

test('TRV-14 departures roll forward when the operator’s day changes, and not before', async () => {
  const codesOn = (day: string) =>
    departuresOf(japan.facts, day, DEMONSTRATION).map(({ code }) => code);
  const importDay = async () =>
    (await backend.storage.db.selectFrom('imports').select('day').executeTakeFirstOrThrow()).day;
  clock.set('2027-03-01T22:59:00Z');
  await vi.advanceTimersByTimeAsync(ROLL_FORWARD_MS);
  expect(await importDay()).toBe('2027-03-01');

  clock.set('2027-05-01T12:00:00Z');
  await vi.advanceTimersByTimeAsync(ROLL_FORWARD_MS);
  await vi.waitFor(async () => expect(await importDay()).toBe('2027-05-01'), { timeout: 30_000 });
  const newest = codesOn('2027-05-01').at(-1) ?? '';
  expect(codesOn('2027-03-01')).not.toContain(newest);
  const look = async () => void (await dataOf(api('it').tour(newest)));
  await vi.waitFor(look, { timeout: 30_000, interval: 50 });
});

test('REL-04 a changed catalogue that could not be read is read later', async () => {
  const { db } = backend.storage;
  const added = { ...TOUR, id: 'JPN-20280310', code: 'JPN-20280310', startingDate: '2028-03-10' };
  // One commit, as every change is: nobody may ever see the new version without what is new in it.
  await backend.storage.inTransaction(async (transaction) => {
    await bumpCatalogueVersion(transaction, clock.now());
    await saveTours(transaction, [added], clock.now());
    await sql`alter table travels rename to hidden`.execute(transaction);
  });
  const isTold = () => logged.some((line) => line.includes('search index not rebuilt'));
  await vi.waitFor(() => expect(isTold()).toBe(true), { timeout: 30_000, interval: 50 });
  await sql`alter table hidden rename to travels`.execute(db);
  const look = async () => void (await dataOf(api('it').tour(added.code)));
  await vi.waitFor(look, { timeout: 30_000, interval: 50 });
});
