/** A page's file `content/pages/{key}.yaml`: attributes, search-engine words and blocks in order. */
import { z } from 'zod';
import { CUSTOM_PAGE_KEYS, NAMED_ROUTES } from '../../contract/route-paths.ts';
import { BLOCK_SCHEMAS, type BlockType } from '../../contract/blocks.ts';
import { isKnownCountry } from '../catalogue/country-names.ts';
import { hasFields } from './has-fields.ts';
import { slugSchema } from './slug.ts';

const text = z.string().trim().min(1);

const blockTypes = Object.keys(BLOCK_SCHEMAS) as [BlockType, ...BlockType[]];

/** A block with content that fits its type (CMS-04). */
const block = z
  .strictObject({ type: z.enum(blockTypes), content: z.unknown() })
  .transform(({ type, content }, context) => {
    const parsed = BLOCK_SCHEMAS[type].safeParse(content);
    if (parsed.success) return { type, content: parsed.data as Record<string, unknown> };
    for (const issue of parsed.error.issues) {
      const { message, path } = issue;
      context.addIssue({ code: 'custom', message, path: ['content', ...path] });
    }
    return z.NEVER;
  });

/** The page in one language, after `resolveWords`. Either a routing key or a slug, never both. */
export const pageContentSchema = z
  .strictObject({
    routingKey: z.enum([...NAMED_ROUTES, ...CUSTOM_PAGE_KEYS]).optional(),
    slug: slugSchema.optional(),
    /** ISO 3166 alpha-3 of the country that the page is about: the menu leads to it. */
    country: z.string().refine(isKnownCountry, 'is no ISO 3166 alpha-3 code').optional(),
    attributes: z
      .strictObject({
        hideLayout: z.boolean().default(false),
        transparentHeader: z.boolean().default(false),
      })
      .default({ hideLayout: false, transparentHeader: false }),
    customHtmlClasses: z.string().optional(),
    seo: z.strictObject({ title: text.max(65), description: text.max(170) }),
    blocks: z.array(block).min(1),
  })
  .refine((page) => (page.routingKey === undefined) !== (page.slug === undefined), {
    message: 'needs a routingKey or a slug, and not both',
    when: hasFields,
  });
export type PageContent = z.infer<typeof pageContentSchema>;
