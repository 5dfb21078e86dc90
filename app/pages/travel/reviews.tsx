/** What travellers said of the travel (TRV-11), with a link to the reviews in other languages. */
import { useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printAskedReviews } from '../../../domain/asked-reviews.ts';
import { queryWithoutModal } from '../../modals/modal-address.ts';
import { quietButton } from '../../modals/modal-link.css.ts';
import { usePageLocation } from '../../page-location.ts';
import { ReviewFigure, ReviewsTotal } from '../../travel/review-figure.tsx';
import type { ReviewView } from '../../travel/reviews-view.server.ts';
import { AccordionItem } from '../../ui/accordion/accordion.tsx';
import { isFocusLost } from '../../ui/focus-lost.ts';
import { Link } from '../../ui/link.tsx';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import * as styles from '../../travel/review-figure.css.ts';
import type { ShownReviews } from './page.server.ts';

/** Of the reviews in other languages, when they are on the page. */
const OTHERS_ID = 'other-reviews';

/**
 * What travellers said, all of it (TRV-11): those in the visitor's language on the page, the others when the
 * address asks for them, or where there is nothing else.
 */
export function Reviews({ reviews }: { readonly reviews: ShownReviews }) {
  const { own, others, othersCount } = reviews;
  return (
    <>
      <ReviewsTotal {...reviews} />
      {own.length > 0 && <ReviewList reviews={own} />}
      {othersCount > 0 && <OtherReviews reviews={others} count={othersCount} />}
    </>
  );
}

interface OtherReviewsProps {
  /** None while nobody has asked for them. */
  readonly reviews: readonly ReviewView[];
  readonly count: number;
}

function OtherReviews({ reviews, count }: OtherReviewsProps) {
  const { t } = useTranslation('listing');
  const location = usePageLocation();
  const navigate = useNavigate();
  const searchParams = queryWithoutModal(location.search);
  const areShown = reviews.length > 0;
  const [wereShown] = useState(areShown);
  useEffect(() => {
    // The link that had the focus has given way to them.
    if (areShown && !wereShown && isFocusLost()) {
      document.getElementById(OTHERS_ID)?.querySelector('summary')?.focus();
    }
  }, [areShown, wereShown]);

  const title = t('reviews.others', { count });
  if (areShown) {
    return (
      <AccordionItem id={OTHERS_ID} open summary={title}>
        <ReviewList reviews={reviews} />
      </AccordionItem>
    );
  }
  const query = new URLSearchParams([...searchParams, ...printAskedReviews(true)]);
  const show = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // Not to a part of the page, which would be scrolled to: they come where the link stands.
    navigate(`${location.pathname}?${query}`, { preventScrollReset: true, state: location.state });
  };
  return (
    <Link to={`${location.pathname}?${query}#${OTHERS_ID}`} onClick={show} className={quietButton}>
      {title}
    </Link>
  );
}

function ReviewList({ reviews }: { readonly reviews: readonly ReviewView[] }) {
  const { t } = useTranslation('listing');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls is reached by keyboard (A11Y-02)
    <ul className={styles.list} tabIndex={0} aria-label={t('reviews.title')}>
      {reviews.map(({ name, travelled, stars, text, language, languageName, isHighlighted }) => (
        <li key={`${name} ${text}`}>
          <ReviewFigure
            stars={stars}
            isHighlighted={isHighlighted}
            text={text}
            language={languageName === null ? undefined : language}
          >
            {[
              name,
              t('reviews.travelled', { month: travelled }),
              ...(languageName === null ? [] : [t('reviews.language', { languageName })]),
            ].join(' · ')}
          </ReviewFigure>
        </li>
      ))}
    </ul>
  );
}
