import { useTranslation } from 'react-i18next';
import { AccordionItem } from '../ui/accordion.tsx';
import { Rating } from '../ui/rating.tsx';
import * as styles from './reviews.css.ts';
import type { ReviewsView, ReviewView } from './reviews-view.ts';

/** What travellers said, all of it: those in the visitor's language are read first (TRV-11). */
export function Reviews({ reviews }: { readonly reviews: ReviewsView }) {
  const { t } = useTranslation('travel');
  const { average, count, stars, level, own, others, source } = reviews;
  return (
    <>
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
      {own.length > 0 && <ReviewList reviews={own} />}
      {others.length > 0 && (
        <AccordionItem
          open={own.length === 0}
          summary={t('reviews.others', { count: others.length })}
        >
          <ReviewList reviews={others} />
        </AccordionItem>
      )}
    </>
  );
}

function ReviewList({ reviews }: { readonly reviews: readonly ReviewView[] }) {
  const { t } = useTranslation('travel');
  return (
    <ul className={styles.list}>
      {reviews.map(({ name, travelled, stars, text, language, languageName, isHighlighted }) => (
        <li key={`${name} ${text}`}>
          <figure className={isHighlighted ? styles.highlighted : styles.review}>
            <Rating stars={stars} label={t('reviews.stars', { count: stars })} />
            <blockquote lang={languageName === null ? undefined : language}>
              <p>{text}</p>
            </blockquote>
            <figcaption className={styles.note}>
              {name} · {t('reviews.travelled', { month: travelled })}
              {languageName !== null && <> · {t('reviews.language', { languageName })}</>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
