/** Travels, tours, pages and coordinators as entries of a sitemap (SEO-01). */
import type { SitemapEntry } from '../../contract/sitemap.ts';
import { MARKET_IDS, MARKETS, type Market, type MarketId } from '../../domain/market.ts';
import type { IndexedTour } from '../catalogue/indexed-tours.ts';
import type { CoordinatorRecord, TravelRecord } from '../catalogue/records.ts';
import { presentPicture } from '../images/picture.ts';
import type { IndexedPage } from '../storage/queries/indexed-pages.ts';

/** Moments of changes by id or code, in ms since 1970. */
export type Times = ReadonlyMap<string, number>;

/** The latest of those that are known. */
export function later(...times: readonly (number | null | undefined)[]): number | null {
  const known = times.filter((time) => typeof time === 'number');
  return known.length === 0 ? null : Math.max(...known);
}

export function momentOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

export function pageEntry(
  page: IndexedPage,
  times: Times,
  images: SitemapEntry['images'],
): SitemapEntry {
  const parameters = Object.entries(page.slugByMarket).map(([marketId, slug]) => [
    marketId,
    slug === null ? {} : { slug },
  ]);
  return {
    routingKey: page.routingKey,
    parameters: Object.fromEntries(parameters),
    changedAt: momentOf(times.get(page.id) ?? null),
    images,
  };
}

export function travelEntry(
  travel: TravelRecord,
  times: readonly Times[],
  market: Market,
): SitemapEntry {
  return {
    routingKey: 'travels-travel',
    parameters: whereTravelIs(travel, (slug) => ({ travel: slug })),
    changedAt: momentOf(later(...times.map((each) => each.get(travel.id)))),
    images: travel.pictures.map((picture) => presentPicture(picture, market)),
  };
}

/** Its pictures are the travel's, and stand there. */
export function tourEntry(
  { tour, travel }: IndexedTour,
  times: Times,
  tourTimes: Times,
): SitemapEntry {
  return {
    routingKey: 'travels-travel-tour',
    parameters: whereTravelIs(travel, (slug) => ({ travel: slug, tour: tour.code })),
    changedAt: momentOf(later(times.get(travel.id), tourTimes.get(tour.code))),
    images: [],
  };
}

export function coordinatorEntry(
  { id, portrait }: CoordinatorRecord,
  times: Times,
  market: Market,
): SitemapEntry {
  return {
    routingKey: 'coordinators-coordinator',
    parameters: everywhere(() => ({ coordinator: id })),
    changedAt: momentOf(times.get(id) ?? null),
    images: portrait ? [presentPicture(portrait, market)] : [],
  };
}

/** In the markets that have the travel. */
function whereTravelIs(
  { words }: TravelRecord,
  parametersOf: (slug: string) => Record<string, string>,
): SitemapEntry['parameters'] {
  const found = MARKET_IDS.flatMap((id) => {
    const own = words[MARKETS[id].language];
    return own ? [[id, parametersOf(own.slug)] as const] : [];
  });
  return Object.fromEntries(found);
}

function everywhere(
  parametersIn: (market: Market) => Record<string, string>,
): Record<MarketId, Record<string, string>> {
  return Object.fromEntries(MARKET_IDS.map((id) => [id, parametersIn(MARKETS[id])])) as Record<
    MarketId,
    Record<string, string>
  >;
}
