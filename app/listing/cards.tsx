/** The cards of a listing (RES-12): where, when, how many days, how much, will it run. */
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { ContentImage } from '../images/content-image.tsx';
import type { PlainImage } from '../images/image-source.ts';
import type { PicturePlace } from '../images/picture-places.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { card, cardLink } from '../ui/card/card.css.ts';
import { Card } from '../ui/card/card.tsx';
import type { TourCardData, TravelCardData } from './card-data.ts';
import type { CardPrice } from './card-price.ts';
import { Heart } from '../wishlist/heart.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import * as styles from './card.css.ts';
import { corner } from './card.css.ts';
import {
  PriceLine,
  RunsLine,
  TermsLine,
  useDepartureDates,
  WhenLine,
  LengthLine,
} from './departure-facts.tsx';
import { PromotionMark } from './promotion-mark.tsx';

/** How a card shows its picture. */
interface CardPicture {
  /** By what holds the card: how wide it is drawn there. */
  readonly place?: PicturePlace;
  /** Whether it is seen at once. */
  readonly priority?: boolean;
}

export interface TourCardProps {
  readonly tour: TourCardData;
  /** Level of the title, one below that of the heading it stands under. */
  readonly headingAs?: 'h2' | 'h3' | 'h4';
  /** `li` where the card is the item of a list itself. */
  readonly as?: 'article' | 'li';
  readonly picture?: CardPicture;
}

export function TourCard({ tour, headingAs: Heading = 'h3', as, picture }: TourCardProps) {
  const { t } = useTranslation('listing');
  const datesOf = useDepartureDates();
  const { travel, others } = tour;
  const otherDepartures = others && t('card.otherDepartures', { count: others.count });
  return (
    <Card
      as={as}
      linked
      media={
        <CardPoster image={travel.image} price={tour.price} picture={picture}>
          <Heart
            travelId={travel.id}
            tourCode={tour.code}
            name={`${travel.title}, ${datesOf(tour)}`}
            place="picture"
          />
        </CardPoster>
      }
    >
      <p className={styles.place} lang={travel.lang}>
        {travel.destinationLabel}
      </p>
      <Heading ref={markPosterAgain} className={styles.title} lang={travel.lang}>
        <PageLink
          to="travels-travel-tour"
          parameters={{ travel: travel.slug, tour: tour.code }}
          className={cardLink}
          viewTransition
          onClick={markPoster}
          // Several departures of one travel differ by their dates alone.
          aria-label={`${travel.title}, ${datesOf(tour)}`}
        >
          {travel.title}
        </PageLink>
      </Heading>
      <WhenLine tour={tour} numberOfDays={travel.numberOfDays} />
      <RunsLine tour={tour} />
      <TermsLine tour={tour} />
      {others && (
        <p className={styles.small}>
          <PageLink
            to="search"
            query={new URLSearchParams(others.query)}
            rel="nofollow"
            className={`${textLink({ tone: 'quiet', standalone: true })} ${styles.aboveCardLink}`}
            aria-label={`${travel.title}, ${otherDepartures}`}
          >
            {otherDepartures}
          </PageLink>
        </p>
      )}
      {tour.price && (
        <PriceLine price={tour.price} hasPercent={false}>
          {tour.promotion && <PromotionMark promotion={tour.promotion} />}
        </PriceLine>
      )}
    </Card>
  );
}

export interface TravelCardProps {
  readonly travel: TravelCardData;
  /** A line of its own, of the list that it stands in. */
  readonly note?: string | null;
  /** Of the title, where a link leads to the card. */
  readonly id?: string | undefined;
  /** Level of the title, one below that of the heading it stands under. */
  readonly headingAs?: 'h2' | 'h3' | 'h4';
  /** `li` where the card is the item of a list itself. */
  readonly as?: 'article' | 'li';
  readonly picture?: CardPicture;
}

export function TravelCard(props: TravelCardProps) {
  const { travel, note, id, headingAs: Heading = 'h3', as, picture } = props;
  const { t } = useTranslation('listing');
  const { bestTour, numberOfDays } = travel;
  const otherDepartures = travel.toursCount - 1;
  return (
    <Card
      as={as}
      linked
      media={
        <CardPoster image={travel.image} price={bestTour?.price ?? null} picture={picture}>
          <Heart travelId={travel.id} name={travel.title} place="picture" />
        </CardPoster>
      }
    >
      <p className={styles.place} lang={travel.lang}>
        {travel.destinationLabel}
      </p>
      <Heading id={id} ref={markPosterAgain} className={styles.title} lang={travel.lang}>
        <PageLink
          to="travels-travel"
          parameters={{ travel: travel.slug }}
          className={cardLink}
          viewTransition
          onClick={markPoster}
        >
          {travel.title}
        </PageLink>
      </Heading>
      {note && <p className={styles.small}>{note}</p>}
      {bestTour ? (
        <>
          <WhenLine tour={bestTour} numberOfDays={numberOfDays} />
          <RunsLine tour={bestTour} />
          <TermsLine tour={bestTour} />
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
        <PriceLine price={bestTour.price} isLowest={travel.isLowestPrice} hasPercent={false} />
      )}
    </Card>
  );
}

/** Where the card leads that was pressed last. */
let pressedHref: string | undefined;

/** The one poster that the transition to another page takes along, of all that look the same. */
function markPoster({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  document.querySelector(`[${styles.PRESSED_POSTER}]`)?.removeAttribute(styles.PRESSED_POSTER);
  pressedHref = currentTarget.href;
  setMark(currentTarget);
}

/** Going back draws the list anew: the poster goes to the first card that leads where the pressed one led. */
function markPosterAgain(heading: HTMLHeadingElement | null) {
  const link = heading?.querySelector('a');
  if (link?.href !== pressedHref || document.querySelector(`[${styles.PRESSED_POSTER}]`)) return;
  setMark(link);
}

function setMark(link: Element | undefined | null) {
  link?.closest(`.${card}`)?.querySelector('img')?.setAttribute(styles.PRESSED_POSTER, '');
}

interface CardPosterProps {
  readonly image: PlainImage;
  readonly price: CardPrice | null;
  readonly picture: CardPicture | undefined;
  /** On its other corner. */
  readonly children: ReactNode;
}

/** The poster of a card, with the discount on its corner where there is one. */
function CardPoster({ image, price, picture, children }: CardPosterProps) {
  const { t } = useTranslation('listing');
  const discount = price?.discount;
  return (
    <>
      <ContentImage image={image} place="card" shape="wide" alt="" {...picture} />
      {discount && (
        <span className={corner}>
          <Badge tone="sun">{t('card.discount', { percent: discount.percent })}</Badge>
        </span>
      )}
      {children}
    </>
  );
}
