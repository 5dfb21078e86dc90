import { Icon } from '../ui/icon/icon.tsx';
import { MenuBadge } from './menu-badge.tsx';
import type { MenuEntry } from './menu.ts';

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
