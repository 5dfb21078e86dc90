/** The sign of a departure's status on a day of the calendar: a shape of its own for each (A11Y-01). */
import type { TourStatus } from '../../../domain/tour-status.ts';
import { dot } from './status-dot.css.ts';

export function StatusDot({ status }: { readonly status: TourStatus }) {
  return <span className={dot[status]} />;
}
