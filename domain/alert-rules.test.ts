import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleTour } from '../test/support/sample-records.ts';
import {
  departuresToTell,
  newsOfOneMail,
  pausedVerdict,
  PRICE_PAUSE_MS,
  tellingTime,
  tourAlertVerdict,
  travelAlertVerdict,
  watchedPrice,
  type TourAlert,
  type TourNews,
  type UntoldChange,
  type WatchedTour,
} from './alert-rules.ts';
import { MINUTE_MS } from './durations.ts';
import { isConfirmed, TOUR_STATUSES, type TourStatus } from './tour-status.ts';

const TODAY = '2027-03-01';
const CLOSING_DAYS = 3;
const NOW = { today: TODAY, closingDays: CLOSING_DAYS };
const eur = (cents: number) => ({ cents, currency: 'EUR' }) as const;

const alertOf = (given: Partial<TourAlert> = {}): TourAlert => ({
  type: 'PRICE_DROPPED',
  createdAt: 0,
  currency: 'EUR',
  knownPrice: eur(100_000),
  ...given,
});
const tourOf = (given: Partial<WatchedTour> = {}): WatchedTour => ({
  status: 'PLANNED',
  startingDate: '2027-05-01',
  isWithdrawn: false,
  price: { EUR: 100_000 },
  ...given,
});
const changeFrom = (status: TourStatus, changedAt = 1): UntoldChange => ({
  changedAt,
  before: { status },
});
const verdictOf = (
  alert: Partial<TourAlert>,
  tour: Partial<WatchedTour>,
  changes: readonly UntoldChange[] = [],
) => tourAlertVerdict(alertOf(alert), { tour: tourOf(tour), changes, ...NOW });

describe('NTFY-03 an alert that waits for the confirmation', () => {
  test.each(TOUR_STATUSES)('of a tour that is %s now', (status) => {
    const { news, isOver } = verdictOf({ type: 'TOUR_CONFIRMED' }, { status });
    expect(news).toEqual(isConfirmed(status) ? { kind: 'confirmed' } : null);
    expect(isOver).toBe(isConfirmed(status));
  });

  test('tells nothing of prices', () => {
    const verdict = verdictOf({ type: 'TOUR_CONFIRMED' }, { price: { EUR: 1 } });
    expect(verdict).toEqual({ news: null, isOver: false, knownPrice: eur(100_000) });
  });
});

describe('NTFY-03 an alert that waits for a lower price', () => {
  test('tells of it, and knows it from then on', () => {
    expect(verdictOf({}, { price: { EUR: 99_999 } })).toEqual({
      news: { kind: 'priceDropped', from: eur(100_000), to: eur(99_999) },
      isOver: false,
      knownPrice: eur(99_999),
    });
  });

  test.each([100_000, 100_001])('tells nothing of %i cents, and forgets no lower one', (cents) => {
    expect(verdictOf({}, { price: { EUR: cents } })).toEqual({
      news: null,
      isOver: false,
      knownPrice: eur(100_000),
    });
  });

  test('MKT-08 compares the tour’s own prices: an exchange rate is no price', () => {
    expect(watchedPrice({ EUR: 100_000, GBP: 86_000 }, 'GBP')).toEqual({
      cents: 86_000,
      currency: 'GBP',
    });
    expect(watchedPrice({ EUR: 100_000 }, 'USD')).toEqual(eur(100_000));
    expect(watchedPrice({ GBP: 86_000 }, 'USD')).toBeNull();
    const { news } = verdictOf({ currency: 'USD' }, { price: { EUR: 90_000, USD: 1 } });
    expect(news).toMatchObject({ to: eur(90_000) });
  });

  test('begins to compare where there is a price again', () => {
    const pounds = { cents: 86_000, currency: 'GBP' } as const;
    const prices = { EUR: 1, GBP: 86_000 };
    expect(verdictOf({ knownPrice: null, currency: 'GBP' }, { price: prices })).toMatchObject({
      news: null,
      knownPrice: pounds,
    });
    expect(verdictOf({ knownPrice: pounds, currency: 'GBP' }, { price: { EUR: 1 } })).toMatchObject(
      { news: null, knownPrice: eur(1) },
    );
    expect(verdictOf({}, { price: {} })).toMatchObject({ news: null, knownPrice: eur(100_000) });
  });

  test('waits while nobody can join', () => {
    expect(verdictOf({}, { status: 'SOLD_OUT', price: { EUR: 1 } })).toEqual({
      news: null,
      isOver: false,
      knownPrice: eur(100_000),
    });
  });
});

