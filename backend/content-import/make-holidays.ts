/** The public holidays of each market's country and of its regions, which days of leave go by (RES-12). */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { regionsOf } from '../../domain/region.ts';
import type { HolidaysRecord } from '../catalogue/period-record.ts';
import { findHolidays } from './find-holidays.ts';
import { YEARS } from './make-periods.ts';
import type { PeriodsOfMarkets } from './period-content.ts';

/** None for a market that is no single country: nobody's holidays are everybody's. */
export async function makeHolidays(
  markets: PeriodsOfMarkets,
  today: CalendarDate,
): Promise<ReadonlyMap<MarketId, HolidaysRecord>> {
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, index) => thisYear + index);
  const asked = [...markets]
    .filter(([market]) => MARKETS[market].country !== null)
    .flatMap(([market, { country, state, language }]) => [
      { market, part: 'country', question: { country, state, language, years } },
      ...regionsOf(market).map(({ id }) => ({
        market,
        part: id,
        question: { country, state: id.slice(`${country}-`.length), language, years },
      })),
    ]);
  if (asked.length === 0) return new Map();
  const answers = await findHolidays(asked.map(({ question }) => question));
  const parts = asked.map(({ market, part }, place) => ({
    market,
    part,
    days: (answers[place] ?? []).flatMap(({ day, isPublic }) => (isPublic ? [day] : [])),
  }));
  return new Map(
    [...Map.groupBy(parts, ({ market }) => market)].map(([market, ofMarket]) => [
      market,
      Object.fromEntries(ofMarket.map(({ part, days }) => [part, days])),
    ]),
  );
}
