/** The coordinator page: who leads, the tours led, and what travellers said of their travels (TRV-10). */
import { isDisabledRoute, pathOf } from '../../../contract/route-paths.ts';
import type { CoordinatorDetail } from '../../../contract/travel.ts';
import { isOpenDeparture } from '../../../domain/closing-time.ts';
import { MARKET_IDS, type Market } from '../../../domain/market.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import { readAskedSort } from '../../listing/asked-sort.ts';
import { tourCardData, type TourCardData } from '../../listing/card-data.ts';
import { shortDescription } from '../../seo/short-description.ts';
import { displayName } from '../../travel/display-name.ts';
import { ratingViewOf, type RatingView } from '../../travel/reviews-view.ts';
import { saidReviewView, type SaidReviewView } from '../../travel/said-review-view.ts';
import { requireData, type PageLoader } from '../page-loader.server.ts';
import { personName } from '../../../domain/person-name.ts';
import { coordinatorHead } from './coordinator-head.ts';
import { COORDINATOR_SORTS, sortLedTours, type CoordinatorSort } from './coordinator-sort.ts';

const ROUTE = 'coordinators-coordinator';

export interface ShownCoordinator extends Pick<
  CoordinatorDetail,
  'id' | 'firstName' | 'lastName' | 'city' | 'coordinatesSince' | 'speciality' | 'bio' | 'portrait'
> {
  /** In the market's language, made here: `Intl` of server and browser may differ on names. */
  readonly countryName: string;
  readonly languageNames: readonly string[];
}

export interface CoordinatorPageData {
  readonly coordinator: ShownCoordinator;
  readonly sort: CoordinatorSort;
  readonly tours: readonly TourCardData[];
  /** Of the travels that they lead; null where nobody has said anything yet. */
  readonly rating: RatingView | null;
  readonly reviews: readonly SaidReviewView[];
}

export const loadCoordinatorPage: PageLoader<CoordinatorPageData> = async (page) => {
  const { api, market, parameters, url, t, today, currency, layoutSettings } = page;
  const found = requireData(await api.coordinator(parameters.coordinator ?? ''), page).data;
  const sort = readAskedSort(COORDINATOR_SORTS, url.searchParams);
  const path = pathOf(ROUTE, market.id, { coordinator: found.id });
  const display = { currency, exchangeRates: layoutSettings.exchangeRates };
  const tours = found.tours
    .filter((tour) => isOpenDeparture({ ...tour, status: tour.salesStatus }, today))
    .map((tour) => tourCardData(tour, display));
  return {
    status: 200,
    seo: {
      title: t('travel:coordinator.pageTitle', {
        name: personName(found),
      }),
      description: shortDescription(found.bio),
      robots: null,
      canonical: path,
      alternates: Object.fromEntries(
        MARKET_IDS.filter((id) => !isDisabledRoute(ROUTE, id)).map((id) => [
          id,
          pathOf(ROUTE, id, { coordinator: found.id }),
        ]),
      ),
      ...coordinatorHead(found, path, page),
    },
    frame: DEFAULT_FRAME,
    data: {
      coordinator: shownCoordinator(found, market),
      sort,
      tours: sortLedTours(tours, sort),
      rating: found.rating && ratingViewOf(found.rating),
      reviews: found.reviews.map((review) => saidReviewView(review, market)),
    },
  };
};

function shownCoordinator(found: CoordinatorDetail, market: Market): ShownCoordinator {
  return {
    id: found.id,
    firstName: found.firstName,
    lastName: found.lastName,
    city: found.city,
    coordinatesSince: found.coordinatesSince,
    speciality: found.speciality,
    bio: found.bio,
    portrait: found.portrait,
    countryName: displayName('region', found.country, market),
    languageNames: found.languages.map((code) => displayName('language', code, market)),
  };
}
