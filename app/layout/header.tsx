/** The top of a page (LAY-01 to LAY-04): brand, menu, way to the search, who is logged in. */
import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { matchRoute } from '../../contract/route-paths.ts';
import { AccountLinks } from '../auth/account-links.tsx';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { Container } from '../ui/container.tsx';
import { headerItem } from '../ui/header-item.css.ts';
import { Icon } from '../ui/icon.tsx';
import { BrandLink } from './brand-mark.tsx';
import { CountryLink } from './country-link.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import * as styles from './header.css.ts';
import { menuEntries } from './menu.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { TalkToUs } from './talk-to-us.tsx';
import { MENU_ATTRIBUTE, useClosingMenus } from './use-closing-menus.ts';
import { useCoverSearchIsGone } from './use-cover-search.ts';
import { useHeaderState } from './use-header-state.ts';

export function Header({ isTransparent }: { readonly isTransparent: boolean }) {
  const { marketId, layout } = useSite();
  const element = useRef<HTMLElement>(null);
  const topMark = useRef<HTMLDivElement>(null);
  const aboveMark = useRef<HTMLDivElement>(null);
  const state = useHeaderState(topMark, aboveMark);
  useClosingMenus(element);

  const entries = menuEntries(layout.header.menu, marketId);
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
              <DesktopMenu entries={entries} />
              <div className={styles.tools}>
                <SearchLink />
                <TalkToUs place="header" />
                <CountryLink />
                <AccountLinks menuAttribute={MENU_ATTRIBUTE} />
                <MobileMenu entries={entries} />
              </div>
            </div>
          </Container>
        </header>
      </div>
    </>
  );
}

/** Pages that have a search of their own (LAY-04). */
const PAGES_WITH_SEARCH = ['search', 'tours'];

function SearchLink() {
  const { t } = useTranslation('layout');
  const { marketId } = useSite();
  const { pathname } = useLocation();
  const isAlone = useCoverSearchIsGone();
  const page = matchRoute(pathname, marketId)?.key;
  if (page !== undefined && PAGES_WITH_SEARCH.includes(page)) return null;
  return (
    <PageLink
      to="search"
      className={`${headerItem} ${styles.search}`}
      data-alone={isAlone ? '' : undefined}
    >
      <Icon name="search" />
      <span className={styles.toolWords}>{t('header.search')}</span>
    </PageLink>
  );
}
