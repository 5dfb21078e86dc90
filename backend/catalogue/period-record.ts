/** When people of a market have time, as it is stored. */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Period } from '../../domain/date-range.ts';
import type { Region } from '../../domain/region.ts';

/** A period that is no month: a holiday, season or event with its days. */
export type PeriodRecord = Pick<Period, 'name' | 'startingDate' | 'endingDate'>;

/** Public holidays of the market's country, and all those of each region that has its own. */
export type HolidaysRecord = Readonly<Partial<Record<'country' | Region, readonly CalendarDate[]>>>;
