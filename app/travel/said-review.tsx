/** What one traveller said, with the way to the travel that it is about (TRV-11). */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { ReviewFigure } from './review-figure.tsx';
import type { SaidReviewView } from './said-review-view.ts';

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
