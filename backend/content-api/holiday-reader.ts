/** The public holidays that days of leave go by, of a market or of a region that its visitor has chosen. */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Market, MarketId } from '../../domain/market.ts';
import { regionIn, type Region } from '../../domain/region.ts';
import { findHolidaysOf } from '../storage/queries/periods.ts';
import type { Storage } from '../storage/storage.ts';
import { oncePerVersion } from './once-per-version.ts';

export type HolidayReader = (market: Market, region?: Region) => Promise<ReadonlySet<CalendarDate>>;

/** A region of another market counts as none. */
export function createHolidayReader(
  { db }: Pick<Storage, 'db'>,
  catalogue: Parameters<typeof oncePerVersion>[0],
): HolidayReader {
  const read = oncePerVersion(catalogue, async (key: `${MarketId} ${'country' | Region}`) => {
    const [market, part] = key.split(' ') as [MarketId, 'country' | Region];
    const holidays = await findHolidaysOf(db, market);
    return new Set(holidays[part] ?? holidays.country);
  });
  return ({ id }, region) => read(`${id} ${regionIn(id, region) ?? 'country'}`);
}
