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
import { useAmount } from '../../travel/facts-in-words.ts';
import { ASIDE_ID, OfferBar } from '../../travel/page-parts.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { TravelPageData } from './page.server.ts';
import * as styles from './page.css.ts';

/** The sheet beside the travel: the departure of its card, when it goes next, what leaves before, and when it costs least. */
export function TravelAside({ data }: { readonly data: TravelPageData }) {
  const { t } = useTranslation('travel');
  const datesOf = useDepartureDates();
  const amountOf = useAmount();
  const { travel, months } = data;
  const { named, openCount } = data.aside;
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
      {named.length === 0 && <p>{t('departures.soldOut')}</p>}
      {named.map(({ kind, departure }, at) => (
        <div key={kind} className={styles.asideDeparture}>
          <p className={styles.asideLabel}>{t(`departures.named.${kind}`)}</p>
          <p className={styles.asideDates}>
            <PageLink
              to="travels-travel-tour"
              parameters={{ travel: travel.slug, tour: departure.code }}
              className={styles.asideLink}
            >
              {datesOf(departure)}
            </PageLink>
            {/* One price stands out: that of the first. */}
            {at > 0 && departure.price && <span>{amountOf(departure.price)}</span>}
          </p>
          {at === 0 && <RunsLine tour={departure} />}
          <TermsLine tour={departure} />
          {at === 0 && departure.price && <PriceLine price={departure.price} />}
        </div>
      ))}
      <ButtonLink href="#departures" wide icon="calendar">
        {seeDepartures()}
      </ButtonLink>
      <SafetyStrip
        currency={named[0]?.departure.price?.currency ?? null}
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

/** The departure that the aside says first, its price with its own date and status, and the way to all of them. */
export function TravelOfferBar({ data }: { readonly data: Pick<TravelPageData, 'aside'> }) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const { named, cheapest, openCount } = data.aside;
  const shown = named[0]?.departure;
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
