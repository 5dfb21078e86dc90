/** The next meet-ups of one person, each with the way to it among all of them. */
import { useTranslation } from 'react-i18next';
import { formatClockTime } from '../../../domain/clock-time.ts';
import { formatDateLabel } from '../../../domain/date-format.ts';
import { printMeetupSearch } from '../../../domain/meetup-search.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { choice, choices } from '../parts/parts.css.ts';
import { Icon } from '../../ui/icon.tsx';
import type { HostMeetup } from '../../meetups/event-view.ts';

export interface HostMeetupsProps {
  /** Of who receives people there. */
  readonly name: string;
  /** By date. */
  readonly meetups: readonly HostMeetup[];
}

/** Nothing where there are none. */
export function HostMeetups({ name, meetups }: HostMeetupsProps) {
  const { t } = useTranslation('modals');
  const { market } = useSite();
  if (meetups.length === 0) return null;
  return (
    <>
      <p>{t('meetupSearch.coming', { name })}</p>
      <ul className={choices}>
        {meetups.map(({ id, title, city, cityId, day, from }) => (
          <li key={id}>
            <PageLink
              to="events-wemeet"
              query={printMeetupSearch({ city: cityId, from: day, to: day })}
              className={choice}
            >
              <Icon name="calendar" />
              <span>
                {`${city} · ${title}`}
                <br />
                <time dateTime={`${day}T${from}`}>
                  {`${formatDateLabel(day, market)}, ${formatClockTime(from, market)}`}
                </time>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
