import { LayoutLink } from './layout-link.tsx';
import { MenuBadge } from './menu-badge.tsx';
import type { MenuEntry } from './menu.ts';

/** A menu entry that leads somewhere, with its badge; words alone where it is only a group's name. */
export function MenuLink({
  entry,
  className,
}: {
  readonly entry: MenuEntry;
  readonly className: string;
}) {
  const words = (
    <>
      {entry.label}
      {entry.badge && <MenuBadge badge={entry.badge} />}
    </>
  );
  if (!entry.target) return <span className={className}>{words}</span>;
  return (
    <LayoutLink target={entry.target} opensNewTab={entry.opensNewTab} className={className}>
      {words}
    </LayoutLink>
  );
}
