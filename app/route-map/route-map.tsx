/**
 * A route on its map (TRV-06): a drawing of the server with the stops on it as links to their days. Which
 * day is open, the stylesheet sees; so it is marked without scripts too, and the list says all of it in
 * words.
 */
import { useTranslation } from 'react-i18next';
import { legKindOf, type LegKind } from './leg-kind.ts';
import { dayId } from './day-id.ts';
import { openDay } from './open-day.ts';
import { RouteInWords } from './route-in-words.tsx';
import * as styles from './route-map.css.ts';
import { routeOf, type RouteDay } from './route-stops.ts';
import type { RouteView } from './route-view.ts';
import * as marks from './stop-marks.css.ts';

export interface RouteMapProps {
  readonly route: RouteView;
  readonly days: readonly RouteDay[];
}

export function RouteMap({ route, days }: RouteMapProps) {
  const { t } = useTranslation('travel');
  const { stops, legs, visits } = routeOf(days);
  const kinds = [...new Set(legs.map(({ transport }) => legKindOf(transport)))];
  return (
    <div className={styles.box}>
      <div className={styles.parts}>
        <figure className={styles.figure}>
          <div className={styles.map}>
            <img
              className={styles.drawing}
              src={route.src}
              width={route.width}
              height={route.height}
              alt=""
              // Not lazily: who prints a page has not scrolled to it. React 18 knows it in lower case only.
              {...{ fetchpriority: 'low' }}
            />
            <ol aria-label={t('route.stops')}>
              {stops.map(({ number, place, days: ofStop }, index) => {
                const mark = route.marks[index];
                return (
                  mark && (
                    <li
                      key={number}
                      className={marks.stop}
                      style={{ left: `${mark.x}%`, top: `${mark.y}%` }}
                    >
                      <a
                        href={`#${dayId(ofStop[0] ?? 1)}`}
                        className={marks.mark}
                        data-days={ofStop.join(' ')}
                        onClick={openDay}
                      >
                        {number}
                        <span className={nameClass(mark.name)}>{place}</span>
                      </a>
                    </li>
                  )
                );
              })}
            </ol>
          </div>
          <figcaption className={styles.legend}>
            {kinds.map((kind) => (
              <span key={kind} className={styles.kind}>
                <svg viewBox="0 0 32 6" width="32" height="6" aria-hidden="true">
                  <path className={styles.sample[kind]} d="M2 3h28" />
                </svg>
                {t(LEGEND[kind])}
              </span>
            ))}
          </figcaption>
        </figure>
        <RouteInWords visits={visits} />
      </div>
    </div>
  );
}

const LEGEND = {
  road: 'route.road',
  train: 'transport.train',
  boat: 'transport.boat',
  flight: 'transport.flight',
  walk: 'transport.walk',
  'cable-car': 'transport.cable-car',
} as const satisfies Record<LegKind, string>;

function nameClass(name: RouteView['marks'][number]['name']): string {
  if (!name) return marks.nameless;
  const placed = marks.name[name.side];
  return name.isForWide ? `${placed} ${marks.forWide}` : placed;
}
