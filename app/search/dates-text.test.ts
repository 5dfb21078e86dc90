import { expect, test } from 'vitest';
import { MARKETS } from '../../domain/market.ts';
import { datesText } from './dates-text.ts';

test.each([
  [{}, null],
  [{ dateFrom: '2027-05-01', dateTo: '2027-05-31' }, 'Maggio 2027'],
  [{ dateFrom: '2027-05-01', dateTo: '2027-05-10' }, '1–10 maggio 2027'],
  [{ dateFrom: '2027-05-01', dateTo: '2027-05-01' }, 'sabato 1 maggio 2027'],
  // Another address than the bar's own may have one end alone.
  [{ dateTo: '2027-05-01' }, 'sabato 1 maggio 2027'],
])('SRCH-12 the chosen days in words: %o', (dates, text) => {
  const written = datesText(dates, MARKETS.it);
  expect(written && written.replace(/\s*–\s*/, '–').replace(/\s/g, ' ')).toBe(text);
});
