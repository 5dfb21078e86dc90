/** The sheet beside the travel: what it costs, when it goes next, and the way to the departures. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { PriceLine, RunsLine, useDepartureDates } from '../../listing/departure-facts.tsx';
import { PaymentNote } from '../../enquiry/payment-note.tsx';
import { button } from '../../ui/button.css.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { TravelPageData } from './loader.server.ts';
import * as styles from './travel-aside.css.ts';

export function TravelAside({ data }: { readonly data: TravelPageData }) {
  const { t } = useTranslation('travel');
  const datesOf = useDepartureDates();
  const { travel, months, priceFrom } = data;
  const departures = months.flatMap((month) => month.departures);
  const next = departures.find(({ offer }) => offer.kind !== 'none');
  if (departures.length === 0) return <p>{t('departures.none')}</p>;
  return (
    <>
      {priceFrom ? <PriceLine price={priceFrom} isLowest /> : <p>{t('departures.soldOut')}</p>}
      {next && (
        <div className={styles.next}>
          <p className={styles.label}>{t('departures.next')}</p>
          <PageLink
            to="travels-travel-tour"
            parameters={{ travel: travel.slug, tour: next.code }}
            className={styles.link}
          >
            {datesOf(next)}
          </PageLink>
          <RunsLine tour={next} />
        </div>
      )}
      <ButtonLink href="#departures" wide icon="calendar">
        {t('departures.see', { count: departures.length })}
      </ButtonLink>
      <PageLink
        to="travels-travel-itinerary"
        parameters={{ travel: travel.slug }}
        className={button({ variant: 'quiet', wide: true })}
      >
        {t('itinerary.allDays')}
      </PageLink>
      {priceFrom && <PaymentNote currency={priceFrom.currency} />}
    </>
  );
}
