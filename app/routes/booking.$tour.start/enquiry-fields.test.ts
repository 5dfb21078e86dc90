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
    expect(
      tourChanges({ obstacle: seen, price: null }, { obstacle: now, price: price(100) }),
    ).toEqual(changes);
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
    ['the same price', price(249000)],
    ['another currency, chosen meanwhile', price(215000, 'GBP')],
    ['no price any more', null],
  ])('TRV-17 %s is no change of price', (_, now) => {
    const seen = { obstacle: null, price: { cents: 249000, currency: 'EUR' } } as const;
    expect(tourChanges(seen, { obstacle: null, price: now })).toEqual([]);
  });
});
