/** Reviews wherever they are drawn (TRV-11): one of them, one with a link to its travel, and the rating of all. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { LayoutLink } from '../layout/layout-link.tsx';
import { linkTarget } from '../layout/link-target.ts';
import { Rating } from '../ui/rating/rating.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import * as styles from './review-figure.css.ts';
import type { RatingView, ReviewsView, SaidReviewView } from './reviews-view.server.ts';

interface ReviewFigureProps {
  readonly stars: number;
  readonly isHighlighted: boolean;
  readonly text: string;
  /** Where it is not the page's. */
  readonly language?: string;
  /** Who said it, and of what. */
  readonly children: ReactNode;
}

/** What one traveller said, with their stars (TRV-11). */
export function ReviewFigure({
  stars,
  isHighlighted,
  text,
  language,
  children,
}: ReviewFigureProps) {
  const { t } = useTranslation('listing');
  return (
    <figure className={isHighlighted ? styles.highlighted : styles.review}>
      <Rating stars={stars} label={t('reviews.stars', { count: stars })} />
      <blockquote lang={language} className={styles.words}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.note}>{children}</figcaption>
    </figure>
  );
}

/** What one traveller said, with the way to the travel that it is about (TRV-11). */
export function SaidReview({ review }: { readonly review: SaidReviewView }) {
  const { t } = useTranslation('listing');
  const { stars, isHighlighted, name, text, travelled, travel } = review;
  return (
    <ReviewFigure stars={stars} isHighlighted={isHighlighted} text={text}>
      {`${name} · ${t('reviews.travelled', { month: travelled })}`}
      <br />
      <PageLink
        to="travels-travel"
        parameters={{ travel: travel.slug }}
        className={textLink({ standalone: true })}
      >
        {travel.title}
      </PageLink>
    </ReviewFigure>
  );
}

/** What all travellers think together, how many they are, and who asked them (TRV-11). */
export function ReviewsTotal({
  average,
  count,
  stars,
  level,
  source,
  service = null,
}: RatingView & Pick<ReviewsView, 'source'> & Partial<Pick<ReviewsView, 'service'>>) {
  const { t } = useTranslation('listing');
  return (
    <div className={styles.total}>
      <p className={styles.summary}>
        <Rating
          stars={stars}
          label={t('reviews.average', { average })}
          value={t('reviews.value', { average })}
          note={t('reviews.count', { count })}
        />
        {level && <strong>{t(`reviews.level.${level}`)}</strong>}
      </p>
      {source && (
        <p className={styles.note}>
          <ReviewsSource source={source} service={service} />
        </p>
      )}
    </div>
  );
}

/** Who asked the travellers; a review service with the way to it, and the name that it has for the travel. */
function ReviewsSource({
  source,
  service,
}: {
  readonly source: string;
  readonly service: ReviewsView['service'];
}) {
  const { t } = useTranslation('listing');
  const { layout, marketId } = useSite();
  const words = t('reviews.source', { source });
  if (!service) return words;
  // The footer's rating has the address of the same merchant's page.
  const { userRating } = layout.footer;
  const target =
    userRating?.service?.merchantId === service.merchantId
      ? linkTarget(userRating, marketId)
      : null;
  return (
    <>
      {target ? (
        <LayoutLink target={target} opensNewTab={target.isExternal} className={textLink()}>
          {words}
        </LayoutLink>
      ) : (
        words
      )}
      {service.productName !== null &&
        ` ${t('reviews.productName', { name: service.productName })}`}
    </>
  );
}
