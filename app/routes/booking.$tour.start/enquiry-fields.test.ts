import { describe, expect, test } from 'vitest';
import type { CardPrice } from '../../listing/card-price.ts';
import { tourChanges } from './enquiry-fields.ts';

const price = (cents: number, currency: CardPrice['currency'] = 'EUR'): CardPrice => ({
  cents,
  currency,
  isConverted: false,
  discount: null,
});

describe('tourChanges', () => {
  test.each([
    ['nothing', null, null, []],
    ['still on request', 'on-request', 'on-request', []],
    ['sold out meanwhile', null, 'sold-out', [{ kind: 'sold-out' }]],
    ['on request meanwhile', null, 'on-request', [{ kind: 'on-request' }]],
    ['free again', 'on-request', null, [{ kind: 'bookable' }]],
  ] as const)('TRV-17 %s', (_, seen, now, changes) => {
    const tour = { obstacle: seen, price: price(100) };
    expect(tourChanges(tour, { ...tour, obstacle: now })).toEqual(changes);
  });

  test('TRV-17 says the old price and the new one', () => {
    expect(
      tourChanges(
        { obstacle: null, price: { cents: 249000, currency: 'EUR' } },
        { obstacle: null, price: price(259000) },
      ),
    ).toEqual([
      { kind: 'price', fromCents: 249000, toCents: 259000, currency: 'EUR', isConverted: false },
    ]);
  });

  test.each([
    ['no price', null],
    ['a price in another currency', { cents: 259000, currency: 'USD' } as const],
  ])('TRV-17 with %s seen, says the price of now', (_, seen) => {
    const now = { obstacle: null, price: price(259000) };
    expect(tourChanges({ obstacle: null, price: seen }, now)).toMatchObject([
      { kind: 'price', fromCents: null, toCents: 259000, currency: 'EUR' },
    ]);
  });

  test.each([
    ['the same price', price(249000)],
    ['no price any more', null],
  ])('TRV-17 %s is no change of price', (_, now) => {
    const seen = { obstacle: null, price: { cents: 249000, currency: 'EUR' } } as const;
    expect(tourChanges(seen, { obstacle: null, price: now })).toEqual([]);
  });
});
