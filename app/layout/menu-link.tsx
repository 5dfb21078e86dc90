import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
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
  const words = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      {entry.label}
      {entry.badge && <MenuBadge badge={entry.badge} />}
      {entry.count !== null && <TravelCount count={entry.count} />}
    </>
  );
  if (!entry.target) return <span className={className}>{words}</span>;
  return (
    <LayoutLink target={entry.target} opensNewTab={entry.opensNewTab} className={className}>
      {words}
    </LayoutLink>
  );
}

function TravelCount({ count }: { readonly count: number }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <span className={countClass} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{t('menu.travels', { count })}</VisuallyHidden>
    </>
  );
}
