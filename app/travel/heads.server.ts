/** What the pages of a travel answer beside their body: head (SEO-01), alternates (MKT-06), redirect (RTE-06). */
import type { TFunction } from 'i18next';
import type { Settings } from '../../config/settings.ts';
import { canonicalPath } from '../../contract/canonical-path.ts';
import type { NamedRoute } from '../../contract/route-path-table.ts';
import { isDisabledRoute, pathOf } from '../../contract/route-paths.ts';
import type { TourDetail, TravelDetail } from '../../contract/travel.ts';
import {
  type Language,
  type Market,
  MARKET_IDS,
  type MarketId,
  MARKETS,
} from '../../domain/market.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { breadcrumbData, type Step } from '../seo/structured-data/breadcrumb-data.ts';
import { siteOfData } from '../seo/structured-data/structured-thing.ts';
import {
  itineraryTripData,
  tourData,
  travelData,
  type OfferedDeparture,
} from '../seo/structured-data/travel-data.ts';
import { withoutNul } from '../seo/without-nul.ts';
import type { Departure } from './departure.ts';
import type { ReviewsView } from './reviews-view.server.ts';
import { travelCover } from './travel-cover.ts';

type Head = Pick<PageSeo, 'image' | 'cover' | 'structuredData'>;

/** What of a loader's arguments it takes. */
interface HeadArguments {
  readonly settings: Settings;
  readonly market: Market;
  readonly t: TFunction;
}

/** What the pages of a travel say of themselves beside their words: picture, preloads, structured data (SEO-01). */
export function travelHead(
  travel: TravelDetail,
  page: {
    readonly path: string;
    readonly departures: readonly Departure[];
    /** Null where nobody has said anything, or nobody that there is. */
    readonly reviews: ReviewsView | null;
  },
  args: HeadArguments,
): Head {
  const site = siteOfData(args.settings, args.market.id);
  const lastDays = new Map(travel.tours.map((tour) => [tour.code, tour.lastRequestDay]));
  const departures = page.departures.flatMap((departure): OfferedDeparture[] => {
    const lastRequestDay = lastDays.get(departure.code);
    const path = tourPath(travel, departure, args);
    return lastRequestDay ? [{ departure, path, lastRequestDay }] : [];
  });
  const { days } = travel;
  const { path, reviews } = page;
  return {
    ...pictures(travel),
    structuredData: [
      travelData(site, travel, { path, departures, reviews, days }),
      breadcrumbData(site, wayTo(travel, path, args)),
    ],
  };
}

export function itineraryHead(travel: TravelDetail, path: string, args: HeadArguments): Head {
  const site = siteOfData(args.settings, args.market.id);
  const name = args.t('travel:itinerary.pageTitle', { title: travel.title });
  const steps = [...wayTo(travel, travelPath(travel, args), args), { name, path }];
  return {
    image: travel.image,
    structuredData: [
      itineraryTripData(site, travel, { path, days: travel.days }),
      breadcrumbData(site, steps),
    ],
  };
}

export function tourHead(
  tour: TourDetail,
  page: { readonly path: string; readonly departure: Departure; readonly dates: string },
  args: HeadArguments,
): Head {
  const { travel, lastRequestDay } = tour;
  const site = siteOfData(args.settings, args.market.id);
  const path = travelPath(travel, args);
  const steps = [...wayTo(travel, path, args), { name: page.dates, path: page.path }];
  return {
    ...pictures(travel),
    structuredData: [
      tourData(site, travel, { ...page, lastRequestDay, travelPath: path }),
      breadcrumbData(site, steps),
    ],
  };
}

function pictures({ image, pictures: all }: TravelDetail): Pick<Head, 'image' | 'cover'> {
  return { image, cover: travelCover(all) };
}

function wayTo(
  { title, countryPage }: TravelDetail,
  path: string,
  { market, t }: HeadArguments,
): Step[] {
  return [
    { name: t('travel:breadcrumb.home'), path: pathOf('index', market.id) },
    { name: t('travel:breadcrumb.travels'), path: pathOf('travels', market.id) },
    ...(countryPage ? [countryPage] : []),
    { name: title, path },
  ];
}

function travelPath({ slug }: TravelDetail, { market }: HeadArguments): string {
  return pathOf('travels-travel', market.id, { travel: slug });
}

function tourPath({ slug }: TravelDetail, { code }: Departure, { market }: HeadArguments): string {
  return pathOf('travels-travel-tour', market.id, { travel: slug, tour: code });
}

type TravelRoute = Extract<NamedRoute, `travels-travel${string}`>;

/** The same travel, itinerary or tour in the other markets: the path in each market whose language the travel has a slug in. */
export function travelAlternates(
  route: TravelRoute,
  slugs: Readonly<Partial<Record<Language, string>>>,
  parameters: Readonly<Record<string, string>> = {},
): Partial<Record<MarketId, string>> {
  const alternates: Partial<Record<MarketId, string>> = {};
  for (const marketId of MARKET_IDS) {
    const slug = slugs[MARKETS[marketId].language];
    if (slug === undefined || isDisabledRoute(route, marketId)) continue;
    alternates[marketId] = pathOf(route, marketId, { ...parameters, travel: slug });
  }
  return alternates;
}

/**
 * Leads an old address to the present one, its query kept but for what is no text (RTE-06).
 * @throws Response 301 when the path asked for is not the present one.
 */
export function redirectToPresent(url: URL, presentPath: string): void {
  // Compared in their one form: a path that only differs in case was led there before.
  if (
    canonicalPath(decodeURIComponent(url.pathname)) ===
    canonicalPath(decodeURIComponent(presentPath))
  ) {
    return;
  }
  const location = `${presentPath}${withoutNul(url.search)}`;
  throw new Response(null, { status: 301, headers: { location } });
}
