/** Around a calendar: fetches what its keys need when it first gets the focus. */
import { useRef, type ReactNode } from 'react';
import { useSite } from '../i18n/site.ts';

export interface CalendarKeysProps {
  readonly className?: string;
  readonly children: ReactNode;
}

export function CalendarKeys({ className, children }: CalendarKeysProps) {
  const root = useRef<HTMLDivElement>(null);
  const { firstDayOfWeek } = useSite().market;
  const takeKeys = () => {
    import('./calendar-grid.ts').then(
      ({ makeCalendarGrid }) => root.current && makeCalendarGrid(root.current, firstDayOfWeek),
      // The links are there without it.
      () => undefined,
    );
  };
  return (
    <div ref={root} className={className} onFocus={takeKeys}>
      {children}
    </div>
  );
}
