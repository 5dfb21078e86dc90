import { useTranslation } from 'react-i18next';
import { Rating } from '../ui/rating/rating.tsx';
import type { RatingView, ReviewsView } from './reviews-view.ts';
import * as styles from './reviews.css.ts';

/** What all travellers think together, how many they are, and who asked them (TRV-11). */
export function ReviewsTotal({
  average,
  count,
  stars,
  level,
  source,
}: RatingView & Pick<ReviewsView, 'source'>) {
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
      {source && <p className={styles.note}>{t('reviews.source', { source })}</p>}
    </div>
  );
}
