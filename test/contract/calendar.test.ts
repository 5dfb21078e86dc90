import { describe, expect, test } from 'vitest';
import type { Filters } from '../../contract/filters.ts';
import {
  addDays,
  addMonths,
  firstDayOf,
  todayIn,
  yearMonthOf,
} from '../../domain/calendar-date.ts';
import { calendarRank } from '../../domain/departure-calendar.ts';
import { MARKETS, MARKET_IDS } from '../../domain/market.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import { dataOf, describeOnBothDatabases } from '../support/backend-under-test.ts';

describeOnBothDatabases('calendar', (backend) => {
  const calendar = async (filters: Filters, marketId: keyof typeof MARKETS = 'en-WE') =>
    (await dataOf(backend.api(marketId).calendar(filters))).data;

  describe('POST /calendar', () => {
    test('SRCH-12 TRV-05 a day has what the listing of that day has', async () => {
      const { days, currency } = await calendar({ destinationId: ['JPN'], currency: 'EUR' });
      expect(currency).toBe('EUR');
      expect(days.length).toBeGreaterThan(2);
      for (const { day, status, departures, cents } of days.slice(0, 5)) {
        const only: Filters = { destinationId: ['JPN'], dateFrom: day, dateTo: day, perPage: 100 };
        const { data, total } = await dataOf(backend.api().tours({ ...only, currency: 'EUR' }));
        const ranks = data.map(({ salesStatus }) => calendarRank(salesStatus));
        expect({ day, departures }).toEqual({ day, departures: total });
        expect(calendarRank(status)).toBe(Math.min(...ranks));
        expect(cents).toBe(Math.min(...data.map(({ price }) => price.EUR ?? Infinity)));
      }
    });

    test('SRCH-12 its days are those of 18 months, in order and each once, all of them together the listing', async () => {
      const { timeZone } = MARKETS['en-WE'];
      const today = todayIn(timeZone, backend.now());
      const last = addDays(firstDayOf(addMonths(yearMonthOf(today), 18)), -1);
      const { days } = await calendar({ dateFrom: '1999-01-01', dateTo: '1999-01-02' });
      const found = days.map(({ day }) => day);
      expect(found).toEqual([...new Set(found)].sort());
      expect(found.every((day) => day > today && day <= last)).toBe(true);
      const { total } = await dataOf(backend.api().tours({ dateTo: last }));
      expect(days.reduce((sum, { departures }) => sum + departures, 0)).toBe(total);
      expect(days.every(({ status }) => DEFAULT_STATUSES.includes(status))).toBe(true);
    });

    test('SRCH-12 every market has months and periods of its own with departures, none of them over', async () => {
      const names = new Set<string>();
      for (const marketId of MARKET_IDS) {
        const today = todayIn(MARKETS[marketId].timeZone, backend.now());
        const { days, periods, currency } = await calendar({}, marketId);
        expect(currency).toBe(MARKETS[marketId].currency);
        expect(new Set(periods.map(({ type }) => type))).toEqual(new Set(['month', 'event']));
        for (const { startingDate, endingDate, departures, year } of periods) {
          const within = days.filter(({ day }) => startingDate <= day && day <= endingDate);
          expect(departures).toBe(within.reduce((sum, day) => sum + day.departures, 0));
          expect(departures).toBeGreaterThan(0);
          expect(endingDate >= today).toBe(true);
          expect(String(year)).toBe(startingDate.slice(0, 4));
        }
        names.add(periods.map(({ name }) => name).join());
      }
      // The three English markets have holidays of their own too.
      expect(names.size).toBe(MARKET_IDS.length);
    });

    test('SRCH-12 nothing to go to, nothing to choose', async () => {
      const { days, periods } = await calendar({ textSearch: 'xqzxqz' });
      expect({ days, periods }).toEqual({ days: [], periods: [] });
    });
  });
});
