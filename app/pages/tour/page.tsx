/** The tour page (TRV-08): one departure, and what became of it when it is gone or never was. */
import { useTranslation } from 'react-i18next';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import {
  CoverPictures,
  PrintNote,
  TitleSheet,
  useTravelBreadcrumb,
} from '../../travel/page-parts.tsx';
import { TextsIn } from '../../travel/texts-language.tsx';
import { row } from '../../modals/modal-link.css.ts';
import { Container } from '../../ui/container/container.tsx';
import { AvailableTourBody } from './available-tour-body.tsx';
import { GoneTourBody } from './gone-tour-body.tsx';
import type { TourPageData } from './page.server.ts';
import * as styles from './page.css.ts';
import { Heart } from '../../wishlist/heart.tsx';
import { TourOfferBar } from './offer.tsx';

export default function TourPage({ data }: { readonly data: TourPageData }) {
  const { travel, departure, available } = data;
  const head = <TourTitle travel={travel} departure={departure} isGone={!available} />;
  if (!available) {
    return (
      <TextsIn language={travel.writtenIn}>
        <article>
          <Container>
            <div className={styles.gone}>
              {head}
              <GoneTourBody data={data} />
            </div>
          </Container>
        </article>
      </TextsIn>
    );
  }
  return (
    <TextsIn language={travel.writtenIn}>
      <article>
        <Container>
          <PrintNote />
        </Container>
        <CoverPictures pictures={travel.pictures} />
        <Container>
          <AvailableTourBody data={data} departure={departure} tour={available} head={head} />
        </Container>
        <TourOfferBar departure={departure} />
      </article>
    </TextsIn>
  );
}

/** Of an unknown tour, the travel alone. */
function TourTitle({
  travel,
  departure,
  isGone,
}: Pick<TourPageData, 'travel' | 'departure'> & { readonly isGone: boolean }) {
  const { t } = useTranslation(['travel', 'listing']);
  const datesOf = useDepartureDates();
  const dates = departure && datesOf(departure);
  return (
    <TitleSheet
      breadcrumb={useTravelBreadcrumb(travel, dates ?? t('gone.title'))}
      place={travel.destinationLabel}
      title={
        <>
          {travel.title}
          {departure && (
            <span className={styles.dates}>
              <time dateTime={departure.startingDate}>{dates}</time>
              <span className={styles.between}> · </span>
              <span>{t('listing:card.days', { count: travel.numberOfDays })}</span>
            </span>
          )}
        </>
      }
    >
      {departure && (
        <div className={row}>
          {/* What is gone cannot be saved any more; its travel can. */}
          {isGone ? (
            <Heart travelId={travel.id} name={travel.title} place="buttons" />
          ) : (
            <Heart
              travelId={travel.id}
              tourCode={departure.code}
              name={`${travel.title}, ${dates}`}
              place="buttons"
            />
          )}
        </div>
      )}
    </TitleSheet>
  );
}
