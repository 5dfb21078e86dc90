import { describe, expect, test } from 'vitest';
import type { Filters } from '../../contract/filters.ts';
import { relaxedFilters } from '../../domain/filters/relaxation.ts';
import { LISTING_CONTEXT } from '../../test/support/listed-tours.ts';
import { sampleTour, sampleTravel } from '../../test/support/sample-records.ts';
import { saysSomething } from '../text-reading/filler-words.ts';
import { completeSteps } from './complete-steps.ts';
import { buildSearchIndex } from './search-index.ts';

const index = buildSearchIndex({
  version: 1,
  travels: [
    sampleTravel({ id: 'iceland' }),
    sampleTravel({ id: 'andes', continent: 'south-america', countries: ['PER'] }),
    sampleTravel({ id: 'kyoto', continent: 'asia', countries: ['JPN'] }),
    sampleTravel({ id: 'hanoi', continent: 'asia', countries: ['VNM'] }),
  ],
  tours: [
    sampleTour({
      id: 'i1',
      travelId: 'iceland',
      startingDate: '2027-05-20',
      price: { EUR: 91_000 },
    }),
    sampleTour({
      id: 'i2',
      travelId: 'iceland',
      startingDate: '2027-07-01',
      price: { EUR: 99_000 },
    }),
    sampleTour({
      id: 'a1',
      travelId: 'andes',
      startingDate: '2027-05-01',
      price: { EUR: 200_000 },
    }),
    sampleTour({ id: 'k1', travelId: 'kyoto', startingDate: '2027-06-01', status: 'SOLD_OUT' }),
    sampleTour({
      id: 'h1',
      travelId: 'hanoi',
      startingDate: '2027-06-03',
      price: { EUR: 150_000 },
    }),
    sampleTour({
      id: 'h2',
      travelId: 'hanoi',
      startingDate: '2027-06-09',
      price: { EUR: 150_000 },
    }),
  ],
});

const relaxations = (filters: Filters, unit: 'tours' | 'travels' = 'tours') =>
  completeSteps(index.relaxations(unit, filters, LISTING_CONTEXT));

/** A change and its count in short. */
function inShort(filters: Filters, unit?: 'tours' | 'travels'): string[] {
  return relaxations(filters, unit).relaxations.map(({ change, count }) => {
    const { kind, ...rest } = change;
    const said =
      kind === 'length' ? JSON.stringify(change.length) : Object.values(rest).flat().join('+');
    return `${kind} ${said}: ${count}`;
  });
}

