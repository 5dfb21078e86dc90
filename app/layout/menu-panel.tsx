/**
 * What an entry of the menu opens (LAY-05): areas with their posters, and groups of links beside them. In
 * the sheet of a small screen the groups fold, unless their data says that they do not.
 */
import { arrow } from '../ui/accordion/accordion.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { MenuArea } from './menu-area.tsx';
import { MenuLink } from './menu-link.tsx';
import * as styles from './menu-panel.css.ts';
import { MenuWords } from './menu-words.tsx';
import type { MenuEntry } from './menu.ts';

export function MenuPanel({ entry }: { readonly entry: MenuEntry }) {
  const areas = entry.children.filter(({ image }) => image !== null);
  const others = entry.children.filter(({ image }) => image === null);
  const groups = others.filter(({ children }) => children.length > 0);
  // What is no group comes before them, the entry's own page first.
  const links = others.filter(({ children }) => children.length === 0);
  links.unshift(...ownPage(entry));
  return (
    <>
      {areas.length > 0 && (
        <ul className={styles.areas}>
          {areas.map((area) => (
            <li key={area.id} className={styles.area}>
              <MenuArea area={area} />
            </li>
          ))}
        </ul>
      )}
      {others.length + links.length > 0 && (
        <div className={areas.length > 0 ? styles.aside : styles.groups}>
          {links.length > 0 && <Links entries={links} />}
          {groups.map((group) =>
            group.staysOpenOnMobile ? (
              <div key={group.id}>
                <MenuLink entry={group} className={styles.groupTitle} />
                <Links entries={group.children} label={group.label} />
              </div>
            ) : (
              <FoldingGroup key={group.id} group={group} />
            ),
          )}
        </div>
      )}
    </>
  );
}

/** An entry that folds leads to its own page from inside; its badge is on what folds. */
function ownPage(entry: MenuEntry): readonly MenuEntry[] {
  return entry.target ? [{ ...entry, id: `${entry.id}-page`, badge: null }] : [];
}

function FoldingGroup({ group }: { readonly group: MenuEntry }) {
  return (
    <details className={styles.folding}>
      <summary className={styles.summary}>
        <span className={styles.foldedTitle}>
          <MenuWords entry={group} />
        </span>
        <Icon name="chevron-down" className={arrow} />
      </summary>
      <Links entries={[...ownPage(group), ...group.children]} label={group.label} />
    </details>
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
    <ul className={styles.links} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} className={styles.link} />
        </li>
      ))}
    </ul>
  );
}
