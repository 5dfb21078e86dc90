/** How the company is reached (LAY-09) and followed (LAY-07), read from the contact books of the layout. */
import type { Layout } from '../../contract/layout.ts';
import { isLinkAddress } from '../../contract/link-address.ts';
import type { Company } from '../../domain/company.ts';
import type { IconName } from '../ui/icon/icon-names.ts';

const ICONS = {
  telephone: 'phone',
  messaging: 'chat',
  facebookGroup: 'users',
  emergency: 'alert',
} as const satisfies Record<string, IconName>;

type ContactBook = keyof typeof ICONS;
const BOOKS = Object.keys(ICONS) as readonly ContactBook[];

/** As people write it: `+39 02 1234 567`. */
const TELEPHONE_NUMBER = /^\+?[\d\s().-]{3,}$/;

interface ContactLine {
  readonly book: ContactBook;
  readonly icon: IconName;
  readonly href: string;
  /** What is read beside the name; null where it is an address, which nobody reads. */
  readonly value: string | null;
}

/**
 * How people are reached other than by mail (LAY-09), out of the layout's contact books: a number or an
 * address, in the order that they are shown. What stands in until the operator has put it there reaches nobody, and
 * is left out.
 *
 * @param company behind the site: its numbers are shown unless the books have others
 */
export function contactLines(
  books: Layout['contacts']['books'],
  company: Pick<Company, 'phone' | 'emergencyPhone'> | null = null,
): readonly ContactLine[] {
  const numbers: Readonly<Partial<Record<ContactBook, string | null | undefined>>> = {
    telephone: company?.phone,
    emergency: company?.emergencyPhone,
  };
  return BOOKS.flatMap((book): ContactLine[] => {
    const lead = leadOf(books[book]?.value.trim() ?? '') ?? leadOf(numbers[book] ?? '');
    return lead ? [{ book, icon: ICONS[book], ...lead }] : [];
  });
}

/** Null for what is no number and no address that may be led to (SEC-03). */
function leadOf(value: string): Pick<ContactLine, 'href' | 'value'> | null {
  if (TELEPHONE_NUMBER.test(value)) {
    return { href: `tel:${value.replaceAll(/[^\d+]/g, '')}`, value };
  }
  return isLinkAddress(value) ? { href: value, value: null } : null;
}

/** The books that are no way to write, in the order that they are shown, each with its kind's icon. */
const SOCIAL_ICONS = {
  social: 'community',
  facebookGroup: 'users',
  facebook: 'network',
  instagram: 'photo-sharing',
  tiktok: 'short-video',
  youtube: 'video',
} as const satisfies Record<string, IconName>;

type SocialNetwork = keyof typeof SOCIAL_ICONS;
const NETWORKS = Object.keys(SOCIAL_ICONS) as readonly SocialNetwork[];

interface SocialLink {
  readonly network: SocialNetwork;
  readonly icon: IconName;
  readonly href: string;
}

/** Where the brand can be followed (LAY-07): the networks that the books hold an address of (SEC-03). */
export function socialLinks(books: Layout['contacts']['books']): readonly SocialLink[] {
  return NETWORKS.flatMap((network) => {
    const href = books[network]?.value;
    return href && isLinkAddress(href) ? [{ network, icon: SOCIAL_ICONS[network], href }] : [];
  });
}
