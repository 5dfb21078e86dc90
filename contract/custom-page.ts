/** GET /custompages/show by routing key or slug (§3, §7). */
import { z } from 'zod';
import { MARKET_IDS } from '../domain/market.ts';
import { answerSchema } from './answer.ts';

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
  attributes: z.object({ hideLayout: z.boolean(), transparentHeader: z.boolean() }),
  blocks: z.array(blockSchema),
  customCss: z.string().nullable(),
  customHtmlClasses: z.string().nullable(),
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

/** A page as it arrives: each block is judged by itself, so that a bad one costs no more than itself (CMS-01). */
const arrivedPageSchema = customPageSchema.extend({ blocks: z.array(z.unknown()) });
export type ArrivedPage = z.infer<typeof arrivedPageSchema>;
export const arrivedPageAnswerSchema = answerSchema(arrivedPageSchema);
