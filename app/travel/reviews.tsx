import { useTranslation } from 'react-i18next';
import { AccordionItem } from '../ui/accordion.tsx';
import { ReviewFigure } from './review-figure.tsx';
import * as styles from './reviews.css.ts';
import { ReviewsTotal } from './reviews-total.tsx';
import type { ReviewsView, ReviewView } from './reviews-view.ts';

/** What travellers said, all of it: those in the visitor's language are read first (TRV-11). */
export function Reviews({ reviews }: { readonly reviews: ReviewsView }) {
  const { t } = useTranslation('listing');
  const { own, others } = reviews;
  return (
    <>
      <ReviewsTotal {...reviews} />
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
  const { t } = useTranslation('listing');
  return (
    <ul className={styles.list}>
      {reviews.map(({ name, travelled, stars, text, language, languageName, isHighlighted }) => (
        <li key={`${name} ${text}`}>
          <ReviewFigure
            stars={stars}
            isHighlighted={isHighlighted}
            text={text}
            language={languageName === null ? undefined : language}
          >
            {name} · {t('reviews.travelled', { month: travelled })}
            {languageName !== null && <> · {t('reviews.language', { languageName })}</>}
          </ReviewFigure>
        </li>
      ))}
    </ul>
  );
}
