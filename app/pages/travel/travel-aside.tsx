/** The sheet beside the travel: when it goes next and what that costs, and when it costs least. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { PriceLine, RunsLine, useDepartureDates } from '../../listing/departure-facts.tsx';
import { PaymentNote } from '../../booking/payment-terms.tsx';
import { ModalLinks } from '../../modals/modal-links.tsx';
import type { Departure } from '../../travel/departure.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { TravelPageData } from './loader.server.ts';
import * as styles from './travel-aside.css.ts';

export function TravelAside({ data }: { readonly data: TravelPageData }) {
  const { t } = useTranslation('travel');
  const { travel, months } = data;
  const { next, cheapest, openCount } = data.aside;
  const paid = next?.price ?? cheapest?.price;
  if (months.length === 0) return <p>{t('departures.none')}</p>;
  return (
    <>
      {next ? (
        <AsideDeparture label={t('departures.next')} departure={next} travelSlug={travel.slug} />
      ) : (
        <p>{t('departures.soldOut')}</p>
      )}
      {cheapest && cheapest.code !== next?.code && (
        <AsideDeparture
          label={t('departures.cheapest')}
          departure={cheapest}
          travelSlug={travel.slug}
        />
      )}
      <ButtonLink href="#departures" wide icon="calendar">
        {seeDepartures()}
      </ButtonLink>
      <ModalLinks links={[{ name: 'notification-opt-in', icon: 'bell', text: t('modal.news') }]} />
      {paid && <PaymentNote currency={paid.currency} />}
    </>
  );

  function seeDepartures(): string {
    if (openCount === 0) return t('departures.title');
    return openCount === 2 ? t('departures.seeBoth') : t('departures.see', { count: openCount });
  }
}

/** A departure with the price that is its own. */
function AsideDeparture({
  label,
  departure,
  travelSlug,
}: {
  readonly label: string;
  readonly departure: Departure;
  readonly travelSlug: string;
}) {
  const datesOf = useDepartureDates();
  return (
    <div className={styles.departure}>
      <p className={styles.label}>{label}</p>
      <PageLink
        to="travels-travel-tour"
        parameters={{ travel: travelSlug, tour: departure.code }}
        className={styles.link}
      >
        {datesOf(departure)}
      </PageLink>
      <RunsLine tour={departure} />
      {departure.price && <PriceLine price={departure.price} />}
    </div>
  );
}
