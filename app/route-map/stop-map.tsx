/** Where on the route a day is: the map around its stop, which the words beside it name. */
import type { RouteDay } from './route-stops.ts';
import { routeOf } from './route-stops.ts';
import type { RouteView } from './route-view.ts';
import * as styles from './stop-map.css.ts';

export interface StopMapProps {
  readonly route: RouteView;
  readonly days: readonly RouteDay[];
  readonly day: number;
}

/** Fills what holds it. */
export function StopMap({ route, days, day }: StopMapProps) {
  const index = routeOf(days).stops.findIndex(({ days: ofStop }) => ofStop.includes(day));
  const mark = route.marks[index];
  if (!mark) return null;
  const share = route.height / route.width;
  return (
    <div aria-hidden="true" className={styles.window}>
      <div
        className={styles.map}
        // The stop in the middle, as far as the map reaches.
        style={{
          insetInlineStart: `${shift(mark.x / 100, 1)}%`,
          insetBlockStart: `${shift(mark.y / 100, share / WINDOW)}%`,
        }}
      >
        <img
          className={styles.drawing}
          src={route.src}
          width={route.width}
          height={route.height}
          alt=""
          loading="lazy"
        />
        <span className={styles.mark} style={{ left: `${mark.x}%`, top: `${mark.y}%` }}>
          {index + 1}
        </span>
      </div>
    </div>
  );
}

/** Height of the window by its width, and of the map by that of the window: `stop-map.css.ts`. */
const WINDOW = 3 / 4;
const SCALE = 1.6;

/** How far the map is drawn back, in percent of the window, where it is `size` times as long before scaling. */
function shift(part: number, size: number): number {
  const length = size * SCALE;
  return -Math.min(length - 1, Math.max(0, part * length - 0.5)) * 100;
}
