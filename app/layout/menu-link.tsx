import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { LayoutLink } from './layout-link.tsx';
import { MenuBadge } from './menu-badge.tsx';
import { count as countClass } from './menu-link.css.ts';
import type { MenuEntry } from './menu.ts';

/** A menu entry that leads somewhere, with icon, badge and number; words alone for a group's name. */
export function MenuLink({
  entry,
  className,
}: {
  readonly entry: MenuEntry;
  readonly className: string;
}) {
  const { t } = useTranslation('layout');
  const { label, count } = entry;
  const words = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      {label}
      {entry.badge && <MenuBadge badge={entry.badge} />}
      {count !== null && <span className={countClass}>{t('menu.travels', { count })}</span>}
    </>
  );
  if (!entry.target) return <span className={className}>{words}</span>;
  return (
    <LayoutLink target={entry.target} opensNewTab={entry.opensNewTab} className={className}>
      {words}
    </LayoutLink>
  );
}
