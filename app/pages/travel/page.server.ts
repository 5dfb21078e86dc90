/** The travel page: what it is, day by day, and when one can go (TRV-06). */
import type { Image } from '../../../contract/image.ts';
import { pathOf } from '../../../contract/route-paths.ts';
import type { RelatedTravel, TravelDetail } from '../../../contract/travel.ts';
import { asksForAllReviews, printAskedReviews } from '../../../domain/asked-reviews.ts';
import { parseCostChoice, printCostChoice } from '../../../domain/cost-choice.ts';
import { parseDepartureFilters, printDepartureFilters } from '../../../domain/departure-filters.ts';
import type { Market } from '../../../domain/market.ts';
import { type Price, priceIn } from '../../../domain/money.ts';
import { parseRegion, printRegion } from '../../../domain/region.ts';
import { travelHeights, type TravelHeights } from '../../../domain/travel-heights.ts';
import { travelPace, type TravelPace } from '../../../domain/travel-pace.ts';
import type { LandingTime } from '../../../domain/vocabulary.ts';
import { proseHtml } from '../../i18n/prose-html.server.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import type { DisplayCurrency } from '../../listing/card-price.ts';
import { routeViewOf } from '../../route-map/route-view.server.ts';
import type { RouteView } from '../../route-map/route-view.server.ts';
import {
  byMonth,
  cheapestDeparture,
  namedDepartures,
  countOpen,
  type Departure,
  departureViewOf,
  type MonthOfDepartures,
  type NamedDeparture,
  offeredDepartures,
} from '../../travel/departure.ts';
import {
  type Estimates,
  estimatesOf,
  type PrivateRooms,
  privateRoomsOfTravel,
} from '../../travel/estimates.server.ts';
import { redirectToPresent, travelAlternates, travelHead } from '../../travel/heads.server.ts';
import { type ReviewsView, reviewsViewOf } from '../../travel/reviews-view.server.ts';
import {
  leadingCoordinator,
  type LeadingCoordinator,
  pastRunsView,
  type PastRunsView,
  type ShownStage,
  shownStages,
  writtenIn,
} from '../../travel/travel-view.server.ts';
import type { WrittenIn } from '../../travel/texts-language.tsx';
import { definePage, type PageAnswer, requireData } from '../define-page.server.ts';
import { FACTS } from './page-facts.ts';

/** What the page draws of the travel itself; what it does not draw stays on the server. */
type ShownTravel = Pick<
  TravelDetail,
  | 'id'
  | 'slug'
  | 'code'
  | 'title'
  | 'summary'
  | 'destinationLabel'
  | 'image'
  | 'pictures'
  | 'film'
  | 'continent'
  | 'countryNames'
  | 'countryPage'
  | 'numberOfDays'
  | 'groupSize'
  | 'ageGroups'
  | 'travelStyles'
  | 'highlights'
  | 'included'
  | 'notIncluded'
  | 'packing'
  | 'entryRules'
> & {
  /** Null where its texts are in the market's language. */
  readonly writtenIn: WrittenIn | null;
  readonly pastRuns: PastRunsView | null;
  /** By when on its first day one should have landed. */
  readonly landBy: LandingTime;
  /** Null while nobody is named. */
  readonly coordinator: LeadingCoordinator | null;
  readonly leads: TravelDetail['leads'];
  readonly otherLeaders: TravelDetail['alsoLedBy'];
  readonly descriptionHtml: string;
  readonly entryHtml: string | null;
  readonly healthHtml: string | null;
  readonly days: readonly ShownStage[];
};

/** What the aside tells of the departures: each price with the date that it belongs to. */
interface AsideDepartures {
  /** In the order of the aside. */
  readonly named: readonly NamedDeparture[];
  readonly cheapest: Departure | null;
  readonly openCount: number;
}

/** Those in other languages are many, and come when the address asks for them, or where there is nothing else. */
export interface ShownReviews extends ReviewsView {
  /** How many there are, shown or not. */
  readonly othersCount: number;
}

export interface TravelPageData {
  readonly travel: ShownTravel;
  readonly pace: TravelPace | null;
  /** Null where nobody needs to think of the altitude. */
  readonly heights: TravelHeights | null;
  /** Null for a travel that stays in one place. */
  readonly route: RouteView | null;
  readonly aside: AsideDepartures;
  readonly months: readonly MonthOfDepartures[];
  readonly estimates: Estimates;
  readonly privateRooms: PrivateRooms | null;
  readonly depositPercent: number;
  readonly reviews: ShownReviews | null;
  /** Others like it, the likest first. */
  readonly related: readonly RelatedTravelView[];
}

