/** GET /custompages/show by routing key or slug (§3, §7). */
import { z } from 'zod';
import { MARKET_IDS, type MarketId } from '../domain/market.ts';
import { answerSchema } from './answer.ts';
import { pagePathOf } from './site-path.ts';

/** One block as stored: each block folder narrows `content` by a schema of its own. */
export const blockSchema = z.object({
  id: z.string(),
  blockType: z.string(),
  content: z.record(z.string(), z.unknown()),
});
export type BlockData = z.infer<typeof blockSchema>;

export const customPageSchema = z.object({
  type: z.string(),
  routingKey: z.string().nullable(),
  slug: z.string().nullable(),
  attributes: z.object({
    hideLayout: z.boolean(),
    transparentHeader: z.boolean(),
    /** The header stays, without menus and search (LAY-01). */
    hideMenus: z.boolean().default(false),
  }),
  blocks: z.array(blockSchema),
  customCss: z.string().nullable(),
  customHtmlClasses: z.string().nullable(),
  /** Name of the country that it is about, in the market's language. */
  countryName: z.string().nullable().default(null),
  seo: z.object({
    title: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    robots: z.string().nullable(),
    canonical: z.string().nullable(),
    /** Path of the same page in each market that has it; empty where the route table says it all. */
    urls: z.partialRecord(z.enum(MARKET_IDS), z.string()),
  }),
});
export type CustomPage = z.infer<typeof customPageSchema>;
export const customPageAnswerSchema = answerSchema(customPageSchema);

/**
 * Without markets that there are not, and without what is no path of a page: each site puts its own origin
 * before it, in links and in its head (SEC-03).
 */
const arrivedUrls = z
  .record(z.string(), z.unknown())
  .transform((urls): Partial<Record<MarketId, string>> => {
    const paths = MARKET_IDS.map((id) => [id, arrivedPath(urls[id])] as const);
    return Object.fromEntries(paths.filter(([, path]) => path !== null));
  });

function arrivedPath(named: unknown): string | null {
  return typeof named === 'string' ? pagePathOf(named) : null;
}

/** A page as it arrives: each part is judged by itself, so that a bad one costs no more than itself (CMS-01). */
const arrivedPageSchema = customPageSchema.extend({
  /** Steps to run before the page, by name: the site has none, and fails on each (ERR-01). */
  middleware: z.array(z.string()).default([]),
  blocks: z.array(z.unknown()),
  seo: customPageSchema.shape.seo.extend({
    canonical: z.string().nullable().transform(arrivedPath),
    urls: arrivedUrls,
  }),
});
export type ArrivedPage = z.infer<typeof arrivedPageSchema>;
export const arrivedPageAnswerSchema = answerSchema(arrivedPageSchema);
