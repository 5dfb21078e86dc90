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
export const DRAWN_FLAGS = ['search-travels-tab', 'wishlist'] as const satisfies readonly FlagKey[];
export type DrawnFlag = (typeof DRAWN_FLAGS)[number];
