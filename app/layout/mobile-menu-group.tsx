/** What has children in the menu of small screens: a group that folds, or a level of its own. */
import { useTranslation } from 'react-i18next';
import { AccordionItem } from '../ui/accordion.tsx';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { MenuArea } from './menu-area.tsx';
import { MenuLink } from './menu-link.tsx';
import { MenuWords } from './menu-words.tsx';
import type { MenuEntry } from './menu.ts';
import * as styles from './mobile-menu.css.ts';

/** A mega-menu: once open it has the sheet to itself, and an arrow leads back (LAY-06). */
export function MobileMenuLevel({ entry }: { readonly entry: MenuEntry }) {
  const { t } = useTranslation('layout');
  return (
    <details className={styles.level}>
      <summary className={styles.levelTitle}>
        <span className={styles.back}>
          <Icon name="arrow-left" size="medium" />
          <VisuallyHidden>{t('menu.back')}</VisuallyHidden>
        </span>
        <span className={styles.groupName[entry.look ?? 'plain']}>
          <MenuWords entry={entry} />
        </span>
        <span className={styles.forth}>
          <Icon name="chevron-right" />
        </span>
      </summary>
      <Parts entry={entry} />
    </details>
  );
}

/** Folds like an accordion, unless its data says that it does not (LAY-05). */
export function MobileMenuGroup({ entry }: { readonly entry: MenuEntry }) {
  if (!entry.staysOpenOnMobile) {
    return (
      <AccordionItem
        summary={
          <span className={styles.groupName[entry.look ?? 'plain']}>
            <MenuWords entry={entry} />
          </span>
        }
      >
        <Parts entry={entry} />
      </AccordionItem>
    );
  }
  // With a picture it stands for itself.
  if (entry.image) return <MenuArea area={entry} />;
  return (
    <>
      <MenuLink entry={{ ...entry, target: null }} className={styles.groupTitle} />
      <Parts entry={entry} />
    </>
  );
}

function Parts({ entry }: { readonly entry: MenuEntry }) {
  return (
    <ul className={styles.subList} aria-label={entry.label}>
      {entry.target && (
        <li>
          <MenuLink entry={{ ...entry, badge: null }} className={styles.subEntry} />
        </li>
      )}
      {entry.children.map((child) => (
        <li key={child.id}>
          {child.children.length === 0 && child.image === null ? (
            <MenuLink entry={child} className={styles.subEntry} />
          ) : (
            <MobileMenuGroup entry={child} />
          )}
        </li>
      ))}
    </ul>
  );
}
