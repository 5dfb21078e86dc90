import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { deleteAccount } from '../../backend/storage/queries/own-account.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import { saveToWishlist } from '../../backend/storage/queries/wishlist.ts';
import { doneAnswerSchema } from '../../contract/account.ts';
import {
  alertsAnswerSchema,
  MAXIMUM_ALERTS,
  type AlertKeyRequest,
  type EnableAlertRequest,
} from '../../contract/alerts.ts';
import type { AssertedPerson } from '../../contract/asserted-person.ts';
import {
  MAXIMUM_SAVED_TOURS,
  MAXIMUM_SAVED_TRAVELS,
  MAXIMUM_STATES,
  removedFromWishlistAnswerSchema,
  wishlistAnswerSchema,
  wishlistStateAnswerSchema,
  type RemovalReasonRequest,
  type WishlistStateRequest,
} from '../../contract/wishlist.ts';
import type { MarketId } from '../../domain/market.ts';
import { dataOf, describeOnEveryBackend, untilShown } from '../support/backend-under-test.ts';
import { insertAccount, personOfAccount } from '../support/sample-account.ts';
import { DEPARTED, WITHDRAWN } from '../support/sample-enquiry.ts';
import { sampleTour } from '../support/sample-records.ts';

const JAPAN = 'japan-tokyo-kyoto';
/** Its tours are all withdrawn, so that it has none to offer. */
const WITHOUT_TOURS = 'antarctica-peninsula';
/** Withdrawn while the tests run. */
const LEAVING_TRAVEL = 'albania-mountains-coast';

const offered = (id: string, given: Partial<Parameters<typeof sampleTour>[0]> = {}) =>
  sampleTour({
    id,
    travelId: JAPAN,
    startingDate: '2088-03-01',
    endingDate: '2088-03-12',
    ...given,
  });
const OPEN = offered('JPN-20880301', { status: 'PLANNED', seatsToConfirm: 3 });
const CONFIRMED = offered('JPN-20880302');
const SOLD_OUT = offered('JPN-20880303', { status: 'SOLD_OUT', freeSeats: 0 });
const LEAVING = offered('JPN-20880304');
const OF_LEAVING_TRAVEL = offered('ALB-20880301', { travelId: LEAVING_TRAVEL });

