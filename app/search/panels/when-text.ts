/** What the bar says of the chosen days: `Easter 2027`, `May 2027`, `1 – 10 May 2027`. */
import type { Market } from '../../../domain/market.ts';
import { datesText } from '../dates-text.ts';
import { daysOf, type WhenSelection } from '../state/when-selection.ts';

/** Null for whenever. */
export function whenText(when: WhenSelection, market: Market): string | null {
  if (when.period?.type === 'event') return `${when.period.name} ${when.period.year}`;
  const days = daysOf(when);
  return days && datesText({ dateFrom: days.startingDate, dateTo: days.endingDate }, market);
}
