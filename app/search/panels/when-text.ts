/** What the bar says of the chosen days: `Easter 2027, 20 March – 4 April 2027`, `May 2027`, `1 – 10 May 2027`. */
import { datesText, type DatesContext } from '../dates-text.ts';
import { daysOf, type WhenSelection } from '../state/when-selection.ts';

/** Null for whenever. */
export function whenText(when: WhenSelection, context: DatesContext): string | null {
  const days = daysOf(when);
  const dates = days && { dateFrom: days.startingDate, dateTo: days.endingDate };
  return dates && datesText(dates, { ...context, period: when.period });
}
