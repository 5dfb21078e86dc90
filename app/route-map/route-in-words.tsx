/** The route as a list: each stay with its days, and how one comes there (TRV-06). */
import { useTranslation } from 'react-i18next';
import { useWay } from '../travel/use-way.ts';
import { dayId } from './day-id.ts';
import { openDay } from './open-day.ts';
import * as styles from './route-in-words.css.ts';
import type { RouteVisit } from './route-stops.ts';

export function RouteInWords({ visits }: { readonly visits: readonly RouteVisit[] }) {
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
