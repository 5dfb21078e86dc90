/** The header's menu from the layout's data, made ready to be drawn (LAY-05). */
import type { MenuItem } from '../../contract/layout.ts';
import type { MarketId } from '../../domain/market.ts';
import { ICON_NAMES, type IconName } from '../ui/icon/icon-names.ts';
import { type PlainImage, plainImage, tall } from '../images/image-source.ts';
import { linkTarget } from './link-target.ts';

/** Looks of an item that the data may ask for; any other is plain. */
const MENU_LOOKS = ['accent', 'button'] as const;
type MenuLook = (typeof MENU_LOOKS)[number];

/** What is drawn of an item: it is in every document, with nothing for what the item has not. */
export interface MenuEntry {
  readonly label: string;
  readonly look?: MenuLook;
  readonly icon?: IconName;
  readonly image?: PlainImage;
  readonly badge?: NonNullable<MenuItem['badge']>;
  /** Absent for a group's name alone. */
  readonly href?: string;
  readonly opensNewTab?: true;
  /** Whether its children are laid out in columns. */
  readonly isMega?: true;
  /** On a phone too its children are always seen. */
  readonly staysOpenOnMobile?: true;
  readonly children?: readonly MenuEntry[];
}

/** Tells it from those beside it. */
export function menuKey({ label, href = '' }: MenuEntry): string {
  return `${label} ${href}`;
}

/** Of the root loader's data what the header alone draws. */
export interface MenuData {
  readonly menu: readonly MenuEntry[];
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
    const look = MENU_LOOKS.find((known) => known === item.style);
    const icon = ICON_NAMES.find((known) => known === item.icon);
    const href = linkTarget(item, marketId)?.href;
    const { label, image, badge } = item;
    const isLeaf = item.type === 'link' || level === DEEPEST_LEVEL;
    const children = isLeaf ? [] : menuEntries(item.children ?? [], marketId, level + 1);
    if (href === undefined && children.length === 0) return [];
    const entry: MenuEntry = {
      label,
      ...(look && { look }),
      ...(icon && { icon }),
      ...(image && { image: plainImage(tall(image)) }),
      ...(badge && { badge }),
      ...(href !== undefined && { href }),
      ...(item.target === '_blank' && { opensNewTab: true }),
      ...(item.type === 'mega-menu' && { isMega: true }),
      ...(item.removeAccordionOnMobile && { staysOpenOnMobile: true }),
      ...(children.length > 0 && { children }),
    };
    return [entry];
  });
}
