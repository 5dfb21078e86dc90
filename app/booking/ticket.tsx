/** A request for seats as the ticket that one hopes it becomes (BOOK-01): where to and when, with whom, and what to do with it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoordinatorSummary } from '../../contract/travel.ts';
import { personName } from '../../domain/person-name.ts';
import { CalendarLink } from '../calendar-file/calendar-link.tsx';
import { PageLink, usePagePath } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { ContentImage } from '../images/content-image.tsx';
import type { PlainImage } from '../images/image-source.ts';
import { useDepartureDates } from '../listing/departure-facts.tsx';
import { quietButton, row } from '../modals/modal-link.css.ts';
import { mailAddress } from '../modals/parts/mail-address.ts';
import { CoordinatorPortrait } from '../travel/coordinator.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import * as styles from './booking.css.ts';

/** Who leads the group, as far as a ticket shows it. */
export type TicketCoordinator = Pick<
  CoordinatorSummary,
  'id' | 'firstName' | 'lastName' | 'city' | 'speciality' | 'portrait'
>;

export interface TicketFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

export interface TicketProps {
  readonly title: ReactNode;
  /** Null where the catalogue does not have the tour any more. */
  readonly image: PlainImage | null;
  readonly facts: readonly TicketFact[];
  readonly coordinator: TicketCoordinator | null;
  /** Below the tear line, with who leads the group. */
  readonly children?: ReactNode;
}

export function Ticket({ title, image, facts, coordinator, children }: TicketProps) {
  return (
    <div className={styles.ticket}>
      {image && (
        <div className={styles.ticketPoster}>
          <ContentImage image={image} alt="" place="ticket" shape="wide" />
        </div>
      )}
      <div className={styles.ticketWords}>
        <h2 className={styles.ticketTitle}>{title}</h2>
        <dl className={styles.ticketFacts}>
          {facts.map(({ key, label, value, note }) => (
            <div key={key}>
              <dt className={styles.smallNote}>{label}</dt>
              <dd className={styles.ticketValue}>
                {value}
                {note && <span className={styles.ticketNote}>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {(coordinator || children) && (
        <div className={styles.ticketStub}>
          {coordinator && <LeaderLine coordinator={coordinator} />}
          {children}
        </div>
      )}
    </div>
  );
}

function LeaderLine({ coordinator }: { readonly coordinator: TicketCoordinator }) {
  const { t } = useTranslation(['enquiry', 'travel']);
  const { id, city, speciality } = coordinator;
  return (
    <div className={styles.ticketLeader}>
      <CoordinatorPortrait coordinator={coordinator} size="tiny" />
      <div>
        <p className={styles.smallNote}>{t('sent.coordinator')}</p>
        <p>
          <strong>
            <PageLink to="coordinators-coordinator" parameters={{ coordinator: id }}>
              {personName(coordinator)}
            </PageLink>
          </strong>
        </p>
        <p className={styles.smallNote}>
          {t('travel:coordinator.from', { city })} · {speciality}
        </p>
      </div>
    </div>
  );
}

export interface TicketActionsProps {
  readonly travel: { readonly slug: string; readonly title: string };
  readonly tour: {
    readonly code: string;
    readonly startingDate: string;
    readonly endingDate: string;
  };
  /** Whether the calendar file has the days of the flexible option. */
  readonly isFlexible?: boolean;
}

/** The days for one's calendar, and the departure for others to see. */
export function TicketActions({ travel, tour, isFlexible }: TicketActionsProps) {
  return (
    <div className={row}>
      <CalendarLink travelSlug={travel.slug} tourCode={tour.code} isFlexible={isFlexible} />
      <ShareLink travel={travel} tour={tour} />
    </div>
  );
}

/** Begins a mail, to whom one likes; where the browser can share by itself, it asks how. */
function ShareLink({ travel, tour }: Omit<TicketActionsProps, 'isFlexible'>) {
  const { t } = useTranslation('enquiry');
  const { origins, marketId } = useSite();
  const pagePath = usePagePath();
  const dates = useDepartureDates()(tour);
  const path = pagePath('travels-travel-tour', { travel: travel.slug, tour: tour.code });
  const url = origins[marketId] + path;
  const text = `${travel.title}, ${dates}`;
  return (
    <a
      href={mailAddress({ subject: text, text: url })}
      className={quietButton}
      onClick={(event) => {
        if (!('share' in navigator) || opensElsewhere(event)) return;
        event.preventDefault();
        // Whoever changes their mind has shared nothing.
        navigator.share({ title: travel.title, text, url }).catch(() => undefined);
      }}
    >
      <Icon name="community" />
      {t('sent.share')}
    </a>
  );
}
