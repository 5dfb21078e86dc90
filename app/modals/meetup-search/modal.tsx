/**
 * Meeting before the travel (LAY-10): the search for meet-ups by city and days on their page (MEET-01),
 * and on a coordinator's page how to meet that person, which is there in every market.
 */
import { useTranslation } from 'react-i18next';
import { formatClockTime } from '../../../domain/clock-time.ts';
import { formatDateLabel } from '../../../domain/date-format.ts';
import { printMeetupSearch } from '../../../domain/meetup-search.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import type { HostMeetup } from '../../meetups/events.server.ts';
import { MeetupForm } from '../../meetups/meetup-form.tsx';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps, ModalSubjects } from '../modal-subjects.ts';
import { ContactOptions, MeetupsLink } from '../parts/contact-options.tsx';
import { choice, choices } from '../parts/parts.css.ts';
import * as styles from '../parts/parts.css.ts';

export default function MeetupSearchModal({ subject }: ModalProps<'meetup-search'>) {
  const { t } = useTranslation('meetups');
  if (subject.kind === 'coordinator') return <CoordinatorMeeting coordinator={subject} />;
  const { search, cities } = subject;
  return (
    <ModalFrame title={t('form.title')}>
      <MeetupForm id="meetup-search" search={search} cities={cities} look="stacked" />
    </ModalFrame>
  );
}

export interface CoordinatorMeetingProps {
  readonly coordinator: Extract<ModalSubjects['meetup-search'], { readonly kind: 'coordinator' }>;
}

/** Getting to know a coordinator before the travel: their next meet-ups, where they live, and how to ask for a meeting. */
export function CoordinatorMeeting({ coordinator }: CoordinatorMeetingProps) {
  const { t } = useTranslation('modals');
  const { name, city, languages, meetups } = coordinator;
  const title = t('meetupSearch.title', { name });
  return (
    <ModalFrame title={title}>
      <div className={styles.prose}>
        <HostMeetups name={name} meetups={meetups} />
        <p>{t('meetupSearch.explanation', { name })}</p>
        <FactList
          facts={[
            { key: 'city', icon: 'pin', label: t('meetupSearch.city'), value: city },
            {
              key: 'languages',
              icon: 'chat',
              label: t('meetupSearch.languages'),
              value: languages,
            },
          ]}
        />
        <ContactOptions subject={title} />
        <MeetupsLink />
      </div>
    </ModalFrame>
  );
}

export interface HostMeetupsProps {
  /** Of who receives people there. */
  readonly name: string;
  /** By date. */
  readonly meetups: readonly HostMeetup[];
}

/**
 * The next meet-ups of one person, each with the way to it among all of them.
 *
 * Nothing where there are none.
 */
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