describe('RES-08 what to change of filters that leave nothing', () => {
  test.each<readonly [string, Filters, readonly string[]]>([
    [
      'days around the period, other months, and no period',
      { dateFrom: '2027-05-10', dateTo: '2027-05-15', destinationId: ['ISL'] },
      ['daysSpan 7: 1', 'month 2027-05: 1', 'month 2027-07: 1', 'without dates: 2'],
    ],
    [
      'another place, its own continent first',
      { destinationId: ['JPN'] },
      [
        'continent asia: 2',
        'continent europe: 2',
        'continent america: 1',
        'without destinationId: 5',
      ],
    ],
    [
      'the lowest price there is, as a round limit',
      { priceTo: 50_000, destinationId: ['ISL'] },
      ['priceTo 95000: 1', 'without price: 2'],
    ],
    [
      'the one filter that blocks',
      { isNoSharingRoomAvailable: true, ageBadge: 'ALL', durationTo: 30 },
      ['without isNoSharingRoomAvailable: 5'],
    ],
    [
      'two filters where one alone changes nothing',
      { isNoSharingRoomAvailable: true, discounted: true },
      ['without discounted+isNoSharingRoomAvailable: 5'],
    ],
    [
      'all but one where no two are enough',
      {
        isNoSharingRoomAvailable: true,
        discounted: true,
        durationFrom: 90,
        destinationId: ['PER'],
      },
      ['without length+discounted+isNoSharingRoomAvailable: 1'],
    ],
    ['nothing where nothing is filtered', {}, []],
  ])('%s', (_, filters, expected) => expect(inShort(filters)).toEqual(expected));

  test('counts travels where travels are listed', () => {
    expect(inShort({ destinationId: ['VNM'], isNoSharingRoomAvailable: true }, 'travels')).toEqual([
      'without isNoSharingRoomAvailable: 1',
    ]);
  });

  test('another length, where none is as short or as long', () => {
    // Each of them lasts a week.
    expect(inShort({ durationTo: 6 })).toEqual([
      'length {"from":null,"to":10}: 5',
      'without length: 5',
    ]);
    expect(inShort({ durationFrom: 11, destinationId: ['VNM'] })).toEqual([
      'length {"from":null,"to":10}: 2',
      'without length: 2',
    ]);
  });

  test('as few days of leave more as give something', () => {
    const tours = {
      '2027-05-01': '2027-05-07',
      '2027-06-05': '2027-06-14',
      '2027-07-03': '2027-07-12',
    };
    const ofLeave = buildSearchIndex({
      version: 1,
      travels: [sampleTravel({ id: 'iceland' })],
      tours: Object.entries(tours).map(([startingDate, endingDate]) =>
        sampleTour({ id: startingDate, travelId: 'iceland', startingDate, endingDate }),
      ),
    });
    // From Saturday to Friday, and to the Monday after the next week.
    const offered = (filters: Filters) =>
      completeSteps(ofLeave.relaxations('tours', filters, LISTING_CONTEXT)).relaxations;
    const withoutLimit = { change: { kind: 'without', filters: ['leaveTo'] }, count: 3 };
    expect(offered({ leaveTo: 3 })).toEqual([
      { change: { kind: 'leaveTo', leaveTo: 5 }, count: 1 },
      withoutLimit,
    ]);
    expect(offered({ leaveTo: 5 })).toEqual([
      { change: { kind: 'leaveTo', leaveTo: 6 }, count: 3 },
      withoutLimit,
    ]);
    expect(offered({ leaveTo: 3, dateFrom: '2027-05-28' })).toContainEqual({
      change: { kind: 'leaveTo', leaveTo: 6 },
      count: 2,
    });
    expect(offered({ leaveTo: 6 })).toEqual([]);
  });

  test('other words of a filter, those with the most results first', () => {
    const kinds = { NATURE: 1, RELAX: 4, CULTURE: 2, HISTORY: 3 } as const;
    const ofMoods = buildSearchIndex({
      version: 1,
      travels: Object.keys(kinds).map((mood) =>
        sampleTravel({ id: mood, moods: [mood as keyof typeof kinds] }),
      ),
      tours: Object.entries(kinds).flatMap(([mood, count]) =>
        Array.from({ length: count }, (_, tour) =>
          sampleTour({ id: `${mood}-${tour}`, travelId: mood, ageGroup: '35-49' }),
        ),
      ),
    });
    const offered = (filters: Filters, unit: 'tours' | 'travels' = 'tours') =>
      completeSteps(ofMoods.relaxations(unit, filters, LISTING_CONTEXT)).relaxations.flatMap(
        ({ change, count }) => (change.kind === 'word' ? [[change.word, count]] : []),
      );
    expect(offered({ moods: ['PARTY'] })).toEqual([
      ['RELAX', 4],
      ['HISTORY', 3],
      ['CULTURE', 2],
    ]);
    expect(offered({ moods: ['PARTY'] }, 'travels')).toHaveLength(3);
    // Mixed ages are what no filter of ages means.
    expect(offered({ ageBadge: '25-35', moods: ['RELAX'] })).toEqual([['35-49', 4]]);
    expect(offered({ moods: ['PARTY'], discounted: true })).toEqual([]);
  });

  test('a text without one of its words, where that finds more', () => {
    expect(relaxations({ textSearch: 'Iceland Vietnam' }).relaxations).toEqual([
      { change: { kind: 'text', textSearch: 'Vietnam' }, count: 2 },
      { change: { kind: 'text', textSearch: 'Iceland' }, count: 2 },
      { change: { kind: 'without', filters: ['textSearch'] }, count: 5 },
    ]);
    // Of so many words one says little.
    const long = relaxations({ textSearch: `${'Iceland '.repeat(5)}zzzz` }).relaxations;
    expect(long.map(({ change }) => change.kind)).toEqual(['without']);
    expect(relaxations({ textSearch: 'zzzz' }).relaxations).toEqual([
      { change: { kind: 'without', filters: ['textSearch'] }, count: 5 },
    ]);
  });

  test('has the totals under the filters, and without any', () => {
    expect(relaxations({ destinationId: ['VNM'] })).toMatchObject({ total: 2, all: 5 });
  });

  test('each count is that of the listing which the change leads to', () => {
    const asked: Filters[] = [
      { destinationId: ['PER'], priceTo: 10_000, dateFrom: '2027-05-28', dateTo: '2027-05-28' },
      { continentId: ['asia'], dateTo: '2027-05-30', page: 4 },
      { textSearch: 'peru', discounted: true },
      { textSearch: 'zzzz', durations: [99] },
      { durationFrom: 20 },
      { leaveTo: 2 },
      { leaveTo: 0, destinationId: ['VNM'], priceTo: 10_000 },
    ];
    for (const filters of asked) {
      const found = relaxations(filters).relaxations;
      expect(found.length, JSON.stringify(filters)).toBeGreaterThan(0);
      for (const { change, count } of found) {
        const changed = relaxedFilters(filters, change);
        expect(index.listTours(changed, LISTING_CONTEXT).total, JSON.stringify(change)).toBe(count);
      }
    }
  });
});

