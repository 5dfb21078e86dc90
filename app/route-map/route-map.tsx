/**
 * A route on its map (TRV-06): a drawing of the server with the stops on it as links to their days. Which
 * days are open, the stylesheet sees; so they are marked without scripts too, and the list says all of it in
 * words.
 */
import { useTranslation } from 'react-i18next';
import { useWay } from '../travel/facts-in-words.ts';
import { dayId, openDay } from './day-id.ts';
import { type LegKind, legKindOf, type RouteDay, routeOf, type RouteVisit } from './route-stops.ts';
import type { RouteView, ShownName } from './route-view.server.ts';
import * as styles from './route-map.css.ts';
import * as marks from './route-map.css.ts';

interface RouteMapProps {
  readonly route: RouteView;
  readonly days: readonly RouteDay[];
  /** The one whose stop is marked, and no other; null where the stylesheet sees which are open. */
  readonly markedDay?: number | null;
}

export function RouteMap({ route, days, markedDay = null }: RouteMapProps) {
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
            <ol
              aria-label={t('route.stops')}
              className={markedDay === null ? marks.byOpenDays : undefined}
            >
              {stops.map(({ number, place, days: ofStop }, index) => {
                const mark = route.marks[index];
                return (
                  mark && (
                    <li
                      key={number}
                      className={marks.stop}
                      style={{ left: `${mark.at[0]}%`, top: `${mark.at[1]}%` }}
                    >
                      <a
                        href={`#${dayId(ofStop[0] ?? 1)}`}
                        className={marks.mark}
                        data-days={ofStop.join(' ')}
                        data-marked={
                          markedDay !== null && ofStop.includes(markedDay) ? '' : undefined
                        }
                        onClick={openDay}
                      >
                        {number}
                        <StopName name={mark.name} place={place} />
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

function StopName({ name, place }: { readonly name: ShownName | null; readonly place: string }) {
  if (!name) return <span className={marks.nameless}>{place}</span>;
  const { side, isForWide, text = place, away } = name;
  const placed = away ? marks.ledName[side] : marks.name[side];
  return (
    <span
      className={isForWide ? `${placed} ${marks.forWide}` : placed}
      style={away && { translate: `${away[0]}cqi ${away[1]}cqi` }}
    >
      {text}
    </span>
  );
}

/** The route as a list: each stay with its days, and how one comes there (TRV-06). */
function RouteInWords({ visits }: { readonly visits: readonly RouteVisit[] }) {
  const { t } = useTranslation('travel');
  return (
    <details className={styles.inWords}>
      <summary className={styles.summary}>{t('route.inWords')}</summary>
      <ol className={styles.visits}>
        {visits.map((visit) => (
          <Visit key={visit.firstDay} visit={visit} />
        ))}
      </ol>
    </details>
  );
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
        </a>
        {` · ${days}`}
        {way && <span className={styles.way}>{wayOf(way)}</span>}
      </span>
    </li>
  );
}
