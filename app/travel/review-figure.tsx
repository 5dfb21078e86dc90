import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rating } from '../ui/rating/rating.tsx';
import * as styles from './reviews.css.ts';

export interface ReviewFigureProps {
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
