/** The departures that fit what the address asks for: the first of them, and the way to all (TRV-06). */
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isNarrowed } from '../../domain/departure-filters.ts';
import { quietButton } from '../modals/modal-links.css.ts';
import { textLink } from '../ui/text-link.css.ts';
import { useDepartureAddress } from './departure-address.ts';
import type { Departure } from './departure.ts';
import { DepartureRow } from './departure-row.tsx';
import * as styles from './departures-part.css.ts';
import { listedDepartures } from './listed-departures.ts';

/** As many as one compares at a glance. */
const SHOWN_AT_FIRST = 6;

export interface DepartureListProps {
  readonly departures: readonly Departure[];
  readonly travelSlug: string;
}

export function DepartureList({ departures, travelSlug }: DepartureListProps) {
  const { t } = useTranslation('travel');
  const { filters, hrefOf } = useDepartureAddress();
  const fitting = listedDepartures(departures, filters);
  const shown = filters.all ? fitting : fitting.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.list}>
      <output className={styles.count}>
        {fitting.length === 0
          ? t('departures.noneFits')
          : t('departures.shown', { shown: shown.length, count: fitting.length })}
        {isNarrowed(filters) && (
          <>
            {' '}
            <Link to={hrefOf({})} rel="nofollow" preventScrollReset className={textLink()}>
              {t('departures.clear')}
            </Link>
          </>
        )}
      </output>
      {shown.length > 0 && (
        <ul className={styles.rows}>
          {shown.map((departure) => (
            <li key={departure.code}>
              <DepartureRow departure={departure} travelSlug={travelSlug} isNarrow />
            </li>
          ))}
        </ul>
      )}
      {shown.length < fitting.length && (
        <Link
          to={hrefOf({ ...filters, all: true })}
          // The whole list is how a search engine comes to each departure (SEO-01).
          rel={isNarrowed(filters) ? 'nofollow' : undefined}
          preventScrollReset
          className={quietButton}
        >
          {t('departures.showAll', { count: fitting.length })}
        </Link>
      )}
    </div>
  );
}