describeOnEveryBackend('the wishlist and alerts', (backend) => {
  beforeAll(async () => {
    await backend.storage.inTransaction(async (transaction) => {
      await bumpCatalogueVersion(transaction, backend.now());
      const tours = [CONFIRMED, SOLD_OUT, LEAVING, OF_LEAVING_TRAVEL, DEPARTED, WITHDRAWN, OPEN];
      await saveTours(transaction, tours, backend.now());
      await transaction
        .updateTable('tours')
        .set({ is_withdrawn: 1 })
        .where('travel_id', '=', WITHOUT_TOURS)
        .execute();
    });
    await untilShown(backend, OPEN.code);
  });

  async function newPerson(): Promise<AssertedPerson & { readonly accountId: string }> {
    const now = backend.now();
    const accountId = await insertAccount(backend.storage.db, now, { confirmed_at: now });
    return { ...personOfAccount(accountId), accountId };
  }
  const get = <Schema extends z.ZodType>(
    person: AssertedPerson | null,
    path: string,
    answer: Schema,
    marketId: MarketId = 'it',
  ) => backend.call({ method: 'GET', path, person, isIdempotent: true, answer }, marketId);
  const post = <Schema extends z.ZodType>(
    person: AssertedPerson | null,
    path: string,
    body: unknown,
    answer: Schema,
    network = randomUUID() as string,
  ) =>
    backend.call(
      { method: 'POST', path, body, person, isLimited: true, isIdempotent: true, answer },
      'it',
      network,
    );
  const add = (person: AssertedPerson | null, body: unknown) =>
    post(person, '/account/wishlist/add', body, doneAnswerSchema);
  const remove = (person: AssertedPerson, body: unknown) =>
    post(person, '/account/wishlist/remove', body, removedFromWishlistAnswerSchema);
  const wishlist = async (person: AssertedPerson, marketId?: MarketId, query = '') =>
    (await dataOf(get(person, `/account/wishlist${query}`, wishlistAnswerSchema, marketId))).data;
  const stateOf = async (person: AssertedPerson, body: unknown) =>
    (await dataOf(post(person, '/account/wishlist/state', body, wishlistStateAnswerSchema))).data;
  const enable = (person: AssertedPerson | null, body: unknown) =>
    post(person, '/account/alerts/enable', body, doneAnswerSchema);
  const disable = (person: AssertedPerson, body: AlertKeyRequest) =>
    post(person, '/account/alerts/disable', body, doneAnswerSchema);
  const alerts = async (person: AssertedPerson) =>
    (await dataOf(get(person, '/account/alerts', alertsAnswerSchema))).data;
  const reasons = () => backend.storage.db.selectFrom('removal_reasons').selectAll().execute();

  test('WISH-01 WISH-04 saves a travel and tours with it, twice as once, and tells what they cost then', async () => {
    const person = await newPerson();
    for (const _ of ['once', 'twice']) {
      await dataOf(add(person, { travelId: LEAVING_TRAVEL }));
      await dataOf(add(person, { travelId: JAPAN, tourCode: OPEN.code.toLowerCase() }));
    }
    const saved = await wishlist(person);
    expect(saved.map(({ travelId }) => travelId).toSorted()).toEqual([LEAVING_TRAVEL, JAPAN]);
    const japan = saved.find(({ travelId }) => travelId === JAPAN);
    const listed = await dataOf(backend.api('it').travels({ travelId: [JAPAN] }));
    // Days of leave by the holidays of the market: a wishlist knows no region.
    expect(japan?.travel).toEqual(listed.data[0]);
    expect(japan?.travel?.bestTour?.leaveDays).toBeGreaterThan(0);
    expect(japan?.priceWhenSaved).toEqual(listed.data[0]?.bestTour?.price);
    expect(japan?.tours).toMatchObject([
      {
        code: OPEN.code,
        priceWhenSaved: OPEN.price,
        state: 'open',
        tour: { code: OPEN.code, price: OPEN.price, leaveDays: expect.any(Number) },
      },
    ]);
    const german = (await wishlist(person, 'de', '?currency=USD')).find(
      ({ travelId }) => travelId === JAPAN,
    );
    expect(german?.travel?.slug).toBe(german?.name?.slug);
    expect(german?.name).not.toEqual(japan?.name);
  });

  test('WISH-01 200 clicks at once save one tour and one travel', async () => {
    const person = await newPerson();
    const clicks = Array.from({ length: 200 }, () =>
      add(person, { travelId: JAPAN, tourCode: OPEN.code }),
    );
    const outcomes = (await Promise.all(clicks)).map(({ outcome }) => outcome);
    expect(outcomes).toContain('success');
    const [japan, ...others] = await wishlist(person);
    expect(others).toEqual([]);
    expect(japan?.tours).toHaveLength(1);
  });

  test('WISH-04 says of each what became of it', async () => {
    const person = await newPerson();
    for (const { travelId, code } of [OPEN, SOLD_OUT, LEAVING, DEPARTED, OF_LEAVING_TRAVEL])
      await dataOf(add(person, { travelId, tourCode: code }));
    const { db } = backend.storage;
    const unknown = { travelId: 'atlantis', price: null, savedAt: 0 };
    for (const tourCode of [null, 'ATL-20880101'])
      await saveToWishlist(db, person.accountId, { ...unknown, tourCode });
    const before = (await wishlist(person)).find(({ travelId }) => travelId === LEAVING_TRAVEL);
    await backend.storage.inTransaction(async (transaction) => {
      const now = backend.now();
      await bumpCatalogueVersion(transaction, now);
      await saveTours(transaction, [{ ...LEAVING, isWithdrawn: true }], now);
      await transaction
        .updateTable('travels')
        .set({ withdrawn_at: now })
        .where('id', '=', LEAVING_TRAVEL)
        .execute();
    });
    const saved = await vi.waitFor(
      async () => {
        const now = await wishlist(person);
        expect(now.find(({ travelId }) => travelId === LEAVING_TRAVEL)?.travel).toBeNull();
        return now;
      },
      { timeout: 30_000, interval: 50 },
    );
    const states = saved.flatMap(({ tours }) => tours.map(({ code, state }) => [code, state]));
    expect(Object.fromEntries(states)).toEqual({
      [OPEN.code]: 'open',
      [SOLD_OUT.code]: 'soldOut',
      [LEAVING.code]: 'withdrawn',
      [DEPARTED.code]: 'departed',
      [OF_LEAVING_TRAVEL.code]: 'withdrawn',
      'ATL-20880101': 'gone',
    });
    const left = saved.find(({ travelId }) => travelId === LEAVING_TRAVEL);
    expect(left?.name).toEqual(before?.name);
    expect(saved.at(-1)).toMatchObject({ travelId: 'atlantis', travel: null, name: null });
    expect((await dataOf(remove(person, { travelId: 'atlantis' }))).data.tourCodes).toHaveLength(1);
    const list = await wishlist(person);
    await dataOf(remove(person, { travelId: LEAVING_TRAVEL }));
    expect(await add(await newPerson(), { travelId: LEAVING_TRAVEL })).toMatchObject({
      outcome: 'missing',
    });
    // Removed by mistake, it comes back all the same.
    for (const _ of ['once', 'twice'])
      await dataOf(add(person, { travelId: LEAVING_TRAVEL, tourCode: OF_LEAVING_TRAVEL.code }));
    expect(await wishlist(person)).toEqual(list);
  });

  test('WISH-01 refuses what is not offered, ids of other things, and made-up ones', async () => {
    const person = await newPerson();
    const { data } = await dataOf(backend.api('it').travels({ travelId: [JAPAN] }));
    for (const item of [
      { travelId: 'atlantis' },
      { travelId: '__proto__' },
      { travelId: OPEN.code },
      { travelId: `/${data[0]?.slug}` },
      { travelId: JAPAN, tourCode: 'JPN-20991231' },
      { travelId: JAPAN, tourCode: JAPAN },
      { travelId: JAPAN, tourCode: WITHDRAWN.code },
      { travelId: WITHOUT_TOURS, tourCode: OPEN.code },
    ]) {
      expect([item, await add(person, item)]).toMatchObject([item, { outcome: 'missing' }]);
      const alert = { ...item, type: 'PRICE_DROPPED' };
      expect([item, await enable(person, alert)]).toMatchObject([item, { outcome: 'missing' }]);
    }
    for (const item of [{}, { travelId: 7 }, { travelId: [JAPAN] }, { travelId: 'x'.repeat(101) }])
      expect(await add(person, item)).toMatchObject({ outcome: 'refused', key: 'BAD_REQUEST' });
    expect(await wishlist(person)).toEqual([]);
    expect(await alerts(person)).toEqual([]);
  });

  test('WISH-01 holds so many, and says when it is full', async () => {
    const { db } = backend.storage;
    const fill = async (person: { readonly accountId: string }, most: number, isTour: boolean) => {
      const price = { price: null, savedAt: 0 };
      for (let index = 0; index < most; index += 1)
        await saveToWishlist(db, person.accountId, {
          travelId: isTour ? 'atlantis' : `atlantis-${index}`,
          tourCode: isTour ? `ATL-${index}` : null,
          ...price,
        });
    };
    const full = await newPerson();
    await fill(full, MAXIMUM_SAVED_TRAVELS, false);
    expect(await add(full, { travelId: JAPAN, tourCode: OPEN.code })).toMatchObject({
      key: 'CONFLICT',
      extra: { problem: 'tooManyTravels', most: MAXIMUM_SAVED_TRAVELS },
    });
    expect(await wishlist(full)).toHaveLength(MAXIMUM_SAVED_TRAVELS);
    await dataOf(remove(full, { travelId: 'atlantis-0' }));
    await dataOf(add(full, { travelId: JAPAN }));

    const toured = await newPerson();
    await fill(toured, MAXIMUM_SAVED_TOURS, true);
    await dataOf(add(toured, { travelId: JAPAN }));
    expect(await add(toured, { travelId: JAPAN, tourCode: OPEN.code })).toMatchObject({
      key: 'CONFLICT',
      extra: { problem: 'tooManyTours' },
    });
  });

  test('WISH-03 a travel takes its tours with it and says which; what is another’s stays', async () => {
    const [ada, bob] = [await newPerson(), await newPerson()];
    for (const person of [ada, bob])
      for (const { code } of [OPEN, CONFIRMED])
        await dataOf(add(person, { travelId: JAPAN, tourCode: code }));
    const one = { travelId: JAPAN, tourCode: CONFIRMED.code };
    expect((await dataOf(remove(ada, one))).data).toEqual({
      isTravelRemoved: false,
      tourCodes: [CONFIRMED.code],
    });
    expect((await dataOf(remove(ada, { travelId: JAPAN }))).data).toEqual({
      isTravelRemoved: true,
      tourCodes: [OPEN.code],
    });
    for (const item of [one, { travelId: JAPAN }, { travelId: 'atlantis', tourCode: 'X' }])
      expect((await dataOf(remove(ada, item))).data).toEqual({
        isTravelRemoved: false,
        tourCodes: [],
      });
    expect(await wishlist(ada)).toEqual([]);
    expect((await wishlist(bob))[0]?.tours).toHaveLength(2);
  });

  test('WISH-03 a reason is stored without the person, and none that is none', async () => {
    const person = await newPerson();
    const tell = (body: unknown, network?: string) =>
      post(person, '/account/wishlist/reason', body, doneAnswerSchema, network);
    const text = `${randomUUID()} ${'x'.repeat(463)}`;
    await dataOf(tell({ kind: 'travel', reason: 'other', text }));
    await dataOf(tell({ kind: 'alert', reason: 'tooManyNotifications', text }));
    const stored = await reasons();
    expect(stored.filter((row) => row.text === text)).toMatchObject([
      { kind: 'travel', reason: 'other', market_id: 'it', day: expect.stringMatching(/^20/) },
    ]);
    expect(JSON.stringify(stored)).not.toContain(person.accountId);
    for (const body of [
      { kind: 'travel', reason: 'other', text: `${text}x` },
      { kind: 'travel', reason: 'none' },
      { kind: 'coordinator', reason: 'other' },
      { kind: 'travel' },
    ])
      expect(await tell(body)).toMatchObject({ outcome: 'refused', key: 'BAD_REQUEST' });
    expect(await reasons()).toHaveLength(stored.length);

    const network = randomUUID();
    const reason: RemovalReasonRequest = { kind: 'tour', reason: 'notInterestedInTour' };
    const outcomes: string[] = [];
    for (let sent = 0; sent < 31; sent += 1) outcomes.push((await tell(reason, network)).outcome);
    expect(outcomes.indexOf('refused')).toBe(30);
    expect(await reasons()).toHaveLength(stored.length + 30);
  });

  test('API-08 says of many at once what is saved and which alerts are on', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const item = { travelId: JAPAN, tourCode: OPEN.code };
    await dataOf(add(person, item));
    await dataOf(enable(person, { ...item, type: 'TOUR_CONFIRMED' }));
    await dataOf(enable(person, { travelId: WITHOUT_TOURS, type: 'STOCKOUT_TRAVEL' }));
    const asked: WishlistStateRequest = {
      travelIds: [JAPAN, 'atlantis', JAPAN, WITHOUT_TOURS],
      tourCodes: [OPEN.code, CONFIRMED.code, '__proto__'],
    };
    const none = { isWishlisted: false, alerts: [] };
    expect(await stateOf(person, asked)).toEqual({
      travels: [
        { id: JAPAN, isWishlisted: true, wishlistedToursCount: 1, alerts: [] },
        { id: 'atlantis', wishlistedToursCount: 0, ...none },
        {
          id: WITHOUT_TOURS,
          isWishlisted: false,
          wishlistedToursCount: 0,
          alerts: ['STOCKOUT_TRAVEL'],
        },
      ],
      tours: [
        { code: OPEN.code, isWishlisted: true, alerts: ['TOUR_CONFIRMED'] },
        { code: CONFIRMED.code, ...none },
        { code: '__proto__', ...none },
      ],
    });
    expect((await dataOf(backend.api('it').savedIds(person))).data).toEqual({
      travelIds: [JAPAN],
      tours: [{ code: OPEN.code, travelId: JAPAN }],
      alerts: expect.arrayContaining([
        { ...item, type: 'TOUR_CONFIRMED' },
        { travelId: WITHOUT_TOURS, tourCode: null, type: 'STOCKOUT_TRAVEL' },
      ]),
    });
    const { travels, tours } = await stateOf(other, asked);
    expect([...travels, ...tours].some(({ isWishlisted }) => isWishlisted)).toBe(false);
    const many = { travelIds: Array.from({ length: MAXIMUM_STATES + 1 }, String) };
    expect(
      await post(person, '/account/wishlist/state', many, wishlistStateAnswerSchema),
    ).toMatchObject({ outcome: 'refused', key: 'BAD_REQUEST' });
  });

  test('NTFY-01 NTFY-02 turns on what is offered, twice as once, and off what is one’s own', async () => {
    const [ada, bob] = [await newPerson(), await newPerson()];
    const open = { travelId: JAPAN, tourCode: OPEN.code };
    const allowed: EnableAlertRequest[] = [
      { ...open, type: 'TOUR_CONFIRMED', currency: 'GBP' },
      { ...open, type: 'PRICE_DROPPED' },
      { travelId: WITHOUT_TOURS, type: 'STOCKOUT_TRAVEL' },
    ];
    for (const person of [ada, ada, bob])
      for (const alert of allowed) await dataOf(enable(person, alert));
    for (const [alert, types] of [
      [{ ...open, type: 'STOCKOUT_TRAVEL' }, ['TOUR_CONFIRMED', 'PRICE_DROPPED']],
      [{ ...open, tourCode: CONFIRMED.code, type: 'TOUR_CONFIRMED' }, ['PRICE_DROPPED']],
      [{ travelId: JAPAN, type: 'TOUR_CONFIRMED' }, []],
      [{ travelId: JAPAN, type: 'PRICE_DROPPED' }, []],
      [{ travelId: WITHOUT_TOURS, type: 'PRICE_DROPPED' }, ['STOCKOUT_TRAVEL']],
      [{ ...open, tourCode: DEPARTED.code, type: 'PRICE_DROPPED' }, []],
    ] as const)
      expect(await enable(ada, alert)).toMatchObject({
        key: 'CONFLICT',
        extra: { problem: 'notOffered', types },
      });
    expect(await enable(ada, { ...open, type: 'SPAM' })).toMatchObject({ key: 'BAD_REQUEST' });

    const on = await alerts(ada);
    expect(on).toHaveLength(allowed.length);
    expect(on.find(({ type }) => type === 'TOUR_CONFIRMED')).toMatchObject({
      tourCode: OPEN.code,
      startingDate: OPEN.startingDate,
      state: 'open',
      price: OPEN.price,
      currency: 'GBP',
    });
    expect(on.find(({ type }) => type === 'STOCKOUT_TRAVEL')).toMatchObject({
      travel: { title: expect.any(String) },
      startingDate: null,
      price: null,
      currency: 'EUR',
    });

    for (const _ of ['once', 'twice'])
      await dataOf(disable(ada, { ...open, type: 'PRICE_DROPPED' }));
    expect(await alerts(ada)).toHaveLength(allowed.length - 1);
    await dataOf(post(ada, '/account/alerts/disable-all', {}, doneAnswerSchema));
    expect(await alerts(ada)).toEqual([]);
    expect(await alerts(bob)).toHaveLength(allowed.length);
  });

  test('NTFY-01 an account that no mail can be sent to has none', async () => {
    const accountId = await insertAccount(backend.storage.db, backend.now());
    const wanted = { travelId: JAPAN, tourCode: OPEN.code, type: 'PRICE_DROPPED' };
    expect(await enable(personOfAccount(accountId), wanted)).toMatchObject({
      key: 'CONFLICT',
      extra: { problem: 'noEmail' },
    });
  });

  test('NTFY-01 an account has so many alerts', async () => {
    const person = await newPerson();
    await backend.storage.db
      .insertInto('notification_subscriptions')
      .values(
        Array.from({ length: MAXIMUM_ALERTS }, (_, index) => ({
          id: randomUUID(),
          account_id: person.accountId,
          type: 'PRICE_DROPPED' as const,
          travel_id: 'atlantis',
          tour_code: `ATL-${index}`,
          market_id: 'it' as const,
          currency: 'EUR' as const,
          price: null,
          created_at: 0,
        })),
      )
      .execute();
    const wanted = { travelId: JAPAN, tourCode: OPEN.code, type: 'PRICE_DROPPED' };
    expect(await enable(person, wanted)).toMatchObject({
      key: 'CONFLICT',
      extra: { problem: 'tooManyAlerts', most: MAXIMUM_ALERTS },
    });
    expect((await alerts(person))[0]).toMatchObject({ travel: null, state: 'gone' });
  });

  test('AUTH-07 SEC-07 is for an account that there is, in its download, and gone with it', async () => {
    const person = await newPerson();
    const item = { travelId: JAPAN, tourCode: OPEN.code };
    await dataOf(add(person, item));
    await dataOf(enable(person, { ...item, type: 'PRICE_DROPPED' }));
    const { data } = await dataOf(backend.api('it').accountData(person));
    expect(data.wishlist).toHaveLength(2);
    expect(data.alerts).toMatchObject([item]);

    const path = '/account/wishlist';
    const nobody = { ...person, accountId: null };
    expect(await get(nobody, path, wishlistAnswerSchema)).toMatchObject({ key: 'UNAUTHORIZED' });
    expect(await add(null, item)).toMatchObject({ key: 'UNAUTHORIZED' });
    const plain = await backend.request(path);
    expect(plain.status).toBe(401);
    await deleteAccount(backend.storage.db, person.accountId);
    for (const result of [
      get(person, path, wishlistAnswerSchema),
      add(person, item),
      enable(person, { ...item, type: 'PRICE_DROPPED' }),
    ])
      expect(await result).toMatchObject({ outcome: 'missing' });
    for (const table of ['wishlist_items', 'notification_subscriptions'] as const) {
      const rows = backend.storage.db.selectFrom(table).select('id');
      expect(await rows.where('account_id', '=', person.accountId).execute()).toEqual([]);
    }
  });
});
