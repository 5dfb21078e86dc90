/** A tour that one can still join, or could: dates, will it run, terms, costs, people. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateLabel, formatLongDate } from '../../../domain/date-format.ts';
import type { LandingTime } from '../../../domain/vocabulary.ts';
import { LateCancellationNote } from '../../booking/cancellation.tsx';
import { TermsList } from '../../booking/payment-terms.tsx';
import { WriteLink } from '../../booking/write-link.tsx';
import { CalendarLink } from '../../calendar-file/calendar-link.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { RunsLine } from '../../listing/departure-facts.tsx';
import { quietButton } from '../../modals/modal-link.css.ts';
import { ModalLinks } from '../../modals/modal-link.tsx';
import { CoordinatorCard } from '../../travel/coordinator.tsx';
import { DepartureRow } from '../../travel/departure-row.tsx';
import type { Departure } from '../../travel/departure.ts';
import { agesNoteKey, usePastRuns, useTakenSeats } from '../../travel/facts-in-words.ts';
import { FlightAdviceNote } from '../../travel/flights.tsx';
import { TwoColumns } from '../../travel/page-parts.tsx';
import { PageSection } from '../../travel/section.tsx';
import { CostList, UncountedNote, usePriceNote } from '../../travel/true-cost.tsx';
import { type Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Alternatives } from './gone-tour-body.tsx';
import type { AvailableTour, TourPageData } from './page.server.ts';
import { TourAside } from './offer.tsx';
import * as styles from './page.css.ts';

export interface AvailableTourBodyProps {
  readonly data: Pick<TourPageData, 'travel' | 'alternatives'>;
  readonly departure: Departure;
  readonly tour: AvailableTour;
  /** The page's title. */
  readonly head: ReactNode;
}

