/** Where the brand can be followed (LAY-07), out of the layout's contact books. */
import { isLinkAddress } from '../../contract/link-address.ts';
import type { Layout } from '../../contract/layout.ts';
import type { IconName } from '../ui/icon/icon-names.ts';

/** The books that are no way to write, in the order that they are shown, each with its kind's icon. */
const ICONS = {
  social: 'community',
  facebookGroup: 'users',
  facebook: 'network',
  instagram: 'photo-sharing',
  tiktok: 'short-video',
  youtube: 'video',
} as const satisfies Record<string, IconName>;

export type SocialNetwork = keyof typeof ICONS;
const NETWORKS = Object.keys(ICONS) as readonly SocialNetwork[];

export interface SocialLink {
  readonly network: SocialNetwork;
  readonly icon: IconName;
  readonly href: string;
}

/** Those that the books hold an address of (SEC-03). */
export function socialLinks(books: Layout['contacts']['books']): readonly SocialLink[] {
  return NETWORKS.flatMap((network) => {
    const href = books[network]?.value;
    return href && isLinkAddress(href) ? [{ network, icon: ICONS[network], href }] : [];
  });
}
