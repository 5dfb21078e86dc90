/** The travel page: what it is, day by day, and when one can go (TRV-06). */
import { pathOf } from '../../../contract/route-paths.ts';
import type { TravelDetail } from '../../../contract/travel.ts';
import { travelPace, type TravelPace } from '../../../domain/travel-pace.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import {
  byMonth,
  cheapestDeparture,
  countOpen,
  departureViewOf,
  nextDeparture,
  offeredDepartures,
  type Departure,
  type MonthOfDepartures,
} from '../../travel/departure.ts';
import {
  estimatesOf,
  privateRoomsOfTravel,
  type Estimates,
  type PrivateRooms,
} from '../../travel/estimates.ts';
import { redirectToPresent } from '../../travel/redirect-to-present.server.ts';
import { reviewsViewOf, type ReviewsView } from '../../travel/reviews-view.ts';
import { travelAlternates } from '../../travel/travel-alternates.ts';
import { requireData, type PageLoader } from '../page-loader.server.ts';

/** What the page draws of the travel itself; what it does not draw stays on the server. */
export type ShownTravel = Pick<
  TravelDetail,
  | 'slug'
  | 'code'
  | 'title'
  | 'summary'
  | 'destinationLabel'
  | 'image'
  | 'pictures'
  | 'continent'
  | 'countryNames'
  | 'numberOfDays'
  | 'groupSize'
  | 'ageGroups'
  | 'travelStyles'
  | 'highlights'
  | 'description'
  | 'included'
  | 'notIncluded'
  | 'packing'
  | 'entry'
  | 'health'
  | 'days'
  | 'coordinator'
>;

/** What the aside tells of the departures: each price with the date that it belongs to. */
export interface AsideDepartures {
  /** Null where none can be asked for. */
  readonly next: Departure | null;
  readonly cheapest: Departure | null;
  readonly openCount: number;
}

export interface TravelPageData {
  readonly travel: ShownTravel;
  readonly pace: TravelPace | null;
  readonly aside: AsideDepartures;
  readonly months: readonly MonthOfDepartures[];
  readonly estimates: Estimates;
  readonly privateRooms: PrivateRooms | null;
  readonly reviews: ReviewsView | null;
}

export const loadTravelPage: PageLoader<TravelPageData> = async (page) => {
  const { api, layoutSettings, market, parameters, url } = page;
  const travel = requireData(await api.travel(parameters.travel ?? ''), page).data;
  const path = pathOf('travels-travel', market.id, { travel: travel.slug });
  redirectToPresent(url, path);

  const view = departureViewOf(page);
  const departures = offeredDepartures(travel.tours, view);
  return {
    status: 200,
    seo: {
      title: travel.title,
      description: travel.summary,
      robots: null,
      canonical: path,
      alternates: travelAlternates('travels-travel', travel.slugs),
    },
    frame: { ...DEFAULT_FRAME, htmlClasses: ['travel'] },
    data: {
      travel: shownTravel(travel),
      pace: travelPace(travel.days),
      aside: {
        next: nextDeparture(departures),
        cheapest: cheapestDeparture(departures),
        openCount: countOpen(departures),
      },
      months: byMonth(departures),
      estimates: estimatesOf(travel, view, market),
      privateRooms: privateRoomsOfTravel(travel, view),
      reviews: reviewsViewOf(travel, market, layoutSettings.reviewsSource ?? null),
    },
  };
};

function shownTravel(travel: TravelDetail): ShownTravel {
  return {
    slug: travel.slug,
    code: travel.code,
    title: travel.title,
    summary: travel.summary,
    destinationLabel: travel.destinationLabel,
    image: travel.image,
    pictures: travel.pictures,
    continent: travel.continent,
    countryNames: travel.countryNames,
    numberOfDays: travel.numberOfDays,
    groupSize: travel.groupSize,
    ageGroups: travel.ageGroups,
    travelStyles: travel.travelStyles,
    highlights: travel.highlights,
    description: travel.description,
    included: travel.included,
    notIncluded: travel.notIncluded,
    packing: travel.packing,
    entry: travel.entry,
    health: travel.health,
    days: travel.days,
    coordinator: travel.coordinator,
  };
}
