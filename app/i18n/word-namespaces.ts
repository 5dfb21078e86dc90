/** The catalogues of interface words: one JSON file for each locale and namespace (MKT-05). */

export const WORD_NAMESPACES = [
  'layout',
  'errors',
  'listing',
  'ask',
  'search',
  'travel',
  'legal',
  'enquiry',
  'login',
  'cookies',
  'newsletter',
  'modals',
  'meetups',
  'gallery',
  'account',
  'wishlist',
  'compare',
  'saving',
] as const;
export type WordNamespace = (typeof WORD_NAMESPACES)[number];

/** In each page: header, footer, who is logged in, and what an error page says. */
export const SHARED_NAMESPACES: readonly WordNamespace[] = ['layout', 'errors', 'login'];
