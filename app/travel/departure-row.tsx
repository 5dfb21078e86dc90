/** A departure in a list: when it is, whether it runs, what it costs, and the button that leads to a seat. */
import { useTranslation } from 'react-i18next';
import { type TourOffer, withChosenWishes } from '../booking/tour-offer.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import {
  PriceLine,
  RunsLine,
  TermsLine,
  useDepartureDates,
  useLeaveText,
} from '../listing/departure-facts.tsx';
import { PromotionMark } from '../listing/promotion-mark.tsx';
import { usePageLocation } from '../page-location.ts';
import { button } from '../ui/button/button.css.ts';
import { Link } from '../ui/link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import type { Departure } from './departure.ts';
import * as styles from './departure-row.css.ts';

interface DepartureRowProps {
  readonly departure: Departure;
  readonly travelSlug: string;
  /** Beside an aside, where four columns have no room. */
  readonly isNarrow?: boolean;
}

/** A departure of a travel in a list: when, will it run, how much, and the way to a seat. */
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
          {[
            useLeaveText()(departure.leaveDays),
            t(`listing:ages.${departure.ageGroup}`),
            isForFirstTimers ? t('departures.firstTimers') : null,
          ]
            .filter((note) => note !== null)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.runs}>
        <RunsLine tour={departure} />
        {departure.offer.kind !== 'none' && <TermsLine tour={departure} />}
      </div>
      <div className={departure.offer.kind === 'none' ? styles.priceOfNone : styles.price}>
        {departure.price && <PriceLine price={departure.price} />}
        {departure.price && promotion && <PromotionMark promotion={promotion} />}
      </div>
      <OfferLink offer={departure.offer} dates={dates} wide className={styles.action} />
    </article>
  );
}

interface OfferLinkProps {
  readonly offer: TourOffer;
  /** Of the tour: several buttons of one page differ by it for who cannot see what is beside them. */
  readonly dates: string;
  readonly size?: 'small' | 'medium' | 'large';
  readonly wide?: boolean;
  /** Where it is one way of several, and not what the place is about. */
  readonly isQuiet?: boolean;
  /** Its place in what it stands in. */
  readonly className?: string;
}

/**
 * The button of a tour: booking, asking, or none (TRV-01). On this site a seat is asked for, since nothing is booked here yet; a booking site books. What the
 * visitor counts into the cost of the trip is wished with it (TRV-15).
 */
export function OfferLink({
  offer,
  dates,
  size = 'small',
  wide = false,
  isQuiet = false,
  className = '',
}: OfferLinkProps) {
  const { t } = useTranslation('travel');
  const { bookingsUrl } = useSite();
  const { search } = usePageLocation();
  if (offer.kind === 'none') return null;
  const isBooking = offer.kind === 'booking';
  const look = button({ size, wide, variant: isBooking && !isQuiet ? 'primary' : 'secondary' });
  return (
    // A document: another route's code may be gone after a deployment, and the press with it (decision 0048).
    <Link
      to={withChosenWishes(offer.href, new URLSearchParams(search))}
      reloadDocument
      rel="nofollow"
      className={`${look} ${className}`.trimEnd()}
    >
      {t(isBooking ? bookingKey(bookingsUrl) : 'offer.enquire')}
      <VisuallyHidden>{dates}</VisuallyHidden>
    </Link>
  );
}

function bookingKey(bookingsUrl: string | null): 'offer.book' | 'offer.ask' {
  return bookingsUrl ? 'offer.book' : 'offer.ask';
}
