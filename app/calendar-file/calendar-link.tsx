/** The link to a calendar file (TRV-16): no page of the router's, so a plain link. */
import { useTranslation } from 'react-i18next';
import { usePagePath } from '../i18n/page-link.tsx';
import { quietButton } from '../modals/modal-links.css.ts';
import { Icon } from '../ui/icon.tsx';
import { calendarAddress } from './calendar-address.ts';

export interface CalendarLinkProps {
  readonly travelSlug: string;
  /** Absent for the departures of the travel. */
  readonly tourCode?: string;
}

export function CalendarLink({ travelSlug, tourCode }: CalendarLinkProps) {
  const { t } = useTranslation('travel');
  const pagePath = usePagePath();
  const path =
    tourCode === undefined
      ? pagePath('travels-travel', { travel: travelSlug })
      : pagePath('travels-travel-tour', { travel: travelSlug, tour: tourCode });
  return (
    <a href={calendarAddress(path)} className={quietButton} rel="nofollow">
      <Icon name="calendar" />
      {t(tourCode === undefined ? 'calendar.travel' : 'calendar.tour')}
    </a>
  );
}
