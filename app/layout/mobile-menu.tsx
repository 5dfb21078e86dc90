/**
 * The menu of small screens (LAY-05, LAY-06): a sheet over the page, with groups that fold, each by itself
 * (LAY-15), and mega-menus as levels with a way back. All of it is `<details>`, so it works without scripts.
 */
import type { FocusEvent, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { headerItem } from '../ui/header-item.css.ts';
import { Icon } from '../ui/icon.tsx';
import { toolWords } from './header.css.ts';
import { MenuLink } from './menu-link.tsx';
import type { MenuEntry } from './menu.ts';
import * as styles from './mobile-menu.css.ts';
import { MobileMenuGroup, MobileMenuLevel } from './mobile-menu-group.tsx';
import { TalkToUs } from './talk-to-us.tsx';
import { MENU_ATTRIBUTE } from './use-closing-menus.ts';

export function MobileMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('layout');
  if (entries.length === 0) return null;
  return (
    // It hears of what happens in it, and is no stop of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      className={styles.menu}
      onToggle={resetWhenClosed}
      onBlur={closeBehindFocus}
      {...{ [MENU_ATTRIBUTE]: '' }}
    >
      <summary className={headerItem}>
        <span className={styles.whenClosed}>
          <Icon name="menu" size="medium" />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" size="medium" />
        </span>
        <span className={toolWords}>{t('header.menu')}</span>
      </summary>
      <div className={styles.sheet}>
        <p className={styles.title} aria-hidden="true">
          {t('header.menu')}
        </p>
        <nav aria-label={t('header.navigation')}>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        <Settings />
      </div>
    </details>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  if (entry.children.length === 0) {
    return <MenuLink entry={entry} className={styles.entry[entry.look ?? 'plain']} />;
  }
  return entry.isMega ? <MobileMenuLevel entry={entry} /> : <MobileMenuGroup entry={entry} />;
}

/** The way to a person; market and currency, and the way to change them. */
function Settings() {
  const { t } = useTranslation('layout');
  const { market, currency } = useSite();
  return (
    <div className={styles.settings}>
      <TalkToUs place="menu" />
      <ModalLink name="languages-currencies" className={styles.setting}>
        <Icon name="globe" size="medium" />
        <span>
          {t('modal.languages')}
          <span className={styles.settingValue}>
            {market.label} · {currency}
          </span>
        </span>
      </ModalLink>
    </div>
  );
}

/** Closed, it forgets which of its parts were open (LAY-06, LAY-12). */
function resetWhenClosed({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) return;
  for (const part of currentTarget.querySelectorAll('details')) part.open = false;
}

/** The sheet lies over the page: what gets the focus there must be seen (A11Y-02). */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
