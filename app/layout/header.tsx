/** The top of a page (LAY-01, LAY-03): brand, menu, way to the search, who is logged in. */
import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { matchRoute } from '../../contract/route-paths.ts';
import { AccountLinks } from '../auth/account-links.tsx';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { Container } from '../ui/container.tsx';
import { Icon } from '../ui/icon.tsx';
import { BrandLink } from './brand-mark.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import * as styles from './header.css.ts';
import { menuEntries } from './menu.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { MENU_ATTRIBUTE, useClosingMenus } from './use-closing-menus.ts';

/** Pages that have a search of their own (LAY-04). */
const PAGES_WITH_SEARCH = ['search', 'tours'];

export function Header({ isTransparent }: { readonly isTransparent: boolean }) {
  const { t } = useTranslation('layout');
  const { marketId, layout } = useSite();
  const { pathname } = useLocation();
  const element = useRef<HTMLElement>(null);
  useClosingMenus(element);

  const entries = menuEntries(layout.header.menu, marketId);
  const page = matchRoute(pathname, marketId)?.key;
  const hasSearchLink = page === undefined || !PAGES_WITH_SEARCH.includes(page);
  const header = (
    <header
      ref={element}
      className={isTransparent ? `${styles.header} ${styles.transparent}` : styles.header}
    >
      <Container>
        <div className={styles.inner}>
          <BrandLink />
          <DesktopMenu entries={entries} />
          <div className={styles.tools}>
            {hasSearchLink && (
              <PageLink to="search" className={styles.toolLink}>
                <Icon name="search" />
                <span className={styles.toolWords}>{t('header.search')}</span>
              </PageLink>
            )}
            <AccountLinks menuAttribute={MENU_ATTRIBUTE} />
            <MobileMenu entries={entries} />
          </div>
        </div>
      </Container>
    </header>
  );
  return isTransparent ? <div className={styles.overPage}>{header}</div> : header;
}
