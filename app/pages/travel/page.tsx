/** The travel page (TRV-06): whether it is the right one, day by day, when to go, and where else. */
import { useTranslation } from 'react-i18next';
import { CalendarLink } from '../../calendar-file/calendar-link.tsx';
import { SafetyStrip } from '../../booking/safety-strip.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { quietButton } from '../../modals/modal-link.css.ts';
import { withoutModal } from '../../modals/modal-address.ts';
import { ModalLink, ModalLinks } from '../../modals/modal-link.tsx';
import { mailAddress } from '../../modals/parts/mail-address.ts';
import { usePageLocation } from '../../page-location.ts';
import { dayId } from '../../route-map/day-id.ts';
import { DaysWithMap } from '../../route-map/days-with-map.tsx';
import {
  CoverPictures,
  NoDepartures,
  PrintNote,
  TitleSheet,
  TwoColumns,
  useTravelBreadcrumb,
} from '../../travel/page-parts.tsx';
import { usePastRuns } from '../../travel/facts-in-words.ts';
import { EntryRules } from '../../travel/entry-rules.tsx';
import { TextsIn, useTextsLanguage } from '../../travel/texts-language.tsx';
import { DayTitle, StageBody } from '../../travel/stage.tsx';
import { DeparturesPart } from './departures.tsx';
import { FlightRules } from '../../travel/flights.tsx';
import { KeyFacts } from './key-facts.tsx';
import { PageSection, PlainList } from '../../travel/section.tsx';
import { Reviews } from './reviews.tsx';
import { SectionBar } from './section-bar.tsx';
import { INCLUDED_ID } from '../../travel/true-cost.tsx';
import { WhoLeads } from './who-leads.tsx';
import { button } from '../../ui/button/button.css.ts';
import { AccordionItem } from '../../ui/accordion/accordion.tsx';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { EntryRule } from '../../../contract/travel.ts';
import type { TravelPageData, RelatedTravelView } from './page.server.ts';
import * as styles from './page.css.ts';
import { TravelAside, TravelOfferBar } from './offer.tsx';
import { TravelCosts } from './costs.tsx';
import { NarrowFold } from '../../ui/narrow-fold/narrow-fold.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { formatMoney } from '../../../domain/money.ts';
import { useSite } from '../../i18n/site.ts';
import { imageSourceAt } from '../../images/image-source.ts';
import { pricePrefix } from '../../listing/price-prefix.ts';
import { cardLink } from '../../ui/card/card.css.ts';
import { Grid } from '../../ui/grid/grid.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/price/price.tsx';
import { Heart } from '../../wishlist/heart.tsx';

/** Sends the address of the page to whom one likes. */
function SendLink({ title }: { readonly title: string }) {
  const { t } = useTranslation('travel');
  const { origins, marketId } = useSite();
  const address = origins[marketId] + withoutModal(usePageLocation());
  return (
    <a href={mailAddress({ subject: title, text: address })} className={quietButton}>
      <Icon name="mail" />
      {t('share.send')}
    </a>
  );
}

export default function TravelPage({ data }: { readonly data: TravelPageData }) {
  const { t } = useTranslation('travel');
  const { travel, pace, heights, route, reviews } = data;
  const lang = travel.writtenIn?.lang;
  return (
    <TextsIn language={travel.writtenIn}>
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
                <p className={styles.summary} lang={lang}>
                  {travel.summary}
                </p>
                <ModalLinks
                  links={[{ name: 'gallery', icon: 'camera', text: t('modal.pictures') }]}
                >
                  <Heart travelId={travel.id} name={travel.title} place="buttons" />
                  <SendLink title={travel.title} />
                </ModalLinks>
              </TitleSheet>
            }
            asideLabel={t('aside.travel')}
            aside={<TravelAside data={data} />}
            bar={<SectionBar key={travel.slug} hasReviews={reviews !== null} />}
            below={<BelowColumns data={data} />}
          >
            <KeyFacts
              // They stand with the reviews, where there are any.
              travel={reviews ? { ...travel, pastRuns: null } : travel}
              pace={pace}
              heights={heights}
            />

            <PageSection id="about" title={t('about.title')}>
              <PlainList icon="star" tone="accent" items={travel.highlights} />
              <Description html={travel.descriptionHtml} />
            </PageSection>

            <PageSection id="itinerary" title={t('itinerary.title')}>
              <DaysWithMap key={travel.slug} route={route} days={travel.days}>
                {travel.days.map((stage) => (
                  <AccordionItem
                    key={stage.day}
                    headingAs="h3"
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
              <ModalLinks
                links={[{ name: 'video-itinerary', icon: 'video', text: t('modal.film') }]}
              >
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
          </TwoColumns>
        </Container>
        <TravelOfferBar data={data} />
      </article>
    </TextsIn>
  );
}

/** As wide as both columns: when one can go, what it costs, who leads it, what others say, and what to think of before. */
function BelowColumns({ data }: { readonly data: TravelPageData }) {
  const { t } = useTranslation('travel');
  const { currency } = useSite();
  const { travel, months, reviews, related } = data;
  const { cheapest } = data.aside;
  const pastRuns = usePastRuns(travel.pastRuns);
  return (
    <>
      <PageSection id="departures" title={t('departures.title')}>
        {months.length > 0 ? (
          <>
            <DeparturesPart months={months} travelSlug={travel.slug} />
            <NarrowFold summary={t('flights.ruleTitle')}>
              <FlightRules landBy={travel.landBy} />
            </NarrowFold>
            <SafetyStrip currency={currency} startingDate={null} />
            <ModalLinks links={[]}>
              <CalendarLink travelSlug={travel.slug} />
            </ModalLinks>
          </>
        ) : (
          <NoDepartures>
            <ModalLink name="notification-opt-in" className={button({ variant: 'primary' })}>
              {t('modal.newDates')}
            </ModalLink>
          </NoDepartures>
        )}
      </PageSection>

      <div className={styles.priceParts}>
        <PageSection id="covers" title={t('included.title')}>
          <div className={styles.foldedParts}>
            <NarrowFold headingAs="h3" summary={t('included.yes')}>
              <PlainList icon="check" tone="positive" items={travel.included} />
            </NarrowFold>
            <NarrowFold headingAs="h3" summary={t('included.no')}>
              {/* Within the fold, which a link to it unfolds. */}
              <div id={INCLUDED_ID}>
                <PlainList icon="close" tone="neutral" items={travel.notIncluded} />
              </div>
            </NarrowFold>
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
      </div>

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
          {pastRuns && <p>{pastRuns}</p>}
          <Reviews reviews={reviews} />
        </PageSection>
      )}

      {hasBeforeYouGo(travel) && (
        <PageSection id="before" title={t('before.title')}>
          <BeforeYouGo {...travel} />
        </PageSection>
      )}

      {related.length > 0 && (
        <div className={styles.related}>
          <PageSection id="related" title={t('related.title')}>
            <RelatedTravels travels={related} />
          </PageSection>
        </div>
      )}
    </>
  );
}