test.each([
  ['2027-03-03', false],
  ['2027-03-04', true],
])(
  'NTFY-03 a lower price of a tour on %s is told while it takes requests: %s',
  (startingDate, isTold) => {
    const { news, isOver } = verdictOf({}, { startingDate, price: { EUR: 1 } });
    expect([news !== null, isOver]).toEqual([isTold, false]);
  },
);

describe('NTFY-03 an alert of a tour that is gone', () => {
  test.each<[string, Partial<WatchedTour>, UntoldChange[], string | null]>([
    ['withdrawn', { isWithdrawn: true }, [], 'withdrawn'],
    ['withdrawn, whatever else', { isWithdrawn: true, status: 'CONFIRMED' }, [], 'withdrawn'],
    ['departed', { startingDate: TODAY }, [], 'departed'],
    ['a day before it departs', { startingDate: '2027-03-02' }, [], null],
    ['sold out', { status: 'SOLD_OUT' }, [changeFrom('ALMOST_FULL')], 'soldOut'],
    ['full, but one may ask', { status: 'WAITING_LIST' }, [changeFrom('ALMOST_FULL')], null],
    ['sold out when it was made', { status: 'SOLD_OUT' }, [changeFrom('SOLD_OUT')], null],
    ['sold out before it was made', { status: 'SOLD_OUT' }, [changeFrom('CONFIRMED', -1)], null],
    ['sold out, without an occasion', { status: 'SOLD_OUT' }, [], null],
  ])('%s', (_, tour, changes, reason) => {
    for (const type of ['TOUR_CONFIRMED', 'PRICE_DROPPED'] as const) {
      const { news, isOver } = verdictOf({ type }, tour, changes);
      if (reason) expect(news).toEqual({ kind: 'gone', reason });
      else expect(news?.kind).not.toBe('gone');
      expect(isOver).toBe(reason !== null);
    }
  });

  test('ends without a word where that is no news any more', () => {
    const gone = (startingDate: string) => verdictOf({}, { startingDate });
    expect(gone('2027-02-22').news).not.toBeNull();
    expect(gone('2027-02-21')).toMatchObject({ news: null, isOver: true });
  });
});

describe('NTFY-03 an alert of a travel without departures', () => {
  test.each([
    [
      { isWithdrawn: false, departures: 0 },
      { news: null, isOver: false },
    ],
    [
      { isWithdrawn: false, departures: 3 },
      { news: { kind: 'departuresAgain' }, isOver: true },
    ],
    [
      { isWithdrawn: true, departures: 3 },
      { news: { kind: 'gone', reason: 'withdrawn' }, isOver: true },
    ],
  ])('%j', (travel, verdict) => {
    expect(travelAlertVerdict(travel)).toEqual(verdict);
  });

  test('tells of departures to come that one can join, the next first', () => {
    const tours = [
      sampleTour({ id: 'later', travelId: 'x', startingDate: '2027-06-01' }),
      sampleTour({ id: 'next', travelId: 'x', startingDate: '2027-03-02' }),
      sampleTour({ id: 'today', travelId: 'x', startingDate: TODAY }),
      sampleTour({ id: 'withdrawn', travelId: 'x', isWithdrawn: true }),
      sampleTour({ id: 'sold out', travelId: 'x', status: 'SOLD_OUT' }),
      sampleTour({ id: 'on request', travelId: 'x', status: 'WAITING_LIST' }),
    ];
    const codes = departuresToTell(tours, TODAY).map(({ code }) => code);
    expect(codes).toEqual(['next', 'on request', 'later']);
  });
});

