/** The itinerary page (TRV-07): every day in full, on paper too. */
import { useTranslation } from 'react-i18next';
import { CalendarLink } from '../../calendar-file/calendar-link.tsx';
import { PageLink, usePagePath } from '../../i18n/page-link.tsx';
import { ModalLinks } from '../../modals/modal-link.tsx';
import { dayId } from '../../route-map/day-id.ts';
import { marking } from '../../route-map/route-map.css.ts';
import { RouteMap } from '../../route-map/route-map.tsx';
import { PrintNote, useTravelBreadcrumb } from '../../travel/page-parts.tsx';
import { PageSection, PlainList } from '../../travel/section.tsx';
import { TextsIn, WrittenInNote } from '../../travel/texts-language.tsx';
import { DayTitle, StageBody } from '../../travel/stage.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { button } from '../../ui/button/button.css.ts';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ItineraryPageData } from './page.server.ts';
import * as styles from './page.css.ts';
import { useEffect, useRef } from 'react';
import { useSite } from '../../i18n/site.ts';
import { PriceLine, useDepartureDates } from '../../listing/departure-facts.tsx';
import { Heart } from '../../wishlist/heart.tsx';
import type { Departure } from '../../travel/departure.ts';
import { Button } from '../../ui/button/button.tsx';
import { address, label, withScripts } from './page.css.ts';

export default function ItineraryPage({ data }: { readonly data: ItineraryPageData }) {
  const { t } = useTranslation(['travel', 'listing']);
  const { travel, route, next, months } = data;
  const breadcrumb = useTravelBreadcrumb(travel, t('itinerary.title'));
  const lang = travel.writtenIn?.lang;
  return (
    <TextsIn language={travel.writtenIn}>
      <Container width="narrow" as="article">
        <PrintNote />
        <header className={styles.header}>
          <div className={styles.screenOnly}>
            <Breadcrumb {...breadcrumb} />
          </div>
          <p className={styles.place} lang={lang}>
            {travel.destinationLabel}
          </p>
          <h1 className={styles.title}>{t('itinerary.pageTitle', { title: travel.title })}</h1>
          <p className={styles.summary} lang={lang}>
            {travel.summary}
          </p>
          <WrittenInNote />
          <p>
            {t('itinerary.length', {
              days: t('listing:card.days', { count: travel.numberOfDays }),
              count: travel.numberOfDays - 1,
            })}
          </p>
          {next && <NextDeparture departure={next} travelSlug={travel.slug} />}
          {months.length > 0 && (
            <ModalLinks
              links={[{ name: 'available-dates', icon: 'calendar', text: t('modal.dates') }]}
            >
              <CalendarLink travelSlug={travel.slug} />
            </ModalLinks>
          )}
          <div className={styles.actions}>
            <PageLink
              to="travels-travel"
              parameters={{ travel: travel.slug }}
              className={button({ variant: 'secondary' })}
            >
              <Icon name="arrow-left" />
              {t('itinerary.back')}
            </PageLink>
            <Heart travelId={travel.id} name={travel.title} place="buttons" />
            <PrintButton />
          </div>
        </header>
        <div className={marking}>
          {route && (
            <section aria-label={t('route.title')} className={styles.route}>
              <RouteMap route={route} days={travel.days} />
            </section>
          )}
          <ol className={styles.days}>
            {travel.days.map((stage) => (
              <li key={stage.day} id={dayId(stage.day)} className={styles.day}>
                <h2 className={styles.dayTitle}>
                  <DayTitle stage={stage} />
                </h2>
                <StageBody
                  picturePlace="dayOfItinerary"
                  stage={stage}
                  picture={travel.pictures.find(({ day }) => day === stage.day)}
                />
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.included}>
          <PageSection id="included" title={t('included.yes')}>
            <PlainList icon="check" tone="positive" items={travel.included} />
          </PageSection>
          <PageSection id="not-included" title={t('included.no')}>
            <PlainList icon="close" tone="neutral" items={travel.notIncluded} />
          </PageSection>
        </div>
      </Container>
    </TextsIn>
  );
}

// What one does with an itinerary: print it, or go to the next departure.

/** Opens the browser's print dialog. Hidden until it works: without scripts the browser's own menu prints. */
function PrintButton() {
  const { t } = useTranslation('travel');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.toggleAttribute('data-scripted', true);
  }, []);
  return (
    <span ref={place} className={withScripts}>
      <Button type="button" variant="secondary" icon="print" onClick={() => window.print()}>
        {t('itinerary.print')}
      </Button>
    </span>
  );
}

interface NextDepartureProps {
  readonly departure: Departure;
  readonly travelSlug: string;
}

/** The next departure with its price, on paper too (TRV-07). */
function NextDeparture({ departure, travelSlug }: NextDepartureProps) {
  const { t } = useTranslation('travel');
  const datesOf = useDepartureDates();
  const { origins, marketId } = useSite();
  const parameters = { travel: travelSlug, tour: departure.code };
  const path = usePagePath()('travels-travel-tour', parameters);
  return (
    <div>
      <p className={label}>{t('departures.named.next')}</p>
      <PageLink to="travels-travel-tour" parameters={parameters}>
        {datesOf(departure)}
      </PageLink>
      <p className={address}>{origins[marketId] + path}</p>
      {departure.price && <PriceLine price={departure.price} />}
    </div>
  );
}
