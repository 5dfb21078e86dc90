/** Around a calendar: its keys lead from day to day (`calendar-ear.ts`). */
import { useEffect, type ReactNode } from 'react';
import { hearCalendarKeys } from './calendar-ear.ts';
import { CALENDAR_ATTRIBUTE } from './calendar-parts.ts';

export interface CalendarKeysProps {
  readonly className?: string;
  readonly children: ReactNode;
}

export function CalendarKeys({ className, children }: CalendarKeysProps) {
  // A page that has a calendar from the start has called before.
  useEffect(hearCalendarKeys, []);
  return (
    <div className={className} {...{ [CALENDAR_ATTRIBUTE]: '' }}>
      {children}
    </div>
  );
}
