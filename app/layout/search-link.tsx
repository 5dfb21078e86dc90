/**
 * The header's way to the search (LAY-04, SRCH-01): a link to its page, which with scripts opens the search
 * over the page that one is on.
 */
import { useLocation } from '@remix-run/react';
import { useCallback, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { matchRoute } from '../../contract/route-paths.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { loadMenuSearch, type MenuSearch } from '../search/load-rich-fields.ts';
import { headerItem } from '../ui/header-item.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import * as styles from './header.css.ts';
import { useCoverSearchIsGone } from './use-cover-search.ts';

/** Pages that have a search of their own. */
const PAGES_WITH_SEARCH = ['search', 'tours'];

export function SearchLink() {
  const { t } = useTranslation('layout');
  const { marketId, market } = useSite();
  const { pathname } = useLocation();
  const isAlone = useCoverSearchIsGone();
  // A component is a function, which state would call.
  const [opened, setOpened] = useState<{ readonly Search: MenuSearch } | null>(null);

  const leave = useCallback(() => setOpened(null), []);
  const load = () => loadMenuSearch(market.textLocale);
  const announce = () => void load().catch(() => undefined);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    load().then(
      (Search) => setOpened({ Search }),
      // Its page needs none of it.
      () => window.location.assign(href),
    );
  };

  const page = matchRoute(pathname, marketId)?.key;
  if (page !== undefined && PAGES_WITH_SEARCH.includes(page)) return null;
  return (
    <>
      <PageLink
        to="search"
        className={`${headerItem} ${styles.search}`}
        data-alone={isAlone ? '' : undefined}
        prefetch="none"
        onPointerEnter={announce}
        onFocus={announce}
        onClick={open}
      >
        <Icon name="search" />
        <span className={styles.toolWords}>{t('header.search')}</span>
      </PageLink>
      {opened && <opened.Search onLeft={leave} />}
    </>
  );
}
