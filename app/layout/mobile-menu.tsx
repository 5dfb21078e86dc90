/**
 * The menu of small screens (LAY-05): a panel that unfolds, and in it groups that fold like an
 * accordion. All of it is `<details>`, so it works without scripts.
 */
import { useTranslation } from 'react-i18next';
import { AccordionItem } from '../ui/accordion.tsx';
import { Icon } from '../ui/icon.tsx';
import { toolLink, toolWords } from './header.css.ts';
import { MenuLink } from './menu-link.tsx';
import type { MenuEntry } from './menu.ts';
import * as styles from './mobile-menu.css.ts';
import { MENU_ATTRIBUTE } from './use-closing-menus.ts';

export function MobileMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('layout');
  if (entries.length === 0) return null;
  return (
    <details className={styles.menu} {...{ [MENU_ATTRIBUTE]: '' }}>
      <summary className={toolLink}>
        <span className={styles.whenClosed}>
          <Icon name="menu" size="medium" />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" size="medium" />
        </span>
        <span className={toolWords}>{t('header.menu')}</span>
      </summary>
      <nav className={styles.panel} aria-label={t('header.navigation')}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.children.length === 0 ? (
                <MenuLink entry={entry} className={styles.entry} />
              ) : (
                <Group entry={entry} />
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function Group({ entry }: { readonly entry: MenuEntry }) {
  const parts = (
    <ul className={styles.subList}>
      {entry.target && (
        <li>
          <MenuLink entry={entry} className={styles.subEntry} />
        </li>
      )}
      {entry.children.map((child) => (
        <li key={child.id}>
          {child.children.length === 0 ? (
            <MenuLink entry={child} className={styles.subEntry} />
          ) : (
            <>
              <MenuLink entry={child} className={styles.groupTitle} />
              <ul className={styles.subList} aria-label={child.label}>
                {child.children.map((leaf) => (
                  <li key={leaf.id}>
                    <MenuLink entry={leaf} className={styles.subEntry} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  );
  if (!entry.staysOpenOnMobile) return <AccordionItem summary={entry.label}>{parts}</AccordionItem>;
  return (
    <>
      <span className={styles.groupTitle}>{entry.label}</span>
      {parts}
    </>
  );
}
