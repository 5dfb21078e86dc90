/** The travel page (TRV-06): whether it is the right one, day by day, when to go, and where else. */
import { useTranslation } from 'react-i18next';
import { CalendarLink } from '../../calendar-file/calendar-link.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { quietButton } from '../../modals/modal-link.css.ts';
import { ModalLinks } from '../../modals/modal-link.tsx';
import { dayId } from '../../route-map/day-id.ts';
import { DaysWithMap } from '../../route-map/days-with-map.tsx';
import { BeforeYouGo, hasBeforeYouGo, Description } from './description.tsx';
import {
  CoverPictures,
  NoDepartures,
  PrintNote,
  TitleSheet,
  TwoColumns,
  useTravelBreadcrumb,
} from '../../travel/page-parts.tsx';
import { DayTitle, StageBody } from '../../travel/stage.tsx';
import { DeparturesPart } from './departures.tsx';
import { FlightRules } from '../../travel/flights.tsx';
import { KeyFacts } from './key-facts.tsx';
import { PageSection, PlainList } from '../../travel/section.tsx';
import { RelatedTravels } from './related-travels.tsx';
import { Reviews } from './reviews.tsx';
import { INCLUDED_ID } from '../../travel/true-cost.tsx';
import { WhoLeads } from './who-leads.tsx';
import { AccordionItem } from '../../ui/accordion/accordion.tsx';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { TravelPageData } from './page.server.ts';
import * as styles from './page.css.ts';
import { TravelAside, TravelOfferBar } from './offer.tsx';
import { TravelCosts } from './costs.tsx';

export default function TravelPage({ data }: { readonly data: TravelPageData }) {
  const { t } = useTranslation('travel');
  const { travel, pace, heights, route, months, reviews, related } = data;
  const { cheapest } = data.aside;
  return (
    <article>
      <Container>
        <PrintNote />
      </Container>
      <CoverPictures pictures={travel.pictures} />
      <Container>
        <TwoColumns
          head={
            <TitleSheet
              breadcrumb={useTravelBreadcrumb(travel)}
              place={travel.destinationLabel}
              title={travel.title}
            >
              <p className={styles.summary}>{travel.summary}</p>
              <ModalLinks
                links={[
                  { name: 'gallery', icon: 'camera', text: t('modal.pictures') },
                  { name: 'wishlist-steps', icon: 'mail', text: t('modal.later') },
                ]}
              />
            </TitleSheet>
          }
          asideLabel={t('aside.travel')}
          aside={<TravelAside data={data} />}
        >
          <KeyFacts travel={travel} pace={pace} heights={heights} />

          <PageSection id="about" title={t('about.title')}>
            <PlainList icon="star" tone="accent" items={travel.highlights} />
            <Description html={travel.descriptionHtml} />
          </PageSection>

          <PageSection id="itinerary" title={t('itinerary.title')}>
            <DaysWithMap key={travel.slug} route={route} days={travel.days}>
              {travel.days.map((stage, index) => (
                <AccordionItem
                  key={stage.day}
                  headingAs="h3"
                  open={index === 0}
                  summary={<DayTitle stage={stage} />}
                >
                  <div id={dayId(stage.day)} className={styles.day}>
                    <StageBody
                      stage={stage}
                      picture={travel.pictures.find(({ day }) => day === stage.day)}
                    />
                  </div>
                </AccordionItem>
              ))}
            </DaysWithMap>
            <ModalLinks links={[{ name: 'video-itinerary', icon: 'map', text: t('modal.leaf') }]}>
              <PageLink
                to="travels-travel-itinerary"
                parameters={{ travel: travel.slug }}
                className={quietButton}
              >
                <Icon name="print" />
                {t('itinerary.allDays')}
              </PageLink>
            </ModalLinks>
          </PageSection>

          <PageSection id={INCLUDED_ID} title={t('included.title')}>
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

          <PageSection id="costs" title={t(cheapest ? 'costs.titleInAll' : 'costs.title')}>
            <TravelCosts data={data} sectionId="costs" />
            <ModalLinks
              links={[
                { name: 'flight-club', icon: 'plane', text: t('modal.flights') },
                { name: 'payment-info', icon: 'card', text: t('modal.payment') },
                { name: 'faqs', icon: 'info', text: t('modal.faqs') },
              ]}
            />
          </PageSection>

          {hasBeforeYouGo(travel) && (
            <PageSection id="before" title={t('before.title')}>
              <BeforeYouGo {...travel} />
            </PageSection>
          )}

          {travel.coordinator && (
            <PageSection id="coordinator" title={t('coordinator.title')}>
              <WhoLeads
                coordinator={travel.coordinator}
                leads={travel.leads}
                others={travel.otherLeaders}
              />
            </PageSection>
          )}

          {reviews && (
            <PageSection id="reviews" title={t('listing:reviews.title')}>
              <Reviews reviews={reviews} />
            </PageSection>
          )}
        </TwoColumns>

        <div className={styles.departures}>
          <PageSection id="departures" title={t('departures.title')}>
            {months.length > 0 ? (
              <>
                <FlightRules landBy={travel.landBy} />
                <DeparturesPart months={months} travelSlug={travel.slug} />
                <ModalLinks links={[]}>
                  <CalendarLink travelSlug={travel.slug} />
                </ModalLinks>
              </>
            ) : (
              <NoDepartures />
            )}
          </PageSection>

          {related.length > 0 && (
            <div className={styles.related}>
              <PageSection id="related" title={t('related.title')}>
                <RelatedTravels travels={related} />
              </PageSection>
            </div>
          )}
        </div>
      </Container>
      <TravelOfferBar data={data} />
    </article>
  );
}
