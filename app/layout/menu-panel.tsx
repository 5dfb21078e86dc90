/** What a panel of the header shows (LAY-05): areas with their posters, and groups of links beside them. */
import { MenuArea } from './menu-area.tsx';
import { MenuLink } from './menu-link.tsx';
import * as styles from './menu-panel.css.ts';
import type { MenuEntry } from './menu.ts';

export function MenuPanel({ entry }: { readonly entry: MenuEntry }) {
  const areas = entry.children.filter(({ image }) => image !== null);
  const others = entry.children.filter(({ image }) => image === null);
  const groups = others.filter(({ children }) => children.length > 0);
  // What is no group comes before them, the entry's own page first.
  const links = others.filter(({ children }) => children.length === 0);
  if (entry.target) links.unshift({ ...entry, id: `${entry.id}-page`, badge: null });
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
          {groups.map((group) => (
            <div key={group.id}>
              <MenuLink entry={group} className={styles.groupTitle} />
              <Links entries={group.children} label={group.label} />
            </div>
          ))}
        </div>
      )}
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
    <ul className={styles.links} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} className={styles.link} />
        </li>
      ))}
    </ul>
  );
}
