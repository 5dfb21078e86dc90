/** A page's file `content/pages/{key}.yaml`: attributes, search-engine words and blocks in order. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Language } from '../../domain/market.ts';
import { CUSTOM_PAGE_KEYS, NAMED_ROUTES } from '../../contract/route-path-table.ts';
import { withoutCustomCss } from '../../contract/block-content.ts';
import { customCssSchema, customHtmlSchema } from './customer-code.ts';
import { countrySchema, descriptionSchema, hasFields, slugSchema } from './shared-schemas.ts';
import { issueText } from './issue-text.ts';

const text = z.string().trim().min(1);

const BLOCKS_FOLDER = path.join(import.meta.dirname, '../../app/blocks');

/**
 * The content schema of each block type, which is the name of its folder (CMS-04). A block is one folder of the site
 * with its schema in it, so this is the one place where the backend reads files of `app/`
 * (docs/decisions/0059); those files import only the contract and the domain.
 */
export const BLOCK_CONTENTS: ReadonlyMap<string, z.ZodType> = new Map(
  await Promise.all(
    readdirSync(BLOCKS_FOLDER)
      .filter((type) => existsSync(path.join(BLOCKS_FOLDER, type, 'content.ts')))
      .map(async (type): Promise<[string, z.ZodType]> => {
        const { schema } = await import(`../../app/blocks/${type}/content.ts`);
        return [type, schema];
      }),
  ),
);

/** A block with content that fits its type (CMS-04). */
const block = z
  .strictObject({
    type: z.enum([...BLOCK_CONTENTS.keys()]),
    content: z.record(z.string(), z.unknown()),
  })
  .transform(({ type, content }, context) => {
    const own = BLOCK_CONTENTS.get(type)!.safeParse(withoutCustomCss(content), {
      error: issueText,
    });
    const customers = customersPart(type).safeParse(content, { error: issueText });
    if (own.success && customers.success) {
      // HTML as it was left, not as it was written.
      return {
        type,
        content: { ...(own.data as object), ...customers.data } as Record<string, unknown>,
      };
    }
    for (const issue of [own, customers].flatMap(({ error }) => error?.issues ?? [])) {
      const path = ['content', ...issue.path];
      context.addIssue({ ...issue, input: undefined, path } as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });

const withCss = z.object({ customCss: customCssSchema.optional() });
const withCode = withCss.extend({ html: customHtmlSchema });

/** What a customer may have written by himself in a block of the type. */
function customersPart(type: string) {
  return type === 'wr-html' || type === 'wr-wysiwyg' ? withCode : withCss;
}

/** The page in one language, after `resolveWords`. Either a routing key or a slug, never both. */
export const pageContentSchema = z
  .strictObject({
    routingKey: z.enum([...NAMED_ROUTES, ...CUSTOM_PAGE_KEYS]).optional(),
    slug: slugSchema.optional(),
    /** ISO 3166 alpha-3 of the country that the page is about: the menu leads to it. */
    country: countrySchema.optional(),
    attributes: z
      .strictObject({
        hideLayout: z.boolean().default(false),
        transparentHeader: z.boolean().default(false),
        hideMenus: z.boolean().default(false),
      })
      .default({ hideLayout: false, transparentHeader: false, hideMenus: false }),
    customHtmlClasses: z.string().optional(),
    /** For the page as a whole: the same in every language. */
    customCss: customCssSchema.optional(),
    /** What a list of results shows of a title (SEO-01). */
    seo: z.strictObject({ title: text.max(60), description: descriptionSchema }),
    blocks: z.array(block).min(1),
  })
  .refine((page) => (page.routingKey === undefined) !== (page.slug === undefined), {
    message: 'needs a routingKey or a slug, and not both',
    when: hasFields,
  });
type CheckedPage = z.infer<typeof pageContentSchema>;
export interface PageContent extends Omit<CheckedPage, 'blocks'> {
  readonly blocks: readonly (CheckedPage['blocks'][number] & {
    /** The language of its words, where that is not the page's. */
    readonly writtenIn?: Language;
  })[];
}
