/** One meet-up (MEET-01): when, where, with whom, who comes, and how to say that one comes too. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClockTime } from '../../../domain/clock-time.ts';
import { formatLongDate } from '../../../domain/date-format.ts';
import { personName } from '../../../domain/person-name.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { ContentImage } from '../../images/content-image.tsx';
import type { EventView } from '../../meetups/events.server.ts';
import { mailAddress } from '../../modals/parts/mail-address.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { StatusLabel } from '../../ui/status-label/status-label.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import * as styles from './page.css.ts';

export interface EventCardProps {
  readonly event: EventView;
  readonly headingAs?: 'h3' | 'h4';
  /** Said with the time where it stands under no day of its own. */
  readonly withDay?: boolean;
}

export function EventCard({ event, headingAs: Heading = 'h3', withDay = false }: EventCardProps) {
  const { t } = useTranslation('meetups');
  const { market } = useSite();
  return (
    <article className={styles.eventCard}>
      <div className={styles.eventWhen}>
        {withDay && <p>{formatLongDate(event.day, market)}</p>}
        <p className={styles.eventTime}>
          <time dateTime={`${event.day}T${event.from}`}>{formatClockTime(event.from, market)}</time>
          {' – '}
          {formatClockTime(event.to, market)}
        </p>
        {event.hasOwnClock && <p className={styles.eventNote}>{t('event.localTime')}</p>}
        <p className={styles.eventCity}>{event.city}</p>
        <p className={styles.eventNote}>{event.countryName}</p>
      </div>
      <div className={styles.eventWhat}>
        <Heading className={styles.eventTitle}>{event.title}</Heading>
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
      <div className={styles.eventWho}>
        <Host host={event.host} />
        <Attendees attendees={event.attendees} />
        <Places event={event} />
      </div>
    </article>
  );
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <p className={styles.eventFact}>
      <span className={styles.eventIcon}>
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
    <p className={styles.eventHost}>
      {host.portrait && (
        <span className={styles.eventPortrait}>
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

function Places({ event }: { readonly event: EventView }) {
  const { t } = useTranslation('meetups');
  const { brand, market } = useSite();
  const { title, city, day, freePlaces } = event;
  if (freePlaces === 0) {
    return (
      <p>
        <StatusLabel tone="critical" icon="close" text={t('event.full')} />
      </p>
    );
  }
  const isAlmostFull = freePlaces <= FEW_PLACES;
  const subject = t('event.subject', { title, city, date: formatLongDate(day, market) });
  return (
    <>
      <p>
        <StatusLabel
          tone={isAlmostFull ? 'notice' : 'positive'}
          icon={isAlmostFull ? 'flame' : 'check-circle'}
          text={t('event.places', { count: freePlaces })}
        />
      </p>
      <ButtonLink
        href={mailAddress({ to: brand.email, subject })}
        variant="secondary"
        size="small"
        icon="mail"
      >
        {t('event.come')}
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}