test('NTFY-03 a lower price waits for a day after the last one, other news does not', () => {
  const known = { knownPrice: eur(100_000), toldAt: 1_000 };
  const dropped = verdictOf({}, { price: { EUR: 99_000 } });
  const end = 1_000 + PRICE_PAUSE_MS;
  expect(pausedVerdict(dropped, { ...known, now: end - 1 })).toEqual({
    news: null,
    isOver: false,
    knownPrice: eur(100_000),
    lookAgainAt: end,
  });
  const told = { ...dropped, lookAgainAt: null };
  expect(pausedVerdict(dropped, { ...known, now: end })).toEqual(told);
  expect(pausedVerdict(dropped, { ...known, toldAt: null, now: 1_001 })).toEqual(told);
  const gone = verdictOf({}, { isWithdrawn: true });
  expect(pausedVerdict(gone, { ...known, now: 1_001 })).toEqual({ ...gone, lookAgainAt: null });
});

test('NTFY-03 one person gets one mail: of what there is, or once that the tour is gone', () => {
  const confirmed = { news: { kind: 'confirmed' }, isOver: true } as const;
  const dropped = {
    news: { kind: 'priceDropped', from: eur(2), to: eur(1) },
    isOver: false,
  } as const;
  const gone = { news: { kind: 'gone', reason: 'soldOut' }, isOver: true } as const;
  const nothing = { news: null, isOver: false };
  expect(newsOfOneMail([dropped, nothing, confirmed])).toEqual([confirmed.news, dropped.news]);
  expect(newsOfOneMail([gone, gone])).toEqual([gone.news]);
  expect(newsOfOneMail([nothing])).toEqual([]);
});

// Random histories, a minute a step, against a model that knows no state but the whole past.

interface Step {
  /** Minutes since the step before. */
  readonly after: number;
  readonly tour: Partial<Pick<WatchedTour, 'status' | 'isWithdrawn' | 'price'>>;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    after: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 10, max: 60 })),
    tour: fc.oneof(
      fc.record({ price: fc.record({ EUR: fc.integer({ min: 1, max: 6 }) }) }),
      fc.record({ status: fc.constantFrom(...TOUR_STATUSES) }),
      fc.record({ isWithdrawn: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0) }),
    ),
  }),
  { maxLength: 30 },
);

const START: WatchedTour = tourOf({ price: { EUR: 4 } });

/** The tour at each minute, until an hour after the last step. */
function minutesOf(history: readonly Step[]): WatchedTour[] {
  const minutes = [START];
  for (const { after, tour } of history) {
    for (let minute = 0; minute < after; minute += 1) minutes.push(minutes.at(-1) ?? START);
    minutes[minutes.length - 1] = { ...(minutes.at(-1) ?? START), ...tour };
  }
  for (let minute = 0; minute < 60; minute += 1) minutes.push(minutes.at(-1) ?? START);
  return minutes;
}

