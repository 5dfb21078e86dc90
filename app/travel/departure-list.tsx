/** The departures that fit what the address asks for: the first of them, and the way to all (TRV-06). */
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isNarrowed } from '../../domain/departure-filters.ts';
import { useSite } from '../i18n/site.ts';
import { quietButton } from '../modals/modal-links.css.ts';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { DEPARTURE_LIST_ID, useDepartureAddress } from './departure-address.ts';
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
  const { t } = useTranslation(['travel', 'listing']);
  const { origins, marketId } = useSite();
  const { filters, hrefOf } = useDepartureAddress();
  const { listed: fitting, isSoldOut } = listedDepartures(departures, filters);
  const shown = filters.all ? fitting : fitting.slice(0, SHOWN_AT_FIRST);
  const more = fitting.length - shown.length;
  // Links that are gone once pressed: their addresses say where one goes on.
  const toAll = hrefOf({ ...filters, all: true }, DEPARTURE_LIST_ID);
  return (
    <div id={DEPARTURE_LIST_ID} className={styles.list}>
      <output className={styles.count}>
        {fitting.length === 0
          ? t('departures.noneFits')
          : t('departures.shown', { shown: shown.length, count: fitting.length })}
        {isSoldOut && ` · ${t('listing:status.SOLD_OUT')}`}
        {isNarrowed(filters) && (
          <>
            {' '}
            <Link to={hrefOf({}, DEPARTURE_LIST_ID)} rel="nofollow" className={textLink()}>
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
      {more > 0 && (
        <>
          <Link
            to={toAll}
            // The whole list is how a search engine comes to each departure (SEO-01).
            rel={isNarrowed(filters) ? 'nofollow' : undefined}
            className={quietButton}
          >
            {t('departures.showAll', { count: fitting.length })}
          </Link>
          <p className={styles.onPaper}>
            {t('departures.moreAt', { count: more, address: origins[marketId] + toAll })}
          </p>
        </>
      )}
    </div>
  );
}
