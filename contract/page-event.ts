/** What browsers count that allow statistics (ANA-01): a kind of event, and what it was about. Nothing says who. */
import { z } from 'zod';

/** Events of the data layer (`docs/analytics.md`), and two that it does not have. */
const COUNTED_KINDS = [
  'page-view',
  'travel-view',
  'gallery-interaction',
  'age-badge-click',
  'read-more-open',
  'tab-change',
  'recent-search-completed',
  'search-opened',
  'search-without-results',
  'wishlist-go-to',
] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

/** A name of ours, such as a travel's code or a page's type. */
const NAME = /^[\w-]{1,40}$/;
const MOST_CHARACTERS = 100;
/** A terminal shows it: no control characters, no halves of characters. */
const PLAIN_TEXT = /^\P{C}+$/u;

export const pageEventSchema = z
  .object({
    kind: z.enum(COUNTED_KINDS),
    /** Of a search without results what was typed, or places; of all others a name of ours. */
    key: z.string().trim().max(MOST_CHARACTERS).regex(PLAIN_TEXT),
  })
  .refine(({ kind, key }) => kind === 'search-without-results' || NAME.test(key), 'is no name');
export type PageEventCount = z.infer<typeof pageEventSchema>;