const isSame = (one: WatchedTour | undefined, other: WatchedTour | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

interface Told {
  readonly minute: number;
  readonly news: TourNews;
}

/** What a program tells that goes by the rules. */
function toldByRules(minutes: readonly WatchedTour[], type: TourAlert['type']): Told[] {
  let alert = alertOf({ type, createdAt: 0, knownPrice: eur(4) });
  let changes: UntoldChange[] = [];
  const told: Told[] = [];
  for (let minute = 1; minute < minutes.length; minute += 1) {
    const [before = START, tour = START] = [minutes[minute - 1], minutes[minute]];
    if (!isSame(before, tour)) {
      changes.push({ changedAt: minute * MINUTE_MS, before: { status: before.status } });
    }
    const [first, newest] = [changes.at(0), changes.at(-1)];
    if (!first || !newest) continue;
    const due = tellingTime({ firstAt: first.changedAt, newestAt: newest.changedAt });
    if (minute * MINUTE_MS < due) continue;
    const verdict = tourAlertVerdict(alert, { tour, changes, ...NOW });
    changes = [];
    if (verdict.news) told.push({ minute, news: verdict.news });
    if (verdict.isOver) return told;
    alert = { ...alert, knownPrice: verdict.knownPrice };
    const again = tourAlertVerdict(alert, { tour, changes: [], ...NOW });
    expect(again, 'a second look').toEqual({ ...verdict, news: null });
  }
  return told;
}

/** The minutes at which the tour is looked at, by looking back from each. */
function looksOf(minutes: readonly WatchedTour[]): { minute: number; since: number }[] {
  const changed = minutes.map((tour, minute) => minute > 0 && !isSame(minutes[minute - 1], tour));
  const looks: { minute: number; since: number }[] = [];
  let last = 0;
  for (let minute = 1; minute < minutes.length; minute += 1) {
    const untold = changed.flatMap((is, at) => (is && at > last && at <= minute ? [at] : []));
    const [first] = untold;
    if (first === undefined) continue;
    const isQuiet = untold.every((at) => at <= minute - 10);
    if (isQuiet || minute - first >= 30) {
      looks.push({ minute, since: first - 1 });
      last = minute;
    }
  }
  return looks;
}

const isOpen = ({ status }: WatchedTour) => status !== 'SOLD_OUT';

/** What is to be told, from the tour at each look alone. */
function toldByModel(minutes: readonly WatchedTour[], type: TourAlert['type']): Told[] {
  const seen = looksOf(minutes).map(({ minute, since }) => ({
    minute,
    tour: minutes[minute] ?? START,
    before: minutes[since] ?? START,
  }));
  const reasonAt = ({ tour, before }: (typeof seen)[number]) => {
    if (tour.isWithdrawn) return 'withdrawn';
    return isOpen(before) && !isOpen(tour) ? 'soldOut' : null;
  };
  const end = seen.findIndex((look) => reasonAt(look) !== null);
  const living = end < 0 ? seen : seen.slice(0, end);
  const gone = seen.slice(end < 0 ? seen.length : end, end + 1).map((look) => ({
    minute: look.minute,
    news: { kind: 'gone', reason: reasonAt(look) ?? 'soldOut' } as const,
  }));
  if (type === 'TOUR_CONFIRMED') {
    const look = living.find(({ tour }) => isConfirmed(tour.status));
    return look ? [{ minute: look.minute, news: { kind: 'confirmed' } }] : gone;
  }
  const open = living.filter(({ tour }) => isOpen(tour));
  const priceOf = (look: (typeof seen)[number]) => look.tour.price.EUR ?? 0;
  const drops = open.flatMap((look, index) => {
    const lowest = Math.min(4, ...open.slice(0, index).map(priceOf));
    const news = { kind: 'priceDropped', from: eur(lowest), to: eur(priceOf(look)) } as const;
    return priceOf(look) < lowest ? [{ minute: look.minute, news }] : [];
  });
  return [...drops, ...gone];
}

test.each(['TOUR_CONFIRMED', 'PRICE_DROPPED'] as const)(
  'NTFY-03 whatever a tour goes through, %s tells what a look at its whole past would',
  (type) => {
    fc.assert(
      fc.property(steps, (history) => {
        const minutes = minutesOf(history);
        expect(toldByRules(minutes, type)).toEqual(toldByModel(minutes, type));
      }),
      { numRuns: 500 },
    );
  },
);

test('NTFY-03 a dip that is over before it is told tells nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 9 }),
      (price, minutes) => {
        const dip = [
          { after: 5, tour: { price: { EUR: price } } },
          { after: minutes, tour: { price: { EUR: 4 } } },
        ];
        expect(toldByRules(minutesOf(dip), 'PRICE_DROPPED')).toEqual([]);
      },
    ),
  );
});

test('NTFY-03 what changed waits ten minutes, and half an hour at most however often it changes', () => {
  expect(tellingTime({ firstAt: 0, newestAt: 0 })).toBe(10 * MINUTE_MS);
  expect(tellingTime({ firstAt: 0, newestAt: 19 * MINUTE_MS })).toBe(29 * MINUTE_MS);
  expect(tellingTime({ firstAt: 0, newestAt: 29 * MINUTE_MS })).toBe(30 * MINUTE_MS);
});
