/** GET sitemap, GET sitemap/{section} (API-08): what search engines may keep of a market (SEO-01). */
import { Hono } from 'hono';
import {
  MOST_SITEMAP_ENTRIES,
  SITEMAP_SECTIONS,
  sitemapPageQuerySchema,
  type SitemapEntry,
  type SitemapOverview,
  type SitemapSection,
} from '../../contract/sitemap.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import type { Market } from '../../domain/market.ts';
import { indexedTours, indexedTravels } from '../catalogue/indexed-tours.ts';
import { listCoordinators } from '../storage/queries/coordinators.ts';
import { listBlockContents, listIndexedPages } from '../storage/queries/indexed-pages.ts';
import { findLatestChange, listLastChanges } from '../storage/queries/last-changes.ts';
import {
  findLatestTourChange,
  listLastTourChanges,
  listTourChangeTimes,
} from '../storage/queries/tour-times.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { marketOfCall, queryOfCall } from './call-input.ts';
import { oncePerVersion } from './once-per-version.ts';
import {
  coordinatorEntry,
  later,
  momentOf,
  pageEntry,
  tourEntry,
  travelEntry,
} from './sitemap-entries.ts';
import { imageSchema, type Image } from '../../contract/image.ts';

export function sitemapCalls({ storage, catalogue, now, closingDays }: BackendParts): Hono {
  const app = new Hono();
  const { db } = storage;

  const toursOf = (market: Market) => {
    const { snapshot } = catalogue(market).index;
    return indexedTours(snapshot, todayIn(market.timeZone, now()), closingDays);
  };
  const pagesOf = async (market: Market) =>
    (await listIndexedPages(db)).filter(({ slugByMarket }) => market.id in slugByMarket);
  const coordinators = async () =>
    (await listCoordinators(db)).sort((a, b) => (a.id < b.id ? -1 : 1));
  // There may be a million.
  const latestChangeOf = oncePerVersion(catalogue, (_all: 'tours') => findLatestTourChange(db));

  const overviewOf: Record<SitemapSection, (market: Market) => Promise<[number, number | null]>> = {
    pages: async (market) => [(await pagesOf(market)).length, await findLatestChange(db, 'page')],
    travels: async (market) => [
      indexedTravels(catalogue(market).index.snapshot).length,
      later(await findLatestChange(db, 'travel'), await latestChangeOf('tours')),
    ],
    tours: async (market) => [
      toursOf(market).length,
      later(await findLatestChange(db, 'travel'), await latestChangeOf('tours')),
    ],
    coordinators: async () => [
      (await coordinators()).length,
      await findLatestChange(db, 'coordinator'),
    ],
  };

  const entriesOf: Record<
    SitemapSection,
    (market: Market, page: number) => Promise<SitemapEntry[]>
  > = {
    pages: async (market, page) => {
      const part = partOf(await pagesOf(market), page);
      const times = await listLastChanges(db, 'page', idsOf(part));
      const contents = await listBlockContents(db, market.id);
      return part.map((each) => pageEntry(each, times, imagesIn(contents.get(each.id) ?? [])));
    },
    travels: async (market, page) => {
      const part = partOf(indexedTravels(catalogue(market).index.snapshot), page);
      const times = await listLastChanges(db, 'travel', idsOf(part));
      const tourTimes = await listLastTourChanges(db, idsOf(part));
      return part.map((travel) => travelEntry(travel, [times, tourTimes], market));
    },
    tours: async (market, page) => {
      const part = partOf(toursOf(market), page);
      const travelIds = [...new Set(part.map(({ travel }) => travel.id))];
      const times = await listLastChanges(db, 'travel', travelIds);
      const tourTimes = await listTourChangeTimes(
        db,
        part.map(({ tour }) => tour.code),
      );
      return part.map((each) => tourEntry(each, times, tourTimes));
    },
    coordinators: async (market, page) => {
      const part = partOf(await coordinators(), page);
      const times = await listLastChanges(db, 'coordinator', idsOf(part));
      return part.map((coordinator) => coordinatorEntry(coordinator, times, market));
    },
  };

  app.get('/sitemap', async (context) => {
    const market = marketOfCall(context);
    const { version } = catalogue(market).index.snapshot;
    const sections = await Promise.all(
      SITEMAP_SECTIONS.map(async (section) => {
        const [total, changedAt] = await overviewOf[section](market);
        const pages = Math.ceil(total / MOST_SITEMAP_ENTRIES);
        return { section, pages, changedAt: momentOf(changedAt) };
      }),
    );
    // Departures leave the list by the calendar alone.
    const today = todayIn(market.timeZone, now());
    const data: SitemapOverview = { version: `${version}-${today}`, sections };
    return context.json({ response: 'success', data });
  });

  app.get('/sitemap/:section', async (context) => {
    const market = marketOfCall(context);
    const { page } = queryOfCall(context, sitemapPageQuerySchema);
    const section = SITEMAP_SECTIONS.find((each) => each === context.req.param('section'));
    if (!section) throw new ApiError('NOT_FOUND', 'The sitemap has no such section');
    const data = await entriesOf[section](market, page);
    return context.json({ response: 'success', data });
  });

  return app;
}

function partOf<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * MOST_SITEMAP_ENTRIES, page * MOST_SITEMAP_ENTRIES);
}

function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id);
}

/** The images in the content of blocks, wherever they stand in it, each once. */
function imagesIn(contents: readonly unknown[]): Image[] {
  const found = new Map<string, Image>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('seoName' in value) {
      const { data: image } = imageSchema.safeParse(value);
      if (image) found.set(image.desktop.id, image);
      return;
    }
    for (const part of Object.values(value)) look(part);
  };
  for (const content of contents) look(content);
  return [...found.values()];
}
