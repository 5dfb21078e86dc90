/** The header's menu from the layout's data, made ready to be drawn (LAY-05). */
import type { Image } from '../../contract/image.ts';
import type { MenuItem } from '../../contract/layout.ts';
import type { MarketId } from '../../domain/market.ts';
import { ICON_NAMES, type IconName } from '../ui/icon/icon-names.ts';
import { linkTarget, type LinkTarget } from './link-target.ts';

/** Looks of an item that the data may ask for; any other is plain. */
const MENU_LOOKS = ['accent', 'button'] as const;
export type MenuLook = (typeof MENU_LOOKS)[number];

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly look: MenuLook | null;
  readonly icon: IconName | null;
  readonly image: Image | null;
  /** How many travels it leads to, where they are several: one is what a place has at the least. */
  readonly count: number | null;
  readonly badge: NonNullable<MenuItem['badge']> | null;
  readonly target: LinkTarget | null;
  readonly opensNewTab: boolean;
  /** Whether its children are laid out in columns. */
  readonly isMega: boolean;
  /** On a phone too its children are always seen. */
  readonly staysOpenOnMobile: boolean;
  readonly children: readonly MenuEntry[];
}

/** Items of the third level have no children (LAY-05). */
const DEEPEST_LEVEL = 3;

/** The entries that lead somewhere in the market; what has neither target nor children is left out. */
export function menuEntries(
  items: readonly MenuItem[],
  marketId: MarketId,
  level = 1,
): readonly MenuEntry[] {
  return items.flatMap((item) => {
    const entry: MenuEntry = {
      id: item.id,
      label: item.label,
      look: MENU_LOOKS.find((look) => look === item.style) ?? null,
      icon: ICON_NAMES.find((icon) => icon === item.icon) ?? null,
      image: item.image ?? null,
      count: item.count !== undefined && item.count > 1 ? item.count : null,
      badge: item.badge ?? null,
      target: linkTarget(item, marketId),
      opensNewTab: item.target === '_blank',
      isMega: item.type === 'mega-menu',
      staysOpenOnMobile: item.removeAccordionOnMobile ?? false,
      children:
        item.type === 'link' || level === DEEPEST_LEVEL
          ? []
          : menuEntries(item.children ?? [], marketId, level + 1),
    };
    return entry.target || entry.children.length > 0 ? [entry] : [];
  });
}
