/** A tour that one can still join, or could: dates, will it run, terms, costs, people. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateLabel, formatLongDate } from '../../../domain/date-format.ts';
import { type Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { LateCancellationNote, TermsList } from '../../booking/payment-terms.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { WriteLink } from '../../booking/write-link.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { CalendarLink } from '../../calendar-file/calendar-link.tsx';
import { quietButton } from '../../modals/modal-links.css.ts';
import { ModalLinks } from '../../modals/modal-links.tsx';
import { CoordinatorCard } from '../../travel/coordinator-card.tsx';
import { CostList } from '../../travel/cost-list.tsx';
import type { Departure } from '../../travel/departure.ts';
import { DepartureRow } from '../../travel/departure-row.tsx';
import { useGroupNote } from '../../travel/group-note.ts';
import { agesNoteKey } from '../../travel/use-ages-fact.ts';
import { usePastRuns } from '../../travel/use-past-runs.ts';
import { usePriceNote } from '../../travel/price-note.ts';
import { PageSection } from '../../travel/page-section.tsx';
import { UncountedNote } from '../../travel/uncounted-note.tsx';
import { TwoColumns } from '../../travel/two-columns.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Alternatives } from './alternatives.tsx';
import type { AvailableTour, TourPageData } from './loader.server.ts';
import * as styles from './page.css.ts';
import { TourAside } from './tour-aside.tsx';
import { WillItRun } from './will-it-run.tsx';

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
  const groupNote = useGroupNote();
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
              note: groupNote({ ...tour.group, taken: tour.takenSeats }),
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
