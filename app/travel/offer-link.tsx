/** The button of a tour: booking, asking, or none (TRV-01). */
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { withChosenWishes } from '../enquiry/chosen-wishes.ts';
import type { TourOffer } from '../enquiry/tour-offer.ts';
import { useSite } from '../i18n/site.ts';
import { button } from '../ui/button/button.css.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { usePageLocation } from '../page-location.ts';

export interface OfferLinkProps {
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
 * On this site a seat is asked for, since nothing is booked here yet; a booking site books. What the
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
    <Link
      to={withChosenWishes(offer.href, new URLSearchParams(search))}
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
