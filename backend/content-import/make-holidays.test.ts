import { beforeAll, expect, test } from 'vitest';
import { type MarketId } from '../../domain/market.ts';
import type { Region } from '../../domain/region.ts';
import type { HolidaysRecord } from '../catalogue/period-record.ts';
import { ContentFiles } from './content-files.ts';
import { makeHolidays } from './make-holidays.ts';
import { readPeriods } from './period-content.ts';

let made: ReadonlyMap<MarketId, HolidaysRecord> = new Map();
beforeAll(async () => {
  made = await makeHolidays(readPeriods(new ContentFiles('content')), '2026-11-22');
});

test.each<[MarketId, 'country' | Region, string, boolean]>([
  ['it', 'country', '2027-06-02', true],
  ['fr', 'country', '2027-07-14', true],
  ['en-WE', 'country', '2027-08-30', true],
  ['en-US', 'country', '2027-11-25', true],
  ['de', 'country', '2027-05-06', true],
  // Corpus Christi, Saint John, and the day of Andalusia.
  ['de', 'country', '2027-05-27', false],
  ['de', 'DE-BY', '2027-05-27', true],
  ['de', 'DE-BE', '2027-05-27', false],
  ['es', 'country', '2027-06-24', false],
  ['es', 'ES-CT', '2027-06-24', true],
  ['es', 'ES-AN', '2028-02-28', true],
  ['es', 'ES-MD', '2028-02-28', false],
  // An observance on which people work.
  ['de', 'DE-BY', '2027-02-08', false],
])('RES-12 in %s, %s, nobody works on %s: %s', (market, part, day, isOff) => {
  expect(made.get(market)?.[part]?.includes(day)).toBe(isOff);
});

test('RES-12 a market that is no single country has none', () => {
  expect(made.has('international')).toBe(false);
});
