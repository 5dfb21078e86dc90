/** Days of an itinerary beside the map of the route: the day that was opened last marks its stop (TRV-06). */
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { dayOfId, unfoldDay } from './day-id.ts';
import * as styles from './route-map.css.ts';
import { RouteMap } from './route-map.tsx';
import type { RouteDay } from './route-stops.ts';
import type { RouteView } from './route-view.server.ts';

interface DaysWithMapProps {
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

interface MarkedDay {
  /** Null where the stylesheet sees to it. */
  readonly markedDay: number | null;
  /** Of the element around the days and their map. */
  readonly around: {
    readonly ref: RefObject<HTMLDivElement>;
    readonly onToggleCapture: (event: SyntheticEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/**
 * Which of the open days the map marks: the one that was opened last, or chosen on the map (TRV-06). Of a
 * page without scripts it marks what is open, and so it does until somebody opens more than one.
 */
function useMarkedDay(): MarkedDay {
  const ref = useRef<HTMLDivElement>(null);
  /** Those that are open, the one of the last press at the end. */
  const opened = useRef<readonly number[]>([]);
  const [markedDay, setMarkedDay] = useState<number | null>(null);
  const show = (days: readonly number[]) => {
    opened.current = days;
    setMarkedDay(days.at(-1) ?? null);
  };

  useEffect(() => {
    // They may have been opened before this was the page's code.
    const open = [...(ref.current?.querySelectorAll('details[open]') ?? [])].flatMap(
      (fold) => dayWithin(fold) ?? [],
    );
    const id = window.location.hash.slice(1);
    const named = dayOfId(id);
    opened.current = named === null ? open : withLast(open, named);
    // A browser does it for who follows a link, and not for who reloads or comes back.
    if (named !== null) unfoldDay(id);
    if (opened.current.length > 1) setMarkedDay(opened.current.at(-1) ?? null);
  }, []);

  return {
    markedDay,
    around: {
      ref,
      // Such an event does not bubble.
      onToggleCapture: ({ target }) => {
        if (!(target instanceof HTMLDetailsElement)) return;
        const day = dayWithin(target);
        if (day === null) return;
        show(target.open ? withLast(opened.current, day) : without(opened.current, day));
      },
      onClick: ({ target }) => {
        const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
        const day = link && dayOfId(link.hash.slice(1));
        if (day !== null) show(withLast(opened.current, day));
      },
    },
  };
}

function dayWithin(fold: Element): number | null {
  for (const { id } of fold.querySelectorAll('[id]')) {
    const day = dayOfId(id);
    if (day !== null) return day;
  }
  return null;
}

function without(days: readonly number[], day: number): readonly number[] {
  return days.filter((each) => each !== day);
}

function withLast(days: readonly number[], day: number): readonly number[] {
  return [...without(days, day), day];
}
