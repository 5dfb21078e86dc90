import { expect, test } from 'vitest';
import { EXAMPLE_TODAY, exampleTour } from '../../test/support/example-tours.ts';
import { departureOf } from '../travel/departure.ts';
import { promotionOf } from './promotion.ts';

const view = {
  today: EXAMPLE_TODAY,
  currency: 'GBP',
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
} as const;
const promotion = {
  code: 'GO50',
  off: { EUR: 5000, GBP: 5000 },
  until: '2027-04-15',
  lowestPriceOf30Days: { EUR: 249_000 },
};

test.each([
  ['in the visitor’s currency', promotion, { cents: 5000, currency: 'GBP', isConverted: false }],
  [
    'converted where it lacks that',
    { ...promotion, off: { EUR: 5000 } },
    { cents: 4300, currency: 'GBP', isConverted: true },
  ],
  ['on its last day', { ...promotion, until: EXAMPLE_TODAY }, { cents: 5000 }],
  ['no more on the day after', { ...promotion, until: '2027-02-28' }, undefined],
  ['not without an amount', { ...promotion, off: {} }, undefined],
  ['not where there is none', null, undefined],
])('TRV-08 MKT-08 a code is given %s', (_, given, off) => {
  const found = promotionOf({ promotion: given }, view);
  if (off === undefined) expect(found).toBeNull();
  else expect(found?.off).toMatchObject(off);
});

test.each([
  ['can be booked', 'CONFIRMED', true],
  ['is on request', 'WAITING_LIST', false],
  ['is sold out', 'SOLD_OUT', false],
] as const)('TRV-08 a departure that %s gives its code accordingly', (_, salesStatus, isGiven) => {
  const departure = departureOf(exampleTour({ salesStatus, promotion }), view);
  expect(departure.promotion !== null).toBe(isGiven);
});

test.each([
  ['converted where the prices lack the currency', { EUR: 249_000 }, 214_100],
  ['as it is where they have it', { EUR: 249_000, GBP: 215_000 }, 215_000],
  ['nothing where nobody knows', null, undefined],
])('TRV-15 the lowest price beside a code: %s', (_, lowestPriceOf30Days, cents) => {
  const found = promotionOf({ promotion: { ...promotion, lowestPriceOf30Days } }, view);
  expect(found?.lowest?.cents).toBe(cents);
});
