import { expect, test } from 'vitest';
import { requestNews, type KnownTour, type RequestNews } from './request-news.ts';

const KNOWN: KnownTour = {
  startingDate: '2027-05-01',
  endingDate: '2027-05-12',
  isWithdrawn: false,
  price: { cents: 100_000, currency: 'EUR' },
};
const DEARER = { price: { cents: 100_100, currency: 'EUR' } } as const;
const OPEN = { state: 'new', isTakenBack: false } as const;

test.each<[string, Partial<KnownTour>, RequestNews[]]>([
  ['as it was', {}, []],
  ['withdrawn, whatever else', { isWithdrawn: true, ...DEARER }, ['withdrawn']],
  ['a day longer', { endingDate: '2027-05-13' }, ['datesChanged']],
  [
    'a day longer and dearer',
    { startingDate: '2027-04-30', ...DEARER },
    ['datesChanged', 'priceRisen'],
  ],
  ['cheaper', { price: { cents: 99_900, currency: 'EUR' } }, []],
  ['priced in another currency', { price: { cents: 200_000, currency: 'USD' } }, []],
  ['without a price', { price: null }, []],
])('TRV-17 the traveller is told of a departure that is %s', (_, changes, news) => {
  expect(requestNews(OPEN, KNOWN, { ...KNOWN, ...changes })).toEqual(news);
});

test('TRV-17 nobody is told twice, nor of what is refused or taken back, nor of another price than the booked one', () => {
  const withdrawn = { ...KNOWN, isWithdrawn: true };
  expect(requestNews(OPEN, withdrawn, withdrawn)).toEqual([]);
  expect(requestNews({ ...OPEN, state: 'refused' }, KNOWN, withdrawn)).toEqual([]);
  expect(requestNews({ ...OPEN, isTakenBack: true }, KNOWN, withdrawn)).toEqual([]);
  expect(requestNews({ ...OPEN, state: 'booked' }, KNOWN, { ...KNOWN, ...DEARER })).toEqual([]);
  expect(requestNews({ ...OPEN, state: 'booked' }, KNOWN, withdrawn)).toEqual(['withdrawn']);
});
