/** A travel in a listing (RES-12), with the date and price of its cheapest open departure. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { Card } from '../ui/card/card.tsx';
import { cardLink } from '../ui/card/card.css.ts';
import type { TravelCardData } from './card-data.ts';
import { CardPoster } from './card-poster.tsx';
import * as styles from './card.css.ts';
import { LengthLine, PriceLine, RunsLine, WhenLine } from './departure-facts.tsx';

export interface TravelCardProps {
  readonly travel: TravelCardData;
  /** Level of the title, one below that of the heading it stands under. */
  readonly headingAs?: 'h2' | 'h3' | 'h4';
  /** `li` where the card is the item of a list itself. */
  readonly as?: 'article' | 'li';
}

export function TravelCard({ travel, headingAs: Heading = 'h3', as }: TravelCardProps) {
  const { t } = useTranslation('listing');
  const { bestTour, numberOfDays } = travel;
  const otherDepartures = travel.toursCount - 1;
  return (
    <Card
      as={as}
      linked
      media={<CardPoster image={travel.image} price={bestTour?.price ?? null} />}
    >
      <p className={styles.place}>{travel.destinationLabel}</p>
      <Heading className={styles.title}>
        <PageLink to="travels-travel" parameters={{ travel: travel.slug }} className={cardLink}>
          {travel.title}
        </PageLink>
      </Heading>
      {bestTour ? (
        <>
          {/* The other departures may be for other ages. */}
          <WhenLine
            tour={{ startingDate: bestTour.startingDate, endingDate: bestTour.endingDate }}
            numberOfDays={numberOfDays}
          />
          <RunsLine tour={bestTour} />
        </>
      ) : (
        <>
          <LengthLine numberOfDays={numberOfDays} />
          <p className={styles.small}>{t('empty.noDepartures')}</p>
        </>
      )}
      {otherDepartures > 0 && (
        <p className={styles.small}>{t('card.otherDepartures', { count: otherDepartures })}</p>
      )}
      {bestTour?.price && (
        <PriceLine price={bestTour.price} isLowest={otherDepartures > 0} hasPercent={false} />
      )}
    </Card>
  );
}