// The longer texts of a travel (TRV-06): what it is about, and what to pack and look up before it.

/** What a travel is about (TRV-06): where the screen is narrow the highlights above it, and all of it for who reads on. */
function Description({ html }: { readonly html: string }) {
  const { t } = useTranslation('travel');
  return (
    <NarrowFold summary={t('about.more')} isReadMore>
      <Prose html={html} lang={useTextsLanguage()} />
    </NarrowFold>
  );
}

interface BeforeYouGoProps {
  readonly packing: readonly string[];
  readonly entryRules: readonly EntryRule[];
  readonly entryHtml: string | null;
  readonly healthHtml: string | null;
}

/** What to pack, and what to look up: the site points to who knows, it promises nothing. */
function BeforeYouGo({ packing, entryRules, entryHtml, healthHtml }: BeforeYouGoProps) {
  const { t } = useTranslation('travel');
  const lang = useTextsLanguage();
  return (
    <div className={styles.foldedParts}>
      {packing.length > 0 && (
        <NarrowFold headingAs="h3" summary={t('before.packing')}>
          <PlainList icon="check" tone="neutral" items={packing} />
        </NarrowFold>
      )}
      {(entryRules.length > 0 || entryHtml !== null) && (
        <NarrowFold headingAs="h3" summary={t('before.entry')}>
          <EntryRules rules={entryRules} />
          {entryHtml !== null && <Prose html={entryHtml} lang={lang} />}
        </NarrowFold>
      )}
      {healthHtml !== null && (
        <NarrowFold headingAs="h3" summary={t('before.health')}>
          <Prose html={healthHtml} lang={lang} />
        </NarrowFold>
      )}
    </div>
  );
}

/** Whether anything is said there. */
function hasBeforeYouGo({ packing, entryRules, entryHtml, healthHtml }: BeforeYouGoProps): boolean {
  return packing.length + entryRules.length > 0 || (entryHtml ?? healthHtml) !== null;
}

// Travels like the one of the page (TRV-06), on cards that say little: the page has a budget (0046).

/** Of a picture that is 112 px wide: enough for the densest screens. */
const PICTURE_PIXELS = 320;

function RelatedTravels({ travels }: { readonly travels: readonly RelatedTravelView[] }) {
  const { t } = useTranslation('listing');
  const { imagesBaseUrl, market } = useSite();
  return (
    <Grid as="ul">
      {travels.map(({ slug, title, lang, numberOfDays, image, price, isLowest }) => (
        <li key={slug} className={styles.relatedCard}>
          <Picture source={imageSourceAt(image, imagesBaseUrl, PICTURE_PIXELS)} alt="" />
          <div className={styles.relatedWords}>
            <h3 className={styles.relatedTitle} lang={lang}>
              <PageLink to="travels-travel" parameters={{ travel: slug }} className={cardLink}>
                {title}
              </PageLink>
            </h3>
            <p className={styles.relatedLength}>{t('card.days', { count: numberOfDays })}</p>
            {price && (
              <Price
                current={formatMoney(price.cents, price.currency)}
                prefix={pricePrefix(price, isLowest, market, t)}
              />
            )}
          </div>
        </li>
      ))}
    </Grid>
  );
}