test('RES-08 a forged address with every filter is answered by a bounded number of counts', () => {
  const steps = index.relaxations(
    'tours',
    {
      textSearch: 'zzzz',
      continentId: ['asia'],
      destinationId: ['JPN'],
      travelId: ['kyoto'],
      dateFrom: '2027-05-10',
      status: ['SOLD_OUT'],
      ageBadge: '25-35',
      priceTo: 1,
      durationTo: 1,
      durations: [99],
      leaveTo: 1,
      discounted: true,
      isNoSharingRoomAvailable: true,
      moods: ['PARTY'],
      badgeId: ['eco'],
    },
    LISTING_CONTEXT,
  );
  let pauses = 0;
  while (!steps.next().done) pauses += 1;
  expect(pauses).toBeLessThan(60);
});

/** A European travel that is sold out, and departures in areas from few to many. */
const areas = buildSearchIndex({
  version: 1,
  travels: [
    sampleTravel({ id: 'iceland' }),
    sampleTravel({ id: 'italy', countries: ['ITA'] }),
    sampleTravel({ id: 'japan', continent: 'asia', countries: ['JPN'] }),
    sampleTravel({ id: 'kenya', continent: 'africa', countries: ['KEN'] }),
    sampleTravel({ id: 'fiji', continent: 'oceania', countries: ['FJI'] }),
    sampleTravel({ id: 'canada', continent: 'north-america', countries: ['CAN'] }),
    sampleTravel({ id: 'peru', continent: 'south-america', countries: ['PER'] }),
  ],
  tours: [
    sampleTour({ id: 'sold-out', travelId: 'iceland', status: 'SOLD_OUT' }),
    ...Object.entries({ italy: 1, japan: 2, kenya: 4, fiji: 3, canada: 5, peru: 1 }).flatMap(
      ([travelId, count]) =>
        Array.from({ length: count }, (_, tour) =>
          sampleTour({ id: `${travelId}-${tour}`, travelId }),
        ),
    ),
  ],
});

test.each<readonly [string, Filters, readonly string[]]>([
  ['its own continent first', { destinationId: ['ISL'] }, ['europe', 'america', 'africa']],
  [
    'none that has the chosen half',
    { continentId: ['south-america'] },
    ['africa', 'oceania', 'asia'],
  ],
])('RES-08 of other places at most three are offered, %s', (_, filters, continents) => {
  const steps = areas.relaxations('tours', filters, LISTING_CONTEXT);
  const offered = completeSteps(steps).relaxations.flatMap(({ change }) =>
    change.kind === 'continent' ? [change.continentId] : [],
  );
  expect(offered).toEqual(continents);
});

test('RES-08 a text is shortened to words that say something', () => {
  const texts = relaxations({ textSearch: 'not iceland' }).relaxations.flatMap(({ change }) =>
    change.kind === 'text' ? [change.textSearch] : [],
  );
  expect(texts.every((text) => text === 'iceland')).toBe(true);
  for (const filler of ['not', 'pas', 'avec des', 'Urlaub mit']) {
    expect(saysSomething(filler), filler).toBe(false);
    expect(saysSomething(`${filler} yoga`), filler).toBe(true);
  }
});
