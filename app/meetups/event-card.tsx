/** One meet-up (MEET-01): when, where, with whom, who comes, and the way to take a place. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { meetupPath } from '../../contract/meetup-paths.ts';
import { formatClockTime } from '../../domain/clock-time.ts';
import { formatLongDate } from '../../domain/date-format.ts';
import { personName } from '../../domain/person-name.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { ContentImage } from '../images/content-image.tsx';
import type { EventView } from './events.server.ts';
import { button } from '../ui/button/button.css.ts';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link.tsx';
import { StatusLabel } from '../ui/status-label/status-label.tsx';
import { TextLink } from '../ui/text-link/text-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import * as styles from './event-card.css.ts';

export interface EventCardProps {
  readonly event: EventView;
  readonly headingAs?: 'h2' | 'h3';
  /** Said with the time where it stands under no day of its own. */
  readonly withDay?: boolean;
  /** Whether it leads to its own page, where one joins. */
  readonly withJoin?: boolean;
}

export function EventCard({
  event,
  headingAs: Heading = 'h3',
  withDay = false,
  withJoin = true,
}: EventCardProps) {
  const { t } = useTranslation('meetups');
  const { market } = useSite();
  return (
    <article className={styles.card}>
      <div className={styles.when}>
        {withDay && <p>{formatLongDate(event.day, market)}</p>}
        <p className={styles.time}>
          <time dateTime={`${event.day}T${event.from}`}>{formatClockTime(event.from, market)}</time>
          {' – '}
          {formatClockTime(event.to, market)}
        </p>
        {event.hasOwnClock && <p className={styles.note}>{t('event.localTime')}</p>}
        <p className={styles.city}>{event.city}</p>
        <p className={styles.note}>{event.countryName}</p>
      </div>
      <div className={styles.what}>
        <Heading className={styles.title}>{event.title}</Heading>
        <p>{event.text}</p>
        <Fact icon="pin">
          {event.meetingPoint}{' '}
          <TextLink href={event.mapUrl} rel="noopener" icon="external" standalone>
            {t('event.map')}
            <VisuallyHidden>{`: ${event.meetingPoint}`}</VisuallyHidden>
          </TextLink>
        </Fact>
        <Fact icon="chat">{t('event.languages', { languages: event.languages })}</Fact>
      </div>
      <div className={styles.who}>
        <Host host={event.host} />
        <Attendees attendees={event.attendees} />
        <Places event={event} />
        {withJoin && <JoinLink event={event} />}
      </div>
    </article>
  );
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <p className={styles.fact}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </p>
  );
}

function Host({ host }: Pick<EventView, 'host'>) {
  const { t } = useTranslation('meetups');
  if (!host) return <p>{t('event.hostUnnamed')}</p>;
  const name = personName(host);
  return (
    <p className={styles.host}>
      {host.portrait && (
        <span className={styles.portrait}>
          <ContentImage image={host.portrait} alt="" place="hostPortrait" shape="square" />
        </span>
      )}
      <span>
        {t('event.host')}{' '}
        <PageLink to="coordinators-coordinator" parameters={{ coordinator: host.id }}>
          {name}
        </PageLink>
      </span>
    </p>
  );
}

function Attendees({ attendees: { names, more } }: Pick<EventView, 'attendees'>) {
  const { t } = useTranslation('meetups');
  const text = () => {
    if (names === '') return more > 0 ? t('event.coming', { count: more }) : t('event.nobodyYet');
    return more > 0
      ? t('event.comingMore', { names, count: more })
      : t('event.comingAll', { names });
  };
  return <Fact icon="users">{text()}</Fact>;
}

/** So few places are left that it is worth a word of warning. */
const FEW_PLACES = 4;

function Places({ event: { freePlaces } }: { readonly event: EventView }) {
  const { t } = useTranslation('meetups');
  if (freePlaces === 0) {
    return (
      <p>
        <StatusLabel tone="critical" icon="close" text={t('event.full')} />
      </p>
    );
  }
  const isAlmostFull = freePlaces <= FEW_PLACES;
  return (
    <p>
      <StatusLabel
        tone={isAlmostFull ? 'notice' : 'positive'}
        icon={isAlmostFull ? 'flame' : 'check-circle'}
        text={t('event.places', { count: freePlaces })}
      />
    </p>
  );
}

/** Of a full one too: whoever has a place there gives it back on that page. */
function JoinLink({ event: { id, title, freePlaces } }: { readonly event: EventView }) {
  const { t } = useTranslation('meetups');
  return (
    <Link
      to={meetupPath(id)}
      className={button({ variant: freePlaces === 0 ? 'quiet' : 'secondary', size: 'small' })}
    >
      {t(freePlaces === 0 ? 'event.look' : 'event.join')}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </Link>
  );
}
