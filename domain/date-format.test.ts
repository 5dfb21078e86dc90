import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDateLabel,
  formatDateInWords,
  formatDateRange,
  formatLongDate,
  formatMonth,
} from './date-format.ts';
import { ALL_MARKETS, MARKETS } from './market.ts';

/** The spaces that hold a date together are looked at by themselves, below. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('MKT-04 in digits every market writes day/month/year but en-US', () => {
  const written = ALL_MARKETS.map((market) => [market.id, formatDate('2027-05-01', market)]);
  expect(Object.fromEntries(written)).toEqual({
    international: '01/05/2027',
    it: '01/05/2027',
    'en-WE': '01/05/2027',
    'en-US': '05/01/2027',
    es: '01/05/2027',
    fr: '01/05/2027',
    de: '01/05/2027',
  });
});

describe('in words', () => {
  test.each([
    ['international', 'Saturday 1 May 2027', 'May 2027'],
    ['it', 'sabato 1 maggio 2027', 'Maggio 2027'],
    ['en-WE', 'Saturday 1 May 2027', 'May 2027'],
    ['en-US', 'Saturday, May 1, 2027', 'May 2027'],
    ['es', 'sábado 1 de mayo de 2027', 'Mayo de 2027'],
    ['fr', 'samedi 1er mai 2027', 'Mai 2027'],
    ['de', 'Samstag, 1. Mai 2027', 'Mai 2027'],
  ] as const)('MKT-04 %s: %s, %s', (id, day, month) => {
    expect(spaced(formatLongDate('2027-05-01', MARKETS[id]))).toBe(day);
    expect(formatMonth('2027-05', MARKETS[id])).toBe(month);
  });

  test.each([
    ['it', '1 maggio 2027'],
    ['en-WE', '1 May 2027'],
    ['en-US', 'May 1, 2027'],
    ['es', '1 de mayo de 2027'],
    ['fr', '1er mai 2027'],
    ['de', '1. Mai 2027'],
  ] as const)('MKT-04 %s without the weekday: %s', (id, day) => {
    expect(spaced(formatDateInWords('2027-05-01', MARKETS[id]))).toBe(day);
  });

  test.each([
    ['it', 'Sabato 1 maggio 2027'],
    ['es', 'Sábado 1 de mayo de 2027'],
    ['fr', 'Samedi 1er mai 2027'],
    ['en-US', 'Saturday, May 1, 2027'],
  ] as const)('MKT-04 %s where nothing stands before it: %s', (id, label) => {
    expect(spaced(formatDateLabel('2027-05-01', MARKETS[id]))).toBe(label);
  });

  test('MKT-04 French counts no day but the first', () => {
    expect(spaced(formatLongDate('2027-05-11', MARKETS.fr))).toBe('mardi 11 mai 2027');
    expect(spaced(formatLongDate('2027-05-21', MARKETS.fr))).toBe('vendredi 21 mai 2027');
  });

  test.each([
    ['2026-12-31', 'Thursday 31 December 2026'],
    ['2027-01-01', 'Friday 1 January 2027'],
    ['2027-03-28', 'Sunday 28 March 2027'],
    ['2027-10-31', 'Sunday 31 October 2027'],
  ])('MKT-04 no time zone shifts %s', (day, expected) => {
    expect(spaced(formatLongDate(day, MARKETS['en-WE']))).toBe(expected);
  });
});

describe('from day to day', () => {
  test.each([
    ['international', '1 – 10 May 2027'],
    ['it', '1–10 maggio 2027'],
    ['en-WE', '1 – 10 May 2027'],
    ['en-US', 'May 1 – 10, 2027'],
    ['es', '1–10 de mayo de 2027'],
    ['fr', '1er–10 mai 2027'],
    ['de', '1.–10. Mai 2027'],
  ] as const)('MKT-04 %s within a month: %s', (id, expected) => {
    expect(spaced(formatDateRange('2027-05-01', '2027-05-10', MARKETS[id]))).toBe(expected);
  });

  test.each([
    ['2027-05-28', '2027-06-03', 'it', '28 maggio – 3 giugno 2027'],
    ['2027-12-28', '2028-01-03', 'en-WE', '28 December 2027 – 3 January 2028'],
    ['2027-12-28', '2028-01-03', 'en-US', 'December 28, 2027 – January 3, 2028'],
    ['2027-05-21', '2027-06-01', 'fr', '21 mai – 1er juin 2027'],
  ] as const)('MKT-04 %s to %s in %s: %s', (from, to, id, expected) => {
    expect(spaced(formatDateRange(from, to, MARKETS[id]))).toBe(expected);
  });
});

describe('where a line may end', () => {
  test.each([
    ['en-WE', '28_December_2027_– 3_January_2028'],
    ['en-US', 'December_28,_2027_– January_3,_2028'],
    ['it', '28_dicembre_2027_– 3_gennaio_2028'],
    ['de', '28._Dezember_2027_– 3._Januar_2028'],
  ] as const)('MKT-04 %s only after the dash between two dates: %s', (id, expected) => {
    const range = formatDateRange('2027-12-28', '2028-01-03', MARKETS[id]);
    expect(range.replaceAll('\u00a0', '_')).toBe(expected);
  });

  test('MKT-04 only after the weekday', () => {
    const day = formatLongDate('2027-05-01', MARKETS['en-US']);
    expect(day.replaceAll('\u00a0', '_')).toBe('Saturday, May_1,_2027');
  });
});
