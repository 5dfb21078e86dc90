/**
 * The menu (LAY-05, LAY-06), drawn once for all widths: on a desktop a row of links and panels, on a small
 * screen a sheet over the page that its button opens. All of it is `<details>`, so it works without scripts.
 */
import type { FocusEvent, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { FOLD_BESIDE } from '../ui/fold-beside.ts';
import { headerItem } from '../ui/header-item.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { toolWords } from './header.css.ts';
import * as styles from './header-menu.css.ts';
import { moveAlongEntries } from './menu-keys.ts';
import { MenuLink } from './menu-link.tsx';
import type { MenuEntry } from './menu.ts';
import { PanelEntry } from './panel-entry.tsx';
import { TalkToUs } from './talk-to-us.tsx';
import { MENU_ATTRIBUTE } from './use-closing-menus.ts';
import { useMegaMenu } from './use-mega-menu.ts';

export function HeaderMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('layout');
  const menu = useMegaMenu();
  if (entries.length === 0) return null;
  return (
    <div className={styles.whole} onBlur={closeBehindFocus} {...{ [FOLD_BESIDE]: '' }}>
      <details className={styles.menu} onToggle={resetWhenClosed} {...{ [MENU_ATTRIBUTE]: '' }}>
        <summary className={headerItem}>
          <Icon name="menu" size="medium" className={styles.whenClosed} />
          <Icon name="close" size="medium" className={styles.whenOpen} />
          <span className={toolWords}>{t('header.menu')}</span>
        </summary>
      </details>
      <div className={styles.sheet}>
        <p className={styles.title} aria-hidden="true">
          {t('header.menu')}
        </p>
        <nav className={styles.navigation} aria-label={t('header.navigation')}>
          {/* It hears of the keys that its links take, and is no stop of its own. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <ul className={styles.list} onKeyDown={moveAlongEntries}>
            {entries.map((entry) =>
              entry.children.length === 0 ? (
                <li key={entry.id}>
                  <MenuLink entry={entry} className={styles.entry[entry.look ?? 'plain']} />
                </li>
              ) : (
                <PanelEntry key={entry.id} entry={entry} menu={menu} />
              ),
            )}
          </ul>
        </nav>
        <Settings />
      </div>
    </div>
  );
}

/** On a small screen: the way to a person; market and currency, and the way to change them. */
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

/** Closed, the sheet forgets which of its parts were open (LAY-06, LAY-12). */
function resetWhenClosed({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) return;
  const parts = currentTarget.parentElement?.querySelectorAll('details') ?? [];
  for (const part of parts) part.open = false;
}

/** The sheet lies over the page: what gets the focus there must be seen (A11Y-02). */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isElsewhere = relatedTarget && !currentTarget.contains(relatedTarget);
  const menu = currentTarget.querySelector<HTMLDetailsElement>(':scope > details');
  if (isElsewhere && menu) menu.open = false;
}
