/** Where on the route a day is: the map around its stop and the other end of its way, with their names. */
import { dayClip } from './day-clip.ts';
import { PLAIN } from './route-map-address.ts';
import type { RouteDay } from './route-stops.ts';
import type { PartOfMap, RouteView } from './route-view.ts';
import * as styles from './stop-map.css.ts';

export interface StopMapProps {
  readonly route: RouteView;
  readonly days: readonly RouteDay[];
  readonly day: number;
}

/** Fills what holds it. Who reads has the names in the words beside it. */
export function StopMap({ route, days, day }: StopMapProps) {
  const clip = dayClip(route, days, day);
  if (!clip) return null;
  const { width, start, here, other } = clip;
  return (
    <div aria-hidden="true" className={styles.window}>
      <div
        className={styles.map}
        style={{
          width: `${width}%`,
          insetInlineStart: `${start[0]}%`,
          insetBlockStart: `${start[1]}%`,
        }}
      >
        <img
          className={styles.drawing}
          src={`${route.src}#${PLAIN}`}
          width={route.width}
          height={route.height}
          alt=""
          loading="lazy"
        />
        {other?.name && (
          <span className={styles.dotName[other.name.side]} style={standing(other.at)}>
            {other.name.text}
          </span>
        )}
        {here.name && (
          <span className={styles.markName[here.name.side]} style={standing(here.at)}>
            {here.name.text}
          </span>
        )}
        <span className={styles.mark} style={standing(here.at)}>
          {here.number}
        </span>
      </div>
    </div>
  );
}

function standing([x, y]: PartOfMap) {
  return { left: `${x}%`, top: `${y}%` };
}