export function AvailableTourBody({ data, departure, tour, head }: AvailableTourBodyProps) {
  const { t } = useTranslation(['travel', 'listing']);
  const { market, currency } = useSite();
  const takenSeats = useTakenSeats();
  const { travel } = data;
  const pastRuns = usePastRuns(travel.pastRuns);
  const { price } = departure;
  const priceNote = usePriceNote();
  return (
    <TwoColumns
      head={head}
      asideLabel={t('aside.tour')}
      aside={<TourAside departure={departure} tour={tour} travel={travel} />}
    >
      {departure.offer.kind === 'none' && (
        <PageSection id="alternatives" title={t('gone.alternatives')}>
          <Notice tone="notice" icon="alert">
            <p>{t(departure.isClosed ? 'offer.closed' : 'offer.none')}</p>
          </Notice>
          <Alternatives departures={data.alternatives} travelSlug={travel.slug} />
        </PageSection>
      )}

      <PageSection id="when" title={t('tour.when')}>
        <FactList
          facts={[
            {
              key: 'start',
              icon: 'calendar',
              label: t('tour.start'),
              value: formatDateLabel(departure.startingDate, market),
              note: t('departures.daysLeft', { count: departure.daysLeft }),
            },
            {
              key: 'end',
              icon: 'calendar',
              label: t('tour.end'),
              value: formatDateLabel(departure.endingDate, market),
            },
            {
              key: 'group',
              icon: 'users',
              label: t('facts.group'),
              value: t('facts.groupValue', tour.groupSize),
              note: takenSeats(tour.takenSeats),
            },
            {
              key: 'ages',
              icon: 'user',
              label: t('facts.age'),
              value: t(`listing:ages.${departure.ageGroup}`),
              note: t(agesNoteKey(departure.ageGroup)),
            },
            ...firstTimersFact(),
            ...pastRunsFact(),
          ]}
        />
        <ModalLinks
          links={[
            { name: 'travel-description', icon: 'compass', text: t('modal.about') },
            { name: 'group-info', icon: 'users', text: t('modal.group') },
          ]}
        >
          <PageLink
            to="travels-travel"
            parameters={{ travel: travel.slug }}
            className={quietButton}
          >
            <Icon name="arrow-right" />
            {t('tour.toTravel')}
          </PageLink>
          <PageLink
            to="travels-travel-itinerary"
            parameters={{ travel: travel.slug }}
            className={quietButton}
          >
            <Icon name="map" />
            {t('itinerary.title')}
          </PageLink>
        </ModalLinks>
      </PageSection>

      <WillItRun departure={departure} tour={tour} landBy={travel.landBy} />

      {departure.offer.kind !== 'none' && (
        <>
          <PageSection id="terms" title={t('terms.title')}>
            <TermsList terms={tour.terms} price={price ?? { currency, isConverted: false }}>
              <LateCancellationNote fees={tour.lateFees} />
            </TermsList>
            <ModalLinks links={[{ name: 'payment-info', icon: 'card', text: t('modal.payment') }]}>
              <CalendarLink travelSlug={travel.slug} tourCode={departure.code} />
            </ModalLinks>
          </PageSection>

          <PageSection id="costs" title={t(price ? 'costs.titleInAll' : 'costs.title')}>
            <CostList
              price={price}
              priceNote={priceNote(price)}
              sectionId="costs"
              estimates={tour.estimates}
              daysLeft={departure.daysLeft}
              privateRoom={tour.privateRoom}
              roomScope={{
                kind: 'tour',
                isElsewhere: tour.otherDeparturesHaveRooms,
                nights: tour.roomNights,
              }}
              hasFlexibleOption={tour.terms.flexibleCancellationUntil !== null}
            >
              {travel.notIncluded.length > 0 && <UncountedNote travelSlug={travel.slug} />}
            </CostList>
            <ModalLinks
              links={[
                { name: 'travel-detail-description', icon: 'check', text: t('modal.covers') },
                { name: 'flight-club', icon: 'plane', text: t('modal.flights') },
              ]}
            />
          </PageSection>
        </>
      )}

      <PageSection id="coordinator" title={t('coordinator.title')}>
        {travel.coordinator ? (
          <CoordinatorCard coordinator={travel.coordinator} />
        ) : tour.isClose ? (
          <>
            <p>{t('coordinator.unnamedSoon')}</p>
            <div>
              <WriteLink variant="secondary" />
            </div>
          </>
        ) : tour.coordinatorNamedBy ? (
          <p>
            {t('coordinator.namedBy', { date: formatLongDate(tour.coordinatorNamedBy, market) })}
          </p>
        ) : (
          <p>{t('coordinator.unnamed')}</p>
        )}
      </PageSection>

      {departure.offer.kind !== 'none' && (tour.previous || tour.next) && (
        <PageSection id="others" title={t('tour.others')}>
          <Neighbour label={t('tour.previous')} departure={tour.previous} slug={travel.slug} />
          <Neighbour label={t('tour.next')} departure={tour.next} slug={travel.slug} />
        </PageSection>
      )}
    </TwoColumns>
  );

  function firstTimersFact(): Fact[] {
    if (!departure.isForFirstTimers || departure.offer.kind !== 'booking') return [];
    const [label, value] = [t('tour.firstTimers'), t('tour.firstTimersValue')];
    return [{ key: 'first-timers', icon: 'compass', label, value }];
  }

  function pastRunsFact(): Fact[] {
    if (!pastRuns) return [];
    return [{ key: 'runs', icon: 'refresh', label: t('facts.runs'), value: pastRuns }];
  }
}

function Neighbour({
  label,
  departure,
  slug,
}: {
  readonly label: string;
  readonly departure: Departure | null;
  readonly slug: string;
}) {
  if (!departure) return null;
  return (
    <div className={styles.neighbour}>
      <h3 className={styles.neighbourLabel}>{label}</h3>
      <DepartureRow departure={departure} travelSlug={slug} isNarrow />
    </div>
  );
}

interface WillItRunProps {
  readonly departure: Departure;
  readonly tour: Pick<AvailableTour, 'terms' | 'flightAdvice' | 'takesRequests'>;
  readonly landBy: LandingTime;
}

/** Will it run (TRV-14): what the status means, who is missing, by when it is decided, what comes back. */
function WillItRun({ departure, tour, landBy }: WillItRunProps) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const { status, seats } = departure;
  const { decisionDate, outlook } = tour.terms;
  const isUndecided = seats?.kind === 'needed';
  return (
    <PageSection id="runs" title={t('runs.title')}>
      <RunsLine tour={departure} />
      <div className={styles.prose}>
        <p>{outlook === 'full' ? t('runs.full') : t(`runs.meaning.${status}`)}</p>
        {isUndecided && (
          <p>
            {decisionDate
              ? t('runs.decision', { date: formatLongDate(decisionDate, market) })
              : t('runs.decisionSoon')}
          </p>
        )}
        {outlook === 'open' && <p>{t('runs.refund')}</p>}
      </div>
      <FlightAdviceNote kind={tour.flightAdvice} landBy={landBy} />
      {tour.takesRequests && (
        <ModalLinks
          links={[{ name: 'notification-opt-in', icon: 'bell', text: t('modal.news') }]}
        />
      )}
    </PageSection>
  );
}
