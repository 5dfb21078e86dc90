/** The tour page (TRV-08): one departure, and what became of it when it is gone. */
import { useTranslation } from 'react-i18next';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { Cover } from '../../travel/cover.tsx';
import { useTravelBreadcrumb } from '../../travel/use-travel-breadcrumb.ts';
import { Container } from '../../ui/container.tsx';
import { AvailableTourBody } from './available-tour-body.tsx';
import { GoneTourBody } from './gone-tour-body.tsx';
import type { TourPageData } from './loader.server.ts';
import * as styles from './page.css.ts';

export default function TourPage({ data }: { readonly data: TourPageData }) {
  const { t } = useTranslation(['travel', 'listing']);
  const { travel, departure, available } = data;
  const dates = useDepartureDates()(departure);
  return (
    <article>
      <Cover
        pictures={[travel.image]}
        breadcrumb={useTravelBreadcrumb(travel, dates)}
        place={travel.destinationLabel}
        title={
          <>
            {travel.title}
            <span className={styles.dates}>
              <time dateTime={departure.startingDate}>{dates}</time>
              {` · ${t('listing:card.days', { count: travel.numberOfDays })}`}
            </span>
          </>
        }
      />
      <Container>
        {available ? (
          <AvailableTourBody data={data} tour={available} />
        ) : (
          <GoneTourBody data={data} />
        )}
      </Container>
    </article>
  );
}
