/**
 * The blocks that pages are composed of and the content that each takes (CMS-04). The importer checks
 * stored blocks against these, and so does the site on arrival: a block that does not fit is logged
 * and skipped.
 */
import { z } from 'zod';
import { AREAS } from '../domain/continent.ts';
import { AGE_GROUPS } from '../domain/age-group.ts';
import { filtersSchema } from './filters.ts';
import { imageSchema } from './image.ts';
import { CUSTOM_PAGE_KEYS, NAMED_ROUTES } from './route-paths.ts';

const text = z.string().trim().min(1);

const link = z.strictObject({
  label: text,
  routingKey: z.enum([...NAMED_ROUTES, ...CUSTOM_PAGE_KEYS]),
});

const listing = z.strictObject({
  title: text,
  subtitle: text.optional(),
  /** What the list holds, before any filter of the URL. */
  filtersData: z.strictObject({ filters: filtersSchema.strict() }),
  /** Where the rest of it is. */
  link: link.optional(),
});

/** Marks beside a few words. */
export const GUARANTEE_ICONS = [
  'shield',
  'refresh',
  'users',
  'wallet',
  'compass',
  'bed',
  'check-circle',
  'community',
  'globe',
  'leaf',
] as const;

/** Prose in Markdown: paragraphs, lists, emphasis, links. */
const prose = text;

export const BLOCK_SCHEMAS = {
  cover: z.strictObject({
    title: text,
    subtitle: text.optional(),
    image: imageSchema,
    showSearchBar: z.boolean().default(false),
  }),
  'travels-list': listing,
  'tours-list': listing,
  'continents-carousel': z.strictObject({
    title: text,
    images: z.record(z.enum(AREAS), imageSchema),
  }),
  'text-and-image': z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    image: imageSchema.optional(),
    link: link.optional(),
  }),
  /** How something goes, in order. */
  steps: z.strictObject({
    title: text,
    subtitle: text.optional(),
    steps: z
      .array(z.strictObject({ title: text, text, image: imageSchema.optional() }))
      .min(2)
      .max(9),
    link: link.optional(),
  }),
  /** What one can rely on. */
  confidence: z.strictObject({
    title: text,
    subtitle: text.optional(),
    guarantees: z
      .array(z.strictObject({ icon: z.enum(GUARANTEE_ICONS), title: text, text }))
      .min(2)
      .max(9),
    link: link.optional(),
  }),
  faqs: z.strictObject({
    title: text,
    subtitle: text.optional(),
    groups: z
      .array(
        z.strictObject({
          title: text,
          items: z.array(z.strictObject({ question: text, answer: prose })).min(1),
        }),
      )
      .min(1),
  }),
  'legal-text': z.strictObject({
    title: text,
    /** What one should know of the text itself. */
    note: text.optional(),
    sections: z.array(z.strictObject({ title: text, text: prose })).min(1),
  }),
  /** Things to do in a country, the best first (CMS-06). */
  'top-five': z.strictObject({
    title: text,
    subtitle: text.optional(),
    items: z.array(z.strictObject({ title: text, text, image: imageSchema.optional() })).length(5),
  }),
  /** Currency, languages and dialling code come from the tables of the world (CMS-06). */
  'country-facts': z.strictObject({
    title: text,
    /** ISO 3166 alpha-3. */
    country: z.string().regex(/^[A-Z]{3}$/),
    /** 1 to 12, in the order of a year's journey: `[11, 12, 1]`. */
    bestMonths: z.array(z.int().min(1).max(12)).min(1),
    climate: text,
    /** Papers at the border, and where to ask. */
    entry: text,
  }),
  'coordinators-list': z.strictObject({ title: text, subtitle: text.optional() }),
  'age-groups': z.strictObject({
    title: text,
    subtitle: text.optional(),
    caption: text,
    bands: z.array(z.strictObject({ band: z.enum(AGE_GROUPS), text })).min(1),
  }),
  contacts: z.strictObject({
    title: text,
    subtitle: text.optional(),
    ways: z.array(z.strictObject({ title: text, text })).min(1),
  }),
} as const;

export type BlockType = keyof typeof BLOCK_SCHEMAS;
export type BlockContent<Type extends BlockType> = z.infer<(typeof BLOCK_SCHEMAS)[Type]>;

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(BLOCK_SCHEMAS, type);
}
