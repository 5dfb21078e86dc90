/** The menu of wide screens: links, and panels that open on a press with or without scripts (LAY-05). */
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import * as styles from './desktop-menu.css.ts';
import { MenuLink } from './menu-link.tsx';
import type { MenuEntry } from './menu.ts';
import { MENU_ATTRIBUTE } from './use-closing-menus.ts';

export function DesktopMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('layout');
  return (
    <nav className={styles.navigation} aria-label={t('header.navigation')}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.isMega ? styles.megaItem : styles.item}>
            {entry.children.length === 0 ? (
              <MenuLink entry={entry} className={styles.entry} />
            ) : (
              <MenuWithPanel entry={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Panels of one name: the browser itself lets only one be open. */
const PANELS = 'header-menu';

function MenuWithPanel({ entry }: { readonly entry: MenuEntry }) {
  return (
    <details name={PANELS} {...{ [MENU_ATTRIBUTE]: '' }}>
      <summary className={styles.entry}>
        {entry.label}
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={entry.isMega ? `${styles.panel} ${styles.megaPanel}` : styles.panel}>
        <Panel entry={entry} />
      </div>
    </details>
  );
}

/** Groups as columns; what is no group comes in a column before them, the entry's own page first. */
function Panel({ entry }: { readonly entry: MenuEntry }) {
  const groups = entry.children.filter(({ children }) => children.length > 0);
  const links = entry.children.filter(({ children }) => children.length === 0);
  if (entry.target) links.unshift({ ...entry, id: `${entry.id}-page` });
  return (
    <>
      {links.length > 0 && <Links entries={links} />}
      {groups.map((group) => (
        <div key={group.id}>
          <MenuLink entry={group} className={styles.columnTitle} />
          <Links entries={group.children} label={group.label} />
        </div>
      ))}
    </>
  );
}

function Links({
  entries,
  label,
}: {
  readonly entries: readonly MenuEntry[];
  readonly label?: string;
}) {
  return (
    <ul className={styles.linkList} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} className={styles.subEntry} />
        </li>
      ))}
    </ul>
  );
}
