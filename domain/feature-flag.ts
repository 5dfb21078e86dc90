/**
 * The feature flags that there are (API-05): a closed set, each with what it does and the value that stands
 * where nobody sets it or nobody can be asked.
 */

interface FeatureFlag {
  readonly isOnByDefault: boolean;
  readonly description: string;
}

export const FEATURE_FLAGS = {
  'search-travels-tab': {
    isOnByDefault: false,
    description:
      'A search of the bar for a month or for any time leads to the list of travels (SRCH-15).',
  },
  'talk-to-us': {
    isOnByDefault: true,
    description: 'Pages have a button to talk to somebody, where there are contacts (LAY-09).',
  },
  'country-redirect': {
    isOnByDefault: false,
    description:
      'Whoever is in the country of another market is offered that market once (MKT-10).',
  },
  'search-engine': {
    isOnByDefault: false,
    description:
      'How well a travel fits the text joins its popularity in the travels’ own order (RES-06).',
  },
  wishlist: {
    isOnByDefault: true,
    description:
      'The header has a link to the wishlist (LAY-03), and travels and departures have hearts.',
  },
} as const satisfies Readonly<Record<string, FeatureFlag>>;

export type FlagKey = keyof typeof FEATURE_FLAGS;

export const FLAG_KEYS = Object.keys(FEATURE_FLAGS) as readonly FlagKey[];

/** Those that what is drawn depends on: the page says which of them are on. */
export const DRAWN_FLAGS = [
  'search-travels-tab',
  'talk-to-us',
  'wishlist',
] as const satisfies readonly FlagKey[];
export type DrawnFlag = (typeof DRAWN_FLAGS)[number];

/**
 * Those that may depend on the visitor: on their country, or on the share of visitors that they are in. Every page is
 * kept once for each set of their outcomes, so there are three at most.
 */
export const VISITOR_FLAGS = [
  'search-travels-tab',
  'talk-to-us',
  'country-redirect',
] as const satisfies readonly FlagKey[];
export type VisitorFlag = (typeof VISITOR_FLAGS)[number];

export function isVisitorFlag(key: FlagKey): key is VisitorFlag {
  return VISITOR_FLAGS.some((known) => known === key);
}
