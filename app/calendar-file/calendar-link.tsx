/** The link to a calendar file (TRV-16): no page of the router's, so a plain link. */
import { useTranslation } from 'react-i18next';
import { calendarAddress, withFlexibleDays } from '../../contract/calendar-address.ts';
import { usePagePath } from '../i18n/page-link.tsx';
import { quietButton } from '../modals/modal-link.css.ts';
import { Icon } from '../ui/icon/icon.tsx';

export interface CalendarLinkProps {
  readonly travelSlug: string;
  /** Absent for the departures of the travel. */
  readonly tourCode?: string;
  /** With the days of the flexible option, which was asked for. */
  readonly isFlexible?: boolean;
}

export function CalendarLink({ travelSlug, tourCode, isFlexible = false }: CalendarLinkProps) {
  const { t } = useTranslation('travel');
  const pagePath = usePagePath();
  const path =
    tourCode === undefined
      ? pagePath('travels-travel', { travel: travelSlug })
      : pagePath('travels-travel-tour', { travel: travelSlug, tour: tourCode });
  const address = calendarAddress(path);
  return (
    <a
      href={isFlexible ? withFlexibleDays(address) : address}
      className={quietButton}
      rel="nofollow"
    >
      <Icon name="calendar" />
      {t(tourCode === undefined ? 'calendar.travel' : 'calendar.tour')}
    </a>
  );
}
