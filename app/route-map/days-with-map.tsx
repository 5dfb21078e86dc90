/** Days of an itinerary beside the map of the route: the day that was opened last marks its stop (TRV-06). */
import type { ReactNode } from 'react';
import * as styles from './days-with-map.css.ts';
import { RouteMap } from './route-map.tsx';
import type { RouteDay } from './route-stops.ts';
import type { RouteView } from './route-view.ts';
import { useMarkedDay } from './use-marked-day.ts';

export interface DaysWithMapProps {
  /** Null for a travel that stays in one place. */
  readonly route: RouteView | null;
  readonly days: readonly RouteDay[];
  /** The days as the page draws them: each has an element of the id `dayId`. */
  readonly children: ReactNode;
}

export function DaysWithMap({ route, days, children }: DaysWithMapProps) {
  const { markedDay, around } = useMarkedDay();
  if (!route) return <div>{children}</div>;
  return (
    <div {...around} className={styles.withMap}>
      <div className={styles.beside}>
        <RouteMap route={route} days={days} markedDay={markedDay} />
      </div>
      <div className={styles.days}>{children}</div>
    </div>
  );
}
