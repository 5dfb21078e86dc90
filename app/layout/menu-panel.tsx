/**
 * What an entry of the menu opens (LAY-05): areas with their posters, and groups of links beside them. In
 * the sheet of a small screen the groups fold, unless their data says that they do not.
 */
import { useTranslation } from 'react-i18next';
import { isExternalAddress } from '../../contract/link-address.ts';
import type { MENU_BADGES } from '../../contract/layout.ts';
import { ContentImage } from '../images/content-image.tsx';
import { arrow } from '../ui/accordion/accordion.css.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { LayoutLink } from './layout-link.tsx';
import * as styles from './menu-panel.css.ts';
import { type MenuEntry, menuKey } from './menu.ts';

export function MenuPanel({ entry }: { readonly entry: MenuEntry }) {
  const { children = [] } = entry;
  const areas = children.filter(({ image }) => image);
  const others = children.filter(({ image }) => !image);
  const groups = others.filter((other) => other.children);
  // What is no group comes before them, the entry's own page first.
  const links = others.filter((other) => !other.children);
  links.unshift(...ownPage(entry));
  return (
    <>
      {areas.length > 0 && (
        <ul className={styles.areas}>
          {areas.map((area) => (
            <li key={menuKey(area)} className={styles.area}>
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
              <div key={menuKey(group)}>
                <MenuLink entry={group} className={styles.groupTitle} />
                <Links entries={group.children ?? []} label={group.label} />
              </div>
            ) : (
              <FoldingGroup key={menuKey(group)} group={group} />
            ),
          )}
        </div>
      )}
    </>
  );
}

/** An entry that folds leads to its own page from inside; its badge is on what folds. */
function ownPage(entry: MenuEntry): readonly MenuEntry[] {
  return entry.href === undefined ? [] : [{ ...entry, badge: undefined }];
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
      <Links entries={[...ownPage(group), ...(group.children ?? [])]} label={group.label} />
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
        <li key={menuKey(entry)}>
          <MenuLink entry={entry} className={styles.link} />
        </li>
      ))}
    </ul>
  );
}

/** A part of the world with its little poster, and what of it one may choose. */
function MenuArea({ area }: { readonly area: MenuEntry }) {
  return (
    <div className={styles.areaBox}>
      {area.image && (
        <div className={styles.areaPoster}>
          <ContentImage image={area.image} alt="" shape="fill" place="menuPoster" />
        </div>
      )}
      <div className={styles.areaWords}>
        <MenuLink entry={area} className={styles.areaTitle} />
        {area.children && (
          <ul className={styles.areaPlaces} aria-label={area.label}>
            {area.children.map((place) => (
              <li key={menuKey(place)}>
                <MenuLink entry={place} className={styles.areaPlace} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A menu entry that leads somewhere, with icon and badge; words alone for a group's name. */
export function MenuLink({
  entry,
  className,
}: {
  readonly entry: MenuEntry;
  readonly className: string;
}) {
  const { href, opensNewTab } = entry;
  const words = <MenuWords entry={entry} />;
  if (href === undefined) return <span className={className}>{words}</span>;
  return (
    <LayoutLink
      target={{ href, isExternal: isExternalAddress(href) }}
      opensNewTab={opensNewTab}
      className={className}
    >
      {words}
    </LayoutLink>
  );
}

/** What names a menu entry, whether it leads somewhere or opens: icon, label and badge (LAY-05). */
export function MenuWords({ entry }: { readonly entry: MenuEntry }) {
  return (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      {entry.label}
      {entry.badge && <MenuBadge badge={entry.badge} />}
    </>
  );
}

const TONES = { NEW: 'info', HOT: 'sun', SAFE: 'positive' } as const;

/** The mark of a menu item (LAY-05). */
function MenuBadge({ badge }: { readonly badge: (typeof MENU_BADGES)[number] }) {
  const { t } = useTranslation('layout');
  return <Badge tone={TONES[badge]}>{t(`badge.${badge}`)}</Badge>;
}
