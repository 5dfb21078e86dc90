/**
 * A route on its map (TRV-06): a drawing of the server with the stops on it as links to their days. Which
 * day is open, the stylesheet sees; so it is marked without scripts too, and the list says all of it in
 * words.
 */
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useWay } from '../travel/use-way.ts';
import { legKindOf, type LegKind } from './leg-kind.ts';
import { dayId } from './day-id.ts';
import * as styles from './route-map.css.ts';
import { routeOf, type RouteDay, type RouteVisit } from './route-stops.ts';
import type { RouteView } from './route-view.ts';

export interface RouteMapProps {
  readonly route: RouteView;
  readonly days: readonly RouteDay[];
  /** Whether it is looked at as soon as the page is, or printed. */
  readonly isEager?: boolean;
}

export function RouteMap({ route, days, isEager = false }: RouteMapProps) {
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
              loading={isEager ? undefined : 'lazy'}
            />
            <ol aria-label={t('route.stops')}>
              {stops.map(({ number, place, days: ofStop }, index) => {
                const mark = route.marks[index];
                return (
                  mark && (
                    <li
                      key={number}
                      className={styles.stop}
                      style={{ left: `${mark.x}%`, top: `${mark.y}%` }}
                    >
                      <a
                        href={`#${dayId(ofStop[0] ?? 1)}`}
                        className={styles.mark}
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
        <details className={styles.inWords}>
          <summary className={styles.summary}>{t('route.inWords')}</summary>
          <ol className={styles.visits}>
            {visits.map((visit) => (
              <Visit key={visit.firstDay} visit={visit} />
            ))}
          </ol>
        </details>
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
  if (!name) return styles.nameless;
  const placed = styles.name[name.side];
  return name.isForWide ? `${placed} ${styles.forWide}` : placed;
}

function Visit({ visit: { stop, firstDay, lastDay, way } }: { readonly visit: RouteVisit }) {
  const { t } = useTranslation('travel');
  const wayOf = useWay();
  const days =
    firstDay === lastDay
      ? t('itinerary.day', { day: firstDay })
      : t('route.days', { first: firstDay, last: lastDay });
  return (
    <li className={styles.visit}>
      <span className={styles.number}>{stop.number}</span>
      <span>
        <a href={`#${dayId(firstDay)}`} className={styles.place} onClick={openDay}>
          {stop.place}
        </a>{' '}
        · {days}
        {way && <span className={styles.way}>{wayOf(way)}</span>}
      </span>
    </li>
  );
}

/** Not every browser unfolds by itself what an address names. */
function openDay({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const fold = document.querySelector(currentTarget.hash)?.closest('details');
  if (fold) fold.open = true;
}
