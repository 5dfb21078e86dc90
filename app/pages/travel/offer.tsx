/** The offer of the travel page: the sheet beside the travel, and the bar at the foot of a phone screen. */
import { useTranslation } from 'react-i18next';
import { formatDateInWords } from '../../../domain/date-format.ts';
import { SafetyLink, SafetyStrip } from '../../booking/safety-strip.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import {
  PriceLine,
  RunsLine,
  TermsLine,
  useDepartureDates,
} from '../../listing/departure-facts.tsx';
import { ModalLinks } from '../../modals/modal-link.tsx';
import type { Departure } from '../../travel/departure.ts';
import { ASIDE_ID, OfferBar } from '../../travel/page-parts.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { TravelPageData } from './page.server.ts';
import * as styles from './page.css.ts';

/** The sheet beside the travel: when it goes next and what that costs, what leaves before, and when it costs least. */
export function TravelAside({ data }: { readonly data: TravelPageData }) {
  const { t } = useTranslation('travel');
  const { travel, months } = data;
  const { next, soon, cheapest, openCount } = data.aside;
  const paid = next?.price ?? cheapest?.price;
  const news = (
    <ModalLinks links={[{ name: 'notification-opt-in', icon: 'bell', text: t('modal.news') }]} />
  );
  if (months.length === 0)
    return (
      <>
        <p>{t('departures.none')}</p>
        {news}
      </>
    );
  return (
    <>
      {next ? (
        <AsideDeparture label={t('departures.next')} departure={next} travelSlug={travel.slug} />
      ) : (
        <p>{t('departures.soldOut')}</p>
      )}
      {soon && (
        <AsideDeparture label={t('departures.soon')} departure={soon} travelSlug={travel.slug} />
      )}
      {cheapest && cheapest.code !== next?.code && cheapest.code !== soon?.code && (
        <AsideDeparture
          label={t('departures.cheapest')}
          departure={cheapest}
          travelSlug={travel.slug}
        />
      )}
      <ButtonLink href="#departures" wide icon="calendar">
        {seeDepartures()}
      </ButtonLink>
      <SafetyStrip currency={paid?.currency ?? null} startingDate={null} isFolded />
      {news}
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
    <div className={styles.asideDeparture}>
      <p className={styles.asideLabel}>{label}</p>
      <PageLink
        to="travels-travel-tour"
        parameters={{ travel: travelSlug, tour: departure.code }}
        className={styles.asideLink}
      >
        {datesOf(departure)}
      </PageLink>
      <RunsLine tour={departure} />
      <TermsLine tour={departure} />
      {departure.price && <PriceLine price={departure.price} />}
    </div>
  );
}

/** The departure that cards show, its price with its own date and status, and the way to all of them. */
export function TravelOfferBar({ data }: { readonly data: Pick<TravelPageData, 'aside'> }) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const { next, cheapest, offered, openCount } = data.aside;
  const shown = offered ?? next;
  if (!shown) return null;
  const isLowest = openCount > 1 && shown.price?.cents === cheapest?.price?.cents;
  return (
    <OfferBar
      saidBy={[ASIDE_ID, 'departures']}
      price={shown.price}
      isLowest={isLowest}
      status={shown.status}
      date={formatDateInWords(shown.startingDate, market)}
    >
      <ButtonLink href="#departures">{t('departures.count', { count: openCount })}</ButtonLink>
      <SafetyLink />
    </OfferBar>
  );
}
