/** The top of a page (LAY-01 to LAY-04): brand, menu, way to the search, who is logged in. */
import { useLocation, useRouteLoaderData } from '@remix-run/react';
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { matchRoute } from '../../contract/route-paths.ts';
import { AccountLinks } from '../auth/account-links.tsx';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { loadPanels } from '../search/load-panels.ts';
import type { MenuSearch } from '../search/panels/menu-search.tsx';
import { Container } from '../ui/container/container.tsx';
import { headerItem } from '../ui/header-item.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { WishlistLink } from '../wishlist/wishlist-link.tsx';
import { BrandLink } from './brand-mark.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { type HeaderState, LEAVING_MS, nextHeaderState, scrollEvent } from './header-state.ts';
import * as styles from './header.css.ts';
import { countryLink } from './header.css.ts';
import type { MenuData } from './menu.ts';
import { TalkToUs } from './talk-to-us.tsx';
import { MENU_ATTRIBUTE, useClosingMenus } from './use-closing-menus.ts';

export interface HeaderProps {
  readonly isTransparent: boolean;
  /** Without them it has the brand, and ways to people and to one's account (LAY-01). */
  readonly hasMenus: boolean;
}

export function Header({ isTransparent, hasMenus }: HeaderProps) {
  const { menu } = useRouteLoaderData('root') as MenuData;
  const element = useRef<HTMLElement>(null);
  const topMark = useRef<HTMLDivElement>(null);
  const aboveMark = useRef<HTMLDivElement>(null);
  const state = useHeaderState(topMark, aboveMark);
  useClosingMenus(element);

  return (
    <>
      <div className={styles.marks} aria-hidden="true">
        <div ref={topMark} className={styles.topMark} />
        <div ref={aboveMark} className={styles.aboveMark} />
      </div>
      <div className={isTransparent ? styles.overPage : styles.bar} data-state={state}>
        <header
          ref={element}
          className={isTransparent ? `${styles.header} ${styles.transparent}` : styles.header}
        >
          <Container>
            <div className={styles.inner}>
              <BrandLink />
              {hasMenus && <HeaderMenu entries={menu} />}
              <div className={styles.tools}>
                {hasMenus && <SearchLink />}
                <TalkToUs place="header" />
                <CountryLink />
                <WishlistLink place="header" />
                <AccountLinks menuAttribute={MENU_ATTRIBUTE} />
              </div>
            </div>
          </Container>
        </header>
      </div>
    </>
  );
}

/** Pages that have a search of their own. */
const PAGES_WITH_SEARCH = ['search', 'tours'];

/**
 * The header's way to the search (LAY-04, SRCH-01): a link to its page, which with scripts opens the search
 * over the page that one is on.
 */
function SearchLink() {
  const { t } = useTranslation('layout');
  const { marketId, market } = useSite();
  const { pathname } = useLocation();
  const isAlone = useCoverSearchIsGone();
  // A component is a function, which state would call.
  const [opened, setOpened] = useState<{ readonly Search: typeof MenuSearch } | null>(null);

  const leave = useCallback(() => setOpened(null), []);
  const load = () =>
    Promise.all([import('../search/panels/menu-search.tsx'), loadPanels(market.textLocale)]);
  const announce = () => void load().catch(() => undefined);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    load().then(
      ([{ MenuSearch: Search }]) => setOpened({ Search }),
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
        onPointerEnter={announce}
        onFocus={announce}
        onClick={open}
      >
        <Icon name="search" />
        <span className={styles.searchWords}>{t('header.search')}</span>
      </PageLink>
      {opened && <opened.Search onLeft={leave} />}
    </>
  );
}

/** Language and currency as they are, and the way to change them (MKT-07, MKT-09); a footer has them too. */
function CountryLink() {
  const { t } = useTranslation('layout');
  const { market, currency, layout } = useSite();
  const { symbol = currency } =
    layout.settings.currencies.find(({ isoCode }) => isoCode === currency) ?? {};
  return (
    <ModalLink name="languages-currencies" className={countryLink}>
      {market.language.toUpperCase()} · {symbol}
      <VisuallyHidden>{t('modal.languages')}</VisuallyHidden>
    </ModalLink>
  );
}

/**
 * How the header stands now (LAY-02), from two marks on the page instead of each step of a scroll; at the top on the
 * server, and where no script runs.
 *
 * @param top a mark at the top of the page, as tall as the first height of LAY-02
 * @param above one as tall as the second
 */
function useHeaderState(top: RefObject<HTMLElement>, above: RefObject<HTMLElement>): HeaderState {
  const [state, happen] = useReducer(nextHeaderState, 'top');

  useEffect(() => {
    const seen = { top: true, above: true };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        seen[target === top.current ? 'top' : 'above'] = isIntersecting;
      }
      happen(scrollEvent(seen));
    });
    for (const { current } of [top, above]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [top, above]);

  useEffect(() => {
    if (state !== 'leaving') return;
    const timer = setTimeout(happen, LEAVING_MS, 'time-over');
    return () => clearTimeout(timer);
  }, [state]);
  return state;
}

/** Carried by the search bar of a page's cover. */
const COVER_SEARCH = '[data-cover-search]';

/** Whether the page's cover has a search bar that is out of view, so that another is wanted (LAY-04). */
function useCoverSearchIsGone(): boolean {
  const { key } = useLocation();
  // By the entry of the history: what was seen of another page says nothing of this one.
  const [goneAt, setGoneAt] = useState<string | null>(null);
  useEffect(() => {
    const bar = document.querySelector(COVER_SEARCH);
    if (!bar) return;
    const observer = new IntersectionObserver((entries) => {
      setGoneAt(entries.at(-1)?.isIntersecting === false ? key : null);
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, [key]);
  return goneAt === key;
}
