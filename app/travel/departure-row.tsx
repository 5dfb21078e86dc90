/** A departure of a travel in a list: when, will it run, how much, and the way to a seat. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { PriceLine, RunsLine, useDepartureDates } from '../listing/departure-facts.tsx';
import type { Departure } from './departure.ts';
import * as styles from './departure-row.css.ts';
import { OfferLink } from './offer-link.tsx';
import { PromotionMark } from '../listing/promotion-mark.tsx';

export interface DepartureRowProps {
  readonly departure: Departure;
  readonly travelSlug: string;
  /** Beside an aside, where four columns have no room. */
  readonly isNarrow?: boolean;
}

export function DepartureRow({ departure, travelSlug, isNarrow = false }: DepartureRowProps) {
  const { t } = useTranslation(['travel', 'listing']);
  const dates = useDepartureDates()(departure);
  const { promotion } = departure;
  const isForFirstTimers = departure.isForFirstTimers && departure.offer.kind === 'booking';
  return (
    <article className={isNarrow ? styles.row.narrow : styles.row.wide}>
      <div className={styles.when}>
        <PageLink
          to="travels-travel-tour"
          parameters={{ travel: travelSlug, tour: departure.code }}
          className={styles.dates}
        >
          <time dateTime={departure.startingDate}>{dates}</time>
        </PageLink>
        <p className={styles.note}>
          {t(`listing:ages.${departure.ageGroup}`)}
          {isForFirstTimers && ` · ${t('departures.firstTimers')}`}
        </p>
      </div>
      <div className={styles.runs}>
        <RunsLine tour={departure} />
      </div>
      <div className={departure.offer.kind === 'none' ? styles.priceOfNone : styles.price}>
        {departure.price && <PriceLine price={departure.price} />}
        {departure.price && promotion && <PromotionMark promotion={promotion} />}
      </div>
      <OfferLink offer={departure.offer} dates={dates} wide className={styles.action} />
    </article>
  );
}
