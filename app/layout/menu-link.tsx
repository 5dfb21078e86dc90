import { useTranslation } from 'react-i18next';
import { LayoutLink } from './layout-link.tsx';
import { count as countClass } from './menu-link.css.ts';
import { MenuWords } from './menu-words.tsx';
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
  const { count } = entry;
  const words = (
    <>
      <MenuWords entry={entry} />
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
