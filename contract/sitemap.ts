/**
 * GET sitemap and GET sitemap/{section}: everything of a market that search engines may keep (SEO-01). The
 * specification shows the sitemaps and not their calls, so these are defined here (API-08). A catalogue has
 * any number of tours: a section comes in pages, and the backend says how many there are.
 */
import { z } from 'zod';
import { MARKET_IDS } from '../domain/market.ts';
import { answerSchema } from './answer.ts';
import { imageSchema } from './image.ts';

export const SITEMAP_SECTIONS = ['pages', 'travels', 'tours', 'coordinators'] as const;
export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];

/**
 * Entries of a page at most. A file of a sitemap is one page: with its alternates and images some 4 MB, where
 * 50,000 addresses, which search engines take, would have twice the 50 MB that they take.
 */
export const MOST_SITEMAP_ENTRIES = 2_000;

const moment = z.iso.datetime();

const sitemapSchema = z.object({
  /** Another one once a section may have changed: for entity tags. */
  version: z.string().min(1),
  sections: z.array(
    z.object({
      section: z.enum(SITEMAP_SECTIONS),
      /** 0 where there is nothing in it. */
      pages: z.int().min(0),
      /** When anything in it changed last. */
      changedAt: moment.nullable(),
    }),
  ),
});
export type SitemapOverview = z.infer<typeof sitemapSchema>;
export const sitemapAnswerSchema = answerSchema(sitemapSchema);

const sitemapEntrySchema = z.object({
  /** Of the route table; null for a page that is found by its slug. */
  routingKey: z.string().nullable(),
  /** What its path needs in each market that has it; without a routing key that is its `slug`. */
  parameters: z.partialRecord(z.enum(MARKET_IDS), z.record(z.string(), z.string())),
  /** When what it shows changed last; null where nobody knows. */
  changedAt: moment.nullable(),
  images: z.array(imageSchema),
});
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;

export const sitemapPageQuerySchema = z.object({ page: z.coerce.number().int().min(1).default(1) });

/** An empty list beyond the last page. */
export const sitemapPageAnswerSchema = answerSchema(
  z.array(sitemapEntrySchema).max(MOST_SITEMAP_ENTRIES),
);
