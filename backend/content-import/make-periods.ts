/** Dated periods of each market, made of its rules for the years to come (SRCH-12). */
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { bridgeAround, weekAround, type DaysOff } from '../../domain/days-off.ts';
import type { MarketId } from '../../domain/market.ts';
import type { PeriodRecord } from '../catalogue/period-record.ts';
import { ContentInvalid, type ContentProblem } from './content-invalid.ts';
import { didYouMean } from './did-you-mean.ts';
import { findHolidays, type Holiday } from './find-holidays.ts';
import type { PeriodContent, PeriodsOfMarkets } from './period-content.ts';

/** From the year of the import on: a catalogue that is imported once stays right for as long. */
export const YEARS = 10;

type PeriodRule = PeriodContent['periods'][number];

/** @throws ContentInvalid for a holiday that the market’s country does not have */
export async function makePeriods(
  markets: PeriodsOfMarkets,
  today: CalendarDate,
): Promise<ReadonlyMap<MarketId, readonly PeriodRecord[]>> {
  if (markets.size === 0) return new Map();
  const thisYear = Number(today.slice(0, 4));
  // One more on either side: a winter has begun the year before, and so may a bridge end.
  const years = Array.from({ length: YEARS + 2 }, (_, index) => thisYear - 1 + index);
  const entries = [...markets];
  const holidays = await findHolidays(
    entries.map(([, { country, state, language }]) => ({ country, state, language, years })),
  );
  const problems: ContentProblem[] = [];
  const made = entries.map(([marketId, { periods }], place): [MarketId, PeriodRecord[]] => {
    const known = holidays[place] ?? [];
    for (const [index, rule] of periods.entries()) {
      if ('holiday' in rule && !known.some(({ name }) => name === rule.holiday)) {
        problems.push({
          file: `periods/${marketId}.yaml`,
          field: `periods.${index}.holiday`,
          message: `there is no holiday of the name ${rule.holiday}${didYouMean(
            rule.holiday,
            known.map(({ name }) => name),
          )}`,
        });
      }
    }
    return [marketId, recordsOf(periods, { years, holidays: known, today })];
  });
  if (problems.length > 0) throw new ContentInvalid(problems);
  return new Map(made);
}

interface Almanac {
  readonly years: readonly number[];
  readonly holidays: readonly Holiday[];
  readonly today: CalendarDate;
}

/** Those that are not over, by their first day; of two with the same days the first of the file. */
function recordsOf(rules: readonly PeriodRule[], almanac: Almanac): PeriodRecord[] {
  const all = rules
    .flatMap((rule) =>
      daysOf(rule, almanac).map(({ from, to }) => ({
        name: rule.name,
        startingDate: from,
        endingDate: to,
      })),
    )
    .filter(({ endingDate }) => endingDate >= almanac.today);
  const byDays = Map.groupBy(
    all,
    ({ startingDate, endingDate }) => `${startingDate} ${endingDate}`,
  );
  return [...byDays.values()]
    .map(([first]) => first as PeriodRecord)
    .sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1));
}

function daysOf(rule: PeriodRule, { years, holidays }: Almanac): DaysOff[] {
  if ('dates' in rule) return rule.dates.map(([from, to]) => ({ from, to }));
  if ('everyYear' in rule) {
    const [from, to] = rule.everyYear;
    return years.map((year) => ({
      from: dayIn(year, from),
      to: dayIn(from <= to ? year : year + 1, to),
    }));
  }
  const off = new Set(holidays.filter(({ isPublic }) => isPublic).map(({ day }) => day));
  const ofName = holidays.filter(({ name }) => name === rule.holiday);
  return ofName.flatMap(({ day }) => around(day, rule.days, off) ?? []);
}

function around(
  day: CalendarDate,
  days: Extract<PeriodRule, { holiday: string }>['days'],
  off: ReadonlySet<CalendarDate>,
): DaysOff | null {
  if (days === 'bridge') return bridgeAround(day, off);
  if (days === 'week') return weekAround(day);
  return { from: addDays(day, days[0]), to: addDays(day, days[1]) };
}

/** 29 February is the last day of the month in any year. */
function dayIn(year: number, dayOfYear: string): CalendarDate {
  return dayOfYear === '02-29' ? addDays(`${year}-03-01`, -1) : `${year}-${dayOfYear}`;
}
