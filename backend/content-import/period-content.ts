/**
 * Periods that a market's travellers have time in: `content/periods/{market}.yaml` (SRCH-12). A period is
 * a public holiday with the days around it, days of every year, or days that somebody has published.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { isCalendarDate } from '../../domain/calendar-date.ts';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';
import { hasFields } from './shared-schemas.ts';

const FOLDER = 'periods';
/** Days before and after a holiday: more is a season. */
const MOST_DAYS = 60;

const name = z.string().trim().min(2).max(50);
const dayOfYear = z
  .string()
  // Of a year that has a 29 February.
  .refine((day) => isCalendarDate(`2028-${day}`), 'is no day of the year such as 08-15');
const day = z.string().refine(isCalendarDate, 'is no day such as 2027-08-15');
const offset = z.int().min(-MOST_DAYS).max(MOST_DAYS);

const aroundHoliday = z.strictObject({
  name,
  /** The name by which date-holidays knows it in the file's language. */
  holiday: z.string(),
  /**
   * `bridge`: with the weekend and a bridge day; `week`: from the Saturday before to the Sunday after; or
   * from so many days before it (negative) to so many after it.
   */
  days: z.union([
    z.enum(['bridge', 'week']),
    z.tuple([offset, offset]).refine(([from, to]) => from <= to, 'ends before it begins'),
  ]),
});
/** It may go over New Year. */
const everyYear = z.strictObject({ name, everyYear: z.tuple([dayOfYear, dayOfYear]) });
const published = z.strictObject({
  name,
  dates: z
    .array(z.tuple([day, day]).refine(([from, to]) => from <= to, 'ends before it begins'))
    .min(1),
  /** Who has published them. */
  source: z.string().min(5),
});

export const periodContentSchema = z
  .strictObject({
    /** ISO 3166 alpha-2 of the country whose public holidays count. */
    country: z.string().regex(/^[A-Z]{2}$/, 'is no code of a country such as IT'),
    /** Code of a part of it that has holidays of its own. */
    state: z.string().optional(),
    /** Of the names of holidays. */
    language: z.string().regex(/^[a-z]{2}$/),
    periods: z.array(z.union([aroundHoliday, everyYear, published])).min(1),
  })
  .refine(({ periods }) => new Set(periods.map((one) => one.name)).size === periods.length, {
    path: ['periods'],
    message: 'has a name twice',
    when: hasFields,
  });
export type PeriodContent = z.infer<typeof periodContentSchema>;

export type PeriodsOfMarkets = ReadonlyMap<MarketId, PeriodContent>;

/** As far as there are any. */
export function readPeriods(files: ContentFiles): PeriodsOfMarkets {
  const folder = files.path(FOLDER);
  const names = existsSync(folder) ? files.namesIn(folder, 'files') : [];
  const entries = names.flatMap((fileName): [MarketId, PeriodContent][] => {
    const file = files.path(FOLDER, fileName);
    const marketId = MARKET_IDS.find((id) => `${id}.yaml` === fileName);
    if (!marketId) files.report(file, '', 'is not named after a market');
    const content = files.check(file, files.load(file), periodContentSchema);
    return marketId && content ? [[marketId, content]] : [];
  });
  return new Map(entries);
}
