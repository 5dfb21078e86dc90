/**
 * Departures that are all of one travel: rows in place of cards, which would say the same over and over.
 * Under their months unless another order rules (RES-07).
 */
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../../domain/date-format.ts';
import type { Sort } from '../../../domain/sort.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { ContentImage } from '../../images/content-image.tsx';
import { groupByMonth } from '../../listing/listing-groups.tsx';
import { DepartureRow } from '../../travel/departure-row.tsx';
import type { OneTravel } from './find-listing.server.ts';
import * as styles from './one-travel.css.ts';

export interface OneTravelListProps {
  readonly found: OneTravel;
  /** Absent: by date. */
  readonly sort?: Sort;
}

export function OneTravelList({ found, sort }: OneTravelListProps) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { travel, departures } = found;
  return (
    <>
      <div className={styles.travel}>
        <div className={styles.picture}>
          <ContentImage
            image={travel.image}
            alt=""
            shape="card"
            sizes="160px"
            upTo={640}
            priority
          />
        </div>
        <div>
          <h3 className={styles.title}>
            <PageLink
              to="travels-travel"
              parameters={{ travel: travel.slug }}
              className={styles.link}
            >
              {travel.title}
            </PageLink>
          </h3>
          <p className={styles.note}>
            {travel.destinationLabel} · {t('card.days', { count: travel.numberOfDays })}
          </p>
        </div>
      </div>
      {groupByMonth(departures, sort).map(({ month, tours }) => (
        <section key={month ?? 'all'} className={styles.group}>
          {month && <h4 className={styles.month}>{formatMonth(month, market)}</h4>}
          <ul className={styles.rows}>
            {tours.map((departure) => (
              <li key={departure.code}>
                <DepartureRow departure={departure} travelSlug={travel.slug} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