export const travelPage = definePage({
  kind: 'travel',
  facts: FACTS,
  cache: 'shared',
  query: {
    parse: (params) => ({
      departures: parseDepartureFilters(params),
      costs: parseCostChoice(params),
      isAllReviews: asksForAllReviews(params),
      region: parseRegion(params),
    }),
    print: ({ departures, costs, isAllReviews, region }) =>
      new URLSearchParams([
        ...printDepartureFilters(departures),
        ...printCostChoice(costs),
        ...printAskedReviews(isAllReviews),
        ...printRegion(region),
      ]),
  },
  fetchMain: ({ api, url, parameters }) =>
    api.travel(parameters.travel ?? '', parseRegion(url.searchParams)),
  load: async ({ main, query, ...page }): Promise<PageAnswer<TravelPageData>> => {
    const { layoutSettings, market, url } = page;
    const travel = requireData(await main, page).data;
    const path = pathOf('travels-travel', market.id, { travel: travel.slug });
    redirectToPresent(url, path);

    const view = departureViewOf(page);
    const departures = offeredDepartures(travel.tours, view);
    const reviews = reviewsViewOf(travel, market, layoutSettings.reviewsSource ?? null);
    return {
      status: 200,
      seo: {
        title: travel.title,
        description: travel.summary,
        robots: null,
        canonical: path,
        alternates: travelAlternates('travels-travel', travel.slugs),
        ...travelHead(
          travel,
          // To a search engine a review is somebody's word: invented ones are shown as what they are, and not told.
          { path, departures, reviews: layoutSettings.reviewsAreInvented ? null : reviews },
          page,
        ),
      },
      frame: { ...DEFAULT_FRAME, htmlClasses: ['travel'] },
      data: {
        travel: shownTravel(travel, market),
        pace: travelPace(travel.days),
        heights: travelHeights(travel.days),
        route: routeViewOf(travel),
        aside: {
          named: namedDepartures(departures, page),
          cheapest: cheapestDeparture(departures),
          openCount: countOpen(departures),
        },
        months: byMonth(departures),
        estimates: estimatesOf(travel, view, market),
        privateRooms: privateRoomsOfTravel(travel, view),
        depositPercent: travel.depositPercent,
        reviews: reviews && shownReviews(reviews, query.isAllReviews),
        related: travel.related.map((other) => relatedTravelView(other, view)),
      },
    };
  },
});

function shownReviews(reviews: ReviewsView, isAll: boolean): ShownReviews {
  const { own, others } = reviews;
  const areShown = isAll || own.length === 0;
  return { ...reviews, others: areShown ? others : [], othersCount: others.length };
}

function shownTravel(travel: TravelDetail, market: Market): ShownTravel {
  return {
    id: travel.id,
    slug: travel.slug,
    code: travel.code,
    title: travel.title,
    writtenIn: writtenIn(travel, market),
    summary: travel.summary,
    destinationLabel: travel.destinationLabel,
    image: travel.image,
    pictures: travel.pictures,
    film: travel.film,
    continent: travel.continent,
    countryNames: travel.countryNames,
    countryPage: travel.countryPage,
    numberOfDays: travel.numberOfDays,
    groupSize: travel.groupSize,
    ageGroups: travel.ageGroups,
    travelStyles: travel.travelStyles,
    highlights: travel.highlights,
    descriptionHtml: proseHtml(travel.description),
    included: travel.included,
    notIncluded: travel.notIncluded,
    packing: travel.packing,
    entryRules: travel.entryRules,
    pastRuns: pastRunsView(travel),
    landBy: travel.flights.landBy,
    entryHtml: travel.entry && proseHtml(travel.entry),
    healthHtml: travel.health && proseHtml(travel.health),
    days: shownStages(travel.days),
    coordinator: leadingCoordinator(travel.coordinator, market),
    leads: travel.leads,
    otherLeaders: travel.alsoLedBy,
  };
}

export interface RelatedTravelView {
  readonly slug: string;
  readonly title: string;
  /** Language of the title where it is not the page's. */
  readonly lang?: string | undefined;
  readonly numberOfDays: number;
  /** What its one width on every screen is made of. */
  readonly image: Pick<Image, 'baseUrl' | 'seoName' | 'desktop'>;
  /** Of the departure that cards show; null where the price map has no amount that could be shown. */
  readonly price: Price | null;
  /** Whether the card says "from". */
  readonly isLowest: boolean;
}

/** What the small card of a related travel draws (TRV-06). */
function relatedTravelView(
  { slug, title, writtenIn: lang, numberOfDays, image, bestTour, isLowestPrice }: RelatedTravel,
  { currency, exchangeRates }: DisplayCurrency,
): RelatedTravelView {
  return {
    slug,
    title,
    lang,
    numberOfDays,
    image: { baseUrl: image.baseUrl, seoName: image.seoName, desktop: image.desktop },
    price: priceIn(bestTour.price, currency, exchangeRates),
    isLowest: isLowestPrice,
  };
}
