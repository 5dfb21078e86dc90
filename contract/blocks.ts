/**
 * The blocks that pages are composed of and the content that each takes (CMS-04). The importer checks
 * stored blocks against these, and so does the site on arrival: a block that does not fit is logged
 * and skipped.
 */
import { z } from 'zod';
import { AREAS } from '../domain/continent.ts';
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
} as const;

export type BlockType = keyof typeof BLOCK_SCHEMAS;
export type BlockContent<Type extends BlockType> = z.infer<(typeof BLOCK_SCHEMAS)[Type]>;

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(BLOCK_SCHEMAS, type);
}
