/**
 * Parts that the content of several block types has (CMS-04). The schema of a type stands in its block's folder
 * (`app/blocks/TYPE/content.ts`), where both the importer and the site find it.
 */
import { z } from 'zod';
import { CONTINENT_CODES } from '../domain/continent.ts';
import { filtersSchema } from './filters.ts';
import { CUSTOM_PAGE_KEYS, NAMED_ROUTES } from './route-path-table.ts';

export const text = z.string().trim().min(1);

/** Prose in Markdown: paragraphs, lists, emphasis, links. */
export const prose = z.string().trim().min(1);

export const link = z.strictObject({
  label: text,
  routingKey: z.enum([...NAMED_ROUTES, ...CUSTOM_PAGE_KEYS]),
});
export type ContentLink = z.infer<typeof link>;

/** ISO 3166 alpha-3. */
export const country = z.string().regex(/^[A-Z]{3}$/);

/** Which travels a block is about: all of them where it says nothing. */
export const narrowing = {
  countries: z.array(country).default([]),
  continents: z.array(z.enum(CONTINENT_CODES)).default([]),
};

/** Fields of the search form that a listing may offer above itself, by their names (CMS-05). */
const SHOWN_FILTERS = [
  'where',
  'month',
  'ageBadge',
  'discounted',
  'isNoSharingRoomAvailable',
] as const;
export type ShownFilter = (typeof SHOWN_FILTERS)[number];

export const listing = z.strictObject({
  title: text,
  subtitle: text.optional(),
  /** What the list holds, before any filter of the URL. */
  filtersData: z.strictObject({ filters: filtersSchema.strict() }),
  /** What a visitor may narrow it by; without any it takes nothing from the URL. */
  shownFilters: z.array(z.enum(SHOWN_FILTERS)).default([]),
  /** What to say in the place of an empty list, where "nothing at the moment" would not be true. */
  ifNone: text.optional(),
  /** Where the rest of it is. */
  link: link.optional(),
});
export type ListingContent = z.infer<typeof listing>;

/**
 * Without what any block, and a banner bar, may have beside its own: CSS of the customer's (CMS-03), and the language
 * of words that are not in the market's.
 */
export function withoutCustomCss<Styled extends object>(styled: Styled): Omit<Styled, 'customCss'> {
  const own: Styled & { customCss?: unknown; writtenIn?: unknown } = { ...styled };
  delete own.customCss;
  delete own.writtenIn;
  return own;
}
