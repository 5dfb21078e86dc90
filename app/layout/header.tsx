/** The top of a page (LAY-01 to LAY-04): brand, menu, way to the search, who is logged in. */
import { useRef } from 'react';
import { AccountLinks } from '../auth/account-links.tsx';
import { useSite } from '../i18n/site.ts';
import { Container } from '../ui/container/container.tsx';
import { BrandLink } from './brand-mark.tsx';
import { CountryLink } from './country-link.tsx';
import { HeaderMenu } from './header-menu.tsx';
import * as styles from './header.css.ts';
import { menuEntries } from './menu.ts';
import { SearchLink } from './search-link.tsx';
import { TalkToUs } from './talk-to-us.tsx';
import { MENU_ATTRIBUTE, useClosingMenus } from './use-closing-menus.ts';
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
              <HeaderMenu entries={entries} />
              <div className={styles.tools}>
                <SearchLink />
                <TalkToUs place="header" />
                <CountryLink />
                <AccountLinks menuAttribute={MENU_ATTRIBUTE} />
              </div>
            </div>
          </Container>
        </header>
      </div>
    </>
  );
}
