/** The parts of the travel page that one goes to, in sight down to its end (TRV-06). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unfoldDay } from '../../route-map/day-id.ts';
import { sectionBar, sectionLink } from '../../travel/page-parts.css.ts';

/** Ids of the parts, in the order of the page, each with the key of its word. */
const PARTS = {
  itinerary: 'parts.days',
  departures: 'parts.dates',
  costs: 'parts.price',
  reviews: 'parts.reviews',
} as const;
type Part = keyof typeof PARTS;

/** The part that lies on this line of the screen is the one that is read. */
const READING_LINE = { rootMargin: '-40% 0px -60% 0px' };

function partsOf(hasReviews: boolean): readonly Part[] {
  return (Object.keys(PARTS) as Part[]).filter((part) => part !== 'reviews' || hasReviews);
}

/** Without scripts plain links; scripts mark the part that is read. */
export function SectionBar({ hasReviews }: { readonly hasReviews: boolean }) {
  const { t } = useTranslation('travel');
  const [current, setCurrent] = useState<string | null>(null);
  const parts = partsOf(hasReviews);

  useEffect(() => {
    // Not every browser unfolds what an address names.
    unfoldDay(window.location.hash.slice(1));
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        setCurrent((part) => (isIntersecting ? target.id : part === target.id ? null : part));
      }
    }, READING_LINE);
    for (const part of partsOf(hasReviews)) {
      const section = document.getElementById(part);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [hasReviews]);

  return (
    <nav aria-label={t('parts.label')} className={sectionBar}>
      {parts.map((part) => (
        <a
          key={part}
          href={`#${part}`}
          aria-current={part === current ? 'location' : undefined}
          className={sectionLink}
        >
          {t(PARTS[part])}
        </a>
      ))}
    </nav>
  );
}
