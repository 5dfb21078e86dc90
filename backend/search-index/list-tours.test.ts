import { describe, expect, test } from 'vitest';
import type { Filters } from '../../contract/filters.ts';
import {
  LISTING_CONTEXT,
  listedIds,
  listTours,
  tourOfIceland,
} from '../../test/support/listed-tours.ts';
import { sampleTravel } from '../../test/support/sample-records.ts';
import { buildSearchIndex } from './search-index.ts';

describe('which tours are listed', () => {
  test.each([
    ['2027-04-09', []],
    ['2027-04-10', []],
    ['2027-04-11', ['a']],
  ])('TRV-02 one that starts on %s, when it is 2027-04-10: %j', (startingDate, ids) => {
    const found = listedIds([tourOfIceland('a', { startingDate })], {}, undefined, {
      closingDays: 0,
    });
    expect(found).toEqual(ids);
  });

  test.each([
    ['2027-04-12', []],
    ['2027-04-13', ['a']],
  ])('TRV-02 one that starts on %s, three days before it closes: %j', (startingDate, ids) => {
    expect(listedIds([tourOfIceland('a', { startingDate })])).toEqual(ids);
  });

  test('a withdrawn tour and a tour of no travel are not', () => {
    const withdrawn = tourOfIceland('a', { isWithdrawn: true });
    expect(listedIds([withdrawn, tourOfIceland('b', { travelId: 'gone' })])).toEqual([]);
  });

  test('a hit holds the records of the tour and of its travel', () => {
    const travel = sampleTravel({ id: 'iceland' });
    const only = tourOfIceland('a');
    expect(listTours([only], {}, [sampleTravel({ id: 'chile' }), travel]).hits).toEqual([
      { tour: only, travel, otherDepartures: 0 },
    ]);
  });
});

describe('sorts', () => {
  test('RES-06 the percentage counts, not the amount', () => {
    const discounted = [
      tourOfIceland('z-half', {
        price: { EUR: 10_000 },
        isDiscounted: true,
        lowestPriceOf30Days: { EUR: 20_000 },
      }),
      tourOfIceland('a-tenth', {
        price: { EUR: 900_000 },
        isDiscounted: true,
        lowestPriceOf30Days: { EUR: 1_000_000 },
      }),
    ];
    expect(listedIds(discounted, { sort: 'discount:desc' })).toEqual(['z-half', 'a-tenth']);
  });

  test('MKT-08 prices are compared in the wanted currency', () => {
    const priced = [
      tourOfIceland('a', { price: { EUR: 100_000, GBP: 99_000 } }),
      tourOfIceland('b', { price: { EUR: 110_000 } }),
    ];
    expect(listedIds(priced, { sort: 'price:asc' })).toEqual(['a', 'b']);
    expect(listedIds(priced, { sort: 'price:asc', currency: 'GBP' })).toEqual(['b', 'a']);
  });

  test('MKT-08 a new rate is used at once', () => {
    const index = buildSearchIndex({
      version: 1,
      travels: [sampleTravel({ id: 'iceland' })],
      tours: [tourOfIceland('a', { price: { EUR: 100_000 } })],
    });
    const filters: Filters = { priceTo: 90_000 };
    const listedAt = (rate: number) =>
      index.listTours(filters, {
        ...LISTING_CONTEXT,
        currency: 'GBP',
        exchangeRates: { ...LISTING_CONTEXT.exchangeRates, GBP: rate },
      }).total;
    expect([0.86, 0.95, 0.86].map(listedAt)).toEqual([1, 0, 1]);
  });
});
