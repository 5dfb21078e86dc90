/** A departure in a listing (RES-12): where, when, how many days, how much, will it run. */
import { PageLink } from '../i18n/page-link.tsx';
import { Card } from '../ui/card/card.tsx';
import { cardLink } from '../ui/card/card.css.ts';
import type { TourCardData } from './card-data.ts';
import { CardPoster } from './card-poster.tsx';
import * as styles from './card.css.ts';
import { PriceLine, RunsLine, useDepartureDates, WhenLine } from './departure-facts.tsx';
import { PromotionMark } from './promotion-mark.tsx';

export interface TourCardProps {
  readonly tour: TourCardData;
  /** Level of the title, one below that of the heading it stands under. */
  readonly headingAs?: 'h2' | 'h3' | 'h4';
  /** `li` where the card is the item of a list itself. */
  readonly as?: 'article' | 'li';
}

export function TourCard({ tour, headingAs: Heading = 'h3', as }: TourCardProps) {
  const datesOf = useDepartureDates();
  const { travel } = tour;
  return (
    <Card as={as} linked media={<CardPoster image={travel.image} price={tour.price} />}>
      <p className={styles.place}>{travel.destinationLabel}</p>
      <Heading className={styles.title}>
        <PageLink
          to="travels-travel-tour"
          parameters={{ travel: travel.slug, tour: tour.code }}
          className={cardLink}
          // Several departures of one travel differ by their dates alone.
          aria-label={`${travel.title}, ${datesOf(tour)}`}
        >
          {travel.title}
        </PageLink>
      </Heading>
      <WhenLine tour={tour} numberOfDays={travel.numberOfDays} />
      <RunsLine tour={tour} />
      {tour.price && (
        <PriceLine price={tour.price} hasPercent={false}>
          {tour.promotion && <PromotionMark promotion={tour.promotion} />}
        </PriceLine>
      )}
    </Card>
  );
}
