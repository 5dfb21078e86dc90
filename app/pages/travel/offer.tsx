/** The offer of the travel page: the sheet beside the travel, and the bar at the foot of a phone screen. */
import type { ReactNode } from 'react';
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

/** What the aside says first, and the bar of a phone: the departure that cards show, or the next one. */
function leadingOf({ offered, next }: TravelPageData['aside']): Departure | null {
  return offered ?? next;
}

/** What a departure is among those of the travel. */
function labelOf({ code }: Departure, { next, cheapest }: TravelPageData['aside']) {
  if (code === next?.code) return 'departures.next';
  return code === cheapest?.code ? 'departures.cheapest' : 'departures.suggested';
}

/** The sheet beside the travel: the departure that its card showed, when it goes next, what leaves before, and when it costs least. */
export function TravelAside({ data }: { readonly data: TravelPageData }) {
  const { t } = useTranslation('travel');
  const { travel, months } = data;
  const { next, soon, cheapest, openCount } = data.aside;
  const first = leadingOf(data.aside);
  const others = [
    { label: t('departures.next'), departure: next },
    { label: t('departures.soon'), departure: soon },
    { label: t('departures.cheapest'), departure: cheapest },
  ];
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
      {first ? (
        <AsideDeparture
          label={t(labelOf(first, data.aside))}
          departure={first}
          travelSlug={travel.slug}
        >
          <RunsLine tour={first} />
        </AsideDeparture>
      ) : (
        <p>{t('departures.soldOut')}</p>
      )}
      {others.map(
        ({ label, departure }, at) =>
          departure &&
          departure.code !== first?.code &&
          others.findIndex((other) => other.departure?.code === departure.code) === at && (
            <AsideDeparture
              key={label}
              label={label}
              departure={departure}
              travelSlug={travel.slug}
            />
          ),
      )}
      <ButtonLink href="#departures" wide icon="calendar">
        {seeDepartures()}
      </ButtonLink>
      <SafetyStrip
        currency={(first ?? cheapest)?.price?.currency ?? null}
        startingDate={null}
        isFolded
      />
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
  children,
}: {
  readonly label: string;
  readonly departure: Departure;
  readonly travelSlug: string;
  readonly children?: ReactNode;
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
      {children}
      <TermsLine tour={departure} />
      {departure.price && <PriceLine price={departure.price} />}
    </div>
  );
}

/** The departure that the aside says first, its price with its own date and status, and the way to all of them. */
export function TravelOfferBar({ data }: { readonly data: Pick<TravelPageData, 'aside'> }) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const { cheapest, openCount } = data.aside;
  const shown = leadingOf(data.aside);
  if (!shown) return null;
  const isLowest = openCount > 1 && shown.price?.cents === cheapest?.price?.cents;
  return (
    <OfferBar
      saidBy={[ASIDE_ID, 'departures']}
      price={shown.price}
      isLowest={isLowest}
      status={shown.status}
      whose={`${t(labelOf(shown, data.aside))}: ${formatDateInWords(shown.startingDate, market)}`}
    >
      <ButtonLink href="#departures">{t('departures.count', { count: openCount })}</ButtonLink>
      <SafetyLink />
    </OfferBar>
  );
}
