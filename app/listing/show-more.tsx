/** The foot of a list of which a part is shown: how much, and a link to a dozen more, so that it needs no scripts. */
import { useTranslation } from 'react-i18next';
import { usePageLocation } from '../page-location.ts';
import { button } from '../ui/button/button.css.ts';
import { Link } from '../ui/link.tsx';
import { printAskedCount, SHOWN_STEP } from './asked-count.ts';
import { foot } from './card.css.ts';

interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  /** Of the list: the items that further dozens begin with have ids of it. */
  readonly listId: string;
}

/** What an item has to have as its id, by its place in the list, so that more are read from where they begin. */
export function idOfShown(listId: string, index: number): string | undefined {
  return index > 0 && index % SHOWN_STEP === 0 ? `${listId}-from-${index + 1}` : undefined;
}

export function ShowMore({ shown, total, listId }: ShowMoreProps) {
  const { t } = useTranslation('listing');
  const { pathname, search } = usePageLocation();
  if (shown >= total) return null;
  const query = new URLSearchParams(search);
  for (const [key, value] of printAskedCount(shown + SHOWN_STEP)) query.set(key, value);
  return (
    <div className={foot}>
      <p>{t('blocks.shownOf', { shown, total })}</p>
      <Link
        to={`${pathname}?${query}#${idOfShown(listId, shown)}`}
        preventScrollReset
        rel="nofollow"
        className={button({ variant: 'secondary' })}
      >
        {t('blocks.showMore')}
      </Link>
    </div>
  );
}
