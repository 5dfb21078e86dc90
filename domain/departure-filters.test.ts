import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fitsDeparture,
  isNarrowed,
  parseDepartureFilters,
  priceLimits,
  printDepartureFilters,
  type DepartureFilters,
  type FilteredDeparture,
} from './departure-filters.ts';
import { TOUR_STATUSES } from './tour-status.ts';

function departure(change: Partial<FilteredDeparture> = {}): FilteredDeparture {
  return {
    startingDate: '2027-06-12',
    status: 'CONFIRMED',
    hasPrivateRoom: true,
    price: { cents: 215_000 },
    ...change,
  };
}

describe('filters of the departure list', () => {
  test.each([
    ['', {}],
    ['month=2027-06', { month: '2027-06' }],
    ['month=2027-13&month=2027-6&month=soon', {}],
    ['status=CERTAIN', { status: 'CERTAIN' }],
    ['status[]=PLANNED', { status: 'PLANNED' }],
    ['status=planned', {}],
    ['isNoSharingRoomAvailable=true', { isNoSharingRoomAvailable: true }],
    ['isNoSharingRoomAvailable=1', {}],
    ['priceTo=200000', { priceTo: 200_000 }],
    ['priceTo=0&priceTo=-4&priceTo=a', {}],
    ['priceTo=99999999999', { priceTo: 2_147_483_647 }],
    ['all=true&utm=x', { all: true }],
  ] as const)('TRV-06 RES-02 the address %j asks for %j', (query, expected) => {
    const filters = parseDepartureFilters(new URLSearchParams(query));
    expect(JSON.parse(JSON.stringify(filters))).toEqual(expected);
  });

  test('TRV-06 whatever is asked for has one address, which asks for the same', () => {
    const someFilters = fc.record<DepartureFilters>({
      month: fc.option(fc.constantFrom('2026-12', '2027-06'), { nil: undefined }),
      status: fc.option(fc.constantFrom('CERTAIN' as const, ...TOUR_STATUSES), { nil: undefined }),
      isNoSharingRoomAvailable: fc.option(fc.constant(true as const), { nil: undefined }),
      priceTo: fc.option(fc.integer({ min: 1, max: 2_147_483_647 }), { nil: undefined }),
      all: fc.option(fc.constant(true as const), { nil: undefined }),
    });
    fc.assert(
      fc.property(someFilters, (filters) => {
        expect(parseDepartureFilters(printDepartureFilters(filters))).toEqual(filters);
      }),
    );
  });

  test.each([
    [{}, {}, true],
    [{ month: '2027-06' }, {}, true],
    [{ month: '2027-07' }, {}, false],
    [{ status: 'CERTAIN' }, { status: 'ALMOST_FULL' }, true],
    [{ status: 'CERTAIN' }, { status: 'ALMOST_CONFIRMED' }, false],
    [{ status: 'CONFIRMED' }, { status: 'ALMOST_FULL' }, false],
    [{ isNoSharingRoomAvailable: true }, { hasPrivateRoom: false }, false],
    [{ priceTo: 215_000 }, {}, true],
    [{ priceTo: 214_999 }, {}, false],
    [{ priceTo: 214_999 }, { price: null }, false],
    [{}, { price: null }, true],
  ] as const)('TRV-06 asked for %j, a departure with %j: %s', (filters, change, fits) => {
    expect(fitsDeparture(departure(change), filters)).toBe(fits);
  });

  test('TRV-06 showing all of them leaves nothing out', () => {
    expect(isNarrowed(parseDepartureFilters(new URLSearchParams('all=true')))).toBe(false);
    expect(isNarrowed(parseDepartureFilters(new URLSearchParams('month=2027-06')))).toBe(true);
  });

  test.each([
    [[], []],
    [[200, 200], []],
    [
      [300, 100, 200, 200],
      [100, 200],
    ],
    [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [1, 3, 5, 7, 9],
    ],
  ])('TRV-06 prices of %j give the limits %j', (prices, limits) => {
    expect(priceLimits(prices.map((cents) => departure({ price: { cents } })))).toEqual(limits);
  });
});
