/** The months that a form offers, as periods: what an address names is one of them before any calendar comes. */
import type { Period } from '../../../domain/date-range.ts';
import { datesOfMonth } from '../month-value.ts';
import type { SearchChoices } from '../search-choices.ts';

export function knownMonths({ months }: SearchChoices): readonly Period[] {
  return months.flatMap(({ month }): readonly Period[] => {
    const days = datesOfMonth(month);
    if (!days) return [];
    const { dateFrom: startingDate, dateTo: endingDate } = days;
    return [
      { type: 'month', name: month, year: Number(month.slice(0, 4)), startingDate, endingDate },
    ];
  });
}
