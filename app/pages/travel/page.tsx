/** The travel page (TRV-06): whether it is the right one, day by day, and when to go. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { ModalLinks } from '../../modals/modal-links.tsx';
import { CoordinatorCard } from '../../travel/coordinator-card.tsx';
import { CostList } from '../../travel/cost-list.tsx';
import { Cover } from '../../travel/cover.tsx';
import { DayTitle } from '../../travel/day-title.tsx';
import { DepartureMonths } from '../../travel/departure-months.tsx';
import { FlightRules } from '../../travel/flight-rules.tsx';
import { KeyFacts } from '../../travel/key-facts.tsx';
import { NoDepartures } from '../../travel/no-departures.tsx';
import { PageSection } from '../../travel/page-section.tsx';
import { PlainList } from '../../travel/plain-list.tsx';
import { StageBody } from '../../travel/stage-body.tsx';
import { TwoColumns } from '../../travel/two-columns.tsx';
import { useTravelBreadcrumb } from '../../travel/use-travel-breadcrumb.ts';
import { AccordionItem } from '../../ui/accordion.tsx';
import { button } from '../../ui/button.css.ts';
import { Container } from '../../ui/container.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { TravelPageData } from './loader.server.ts';
import * as styles from './page.css.ts';
import { TravelAside } from './travel-aside.tsx';

export default function TravelPage({ data }: { readonly data: TravelPageData }) {
  const { t } = useTranslation('travel');
  const { travel, pace, months, estimates, privateRooms } = data;
  return (
    <article>
      <Cover
        pictures={travel.pictures}
        breadcrumb={useTravelBreadcrumb(travel)}
        place={travel.destinationLabel}
        title={travel.title}
      >
        <p className={styles.summary}>{travel.summary}</p>
        <ModalLinks
          links={[
            { name: 'gallery', icon: 'camera', text: t('modal.pictures') },
            { name: 'wishlist-steps', icon: 'heart', text: t('modal.later') },
          ]}
        />
      </Cover>
      <Container>
        <TwoColumns asideLabel={t('aside.travel')} aside={<TravelAside data={data} />}>
          <KeyFacts travel={travel} pace={pace} />
          <ModalLinks links={[{ name: 'group-info', icon: 'users', text: t('modal.group') }]} />

          <PageSection id="about" title={t('about.title')}>
            <PlainList icon="star" tone="accent" items={travel.highlights} />
            <div className={styles.description}>
              {travel.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </PageSection>

          <PageSection id="itinerary" title={t('itinerary.title')}>
            <div>
              {travel.days.map((stage, index) => (
                <AccordionItem
                  key={stage.day}
                  headingAs="h3"
                  open={index === 0}
                  summary={<DayTitle stage={stage} />}
                >
                  <StageBody
                    stage={stage}
                    picture={travel.pictures.find(({ day }) => day === stage.day)}
                  />
                </AccordionItem>
              ))}
            </div>
            <p>
              <PageLink
                to="travels-travel-itinerary"
                parameters={{ travel: travel.slug }}
                className={button({ variant: 'secondary' })}
              >
                <Icon name="print" />
                {t('itinerary.allDays')}
              </PageLink>
            </p>
            <ModalLinks links={[{ name: 'video-itinerary', icon: 'map', text: t('modal.leaf') }]} />
          </PageSection>

          <PageSection id="included" title={t('included.title')}>
            <div className={styles.included}>
              <div className={styles.includedPart}>
                <h3>{t('included.yes')}</h3>
                <PlainList icon="check" tone="positive" items={travel.included} />
              </div>
              <div className={styles.includedPart}>
                <h3>{t('included.no')}</h3>
                <PlainList icon="close" tone="neutral" items={travel.notIncluded} />
              </div>
            </div>
          </PageSection>

          <PageSection id="costs" title={t('costs.title')}>
            <CostList
              estimates={estimates}
              privateRoom={privateRooms && privateRooms.supplement}
              departuresWithRoom={privateRooms}
            />
            <ModalLinks
              links={[
                { name: 'flight-club', icon: 'plane', text: t('modal.flights') },
                { name: 'payment-info', icon: 'card', text: t('modal.payment') },
                { name: 'faqs', icon: 'info', text: t('modal.faqs') },
              ]}
            />
          </PageSection>

          {travel.coordinator && (
            <PageSection id="coordinator" title={t('coordinator.title')}>
              <CoordinatorCard coordinator={travel.coordinator} />
            </PageSection>
          )}
        </TwoColumns>

        <div className={styles.departures}>
          <PageSection id="departures" title={t('departures.title')}>
            {months.length > 0 ? (
              <>
                <FlightRules />
                <DepartureMonths months={months} travelSlug={travel.slug} />
              </>
            ) : (
              <NoDepartures />
            )}
          </PageSection>
        </div>
      </Container>
    </article>
  );
}
