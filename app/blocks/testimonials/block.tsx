import { useSite } from '../../i18n/site.ts';
import { ReviewsTotal } from '../../travel/review-figure.tsx';
import { SaidReview } from '../../travel/review-figure.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { CardRow } from '../card-row.tsx';
import * as styles from './block.css.ts';

/** What travellers said last, whatever they said, and the rating of all of them (TRV-11). */
export default function TestimonialsBlock({ data, isFirst }: BlockProps<'testimonials'>) {
  const { layout } = useSite();
  return (
    <BlockSection content={data} isFirst={isFirst}>
      <div className={styles.total}>
        <ReviewsTotal {...data.rating} source={layout.settings.reviewsSource ?? null} />
      </div>
      <CardRow>
        {data.reviews.map((review) => (
          <li key={`${review.name} ${review.text}`}>
            <SaidReview review={review} />
          </li>
        ))}
      </CardRow>
    </BlockSection>
  );
}
