/** The coordinator page: who leads, and the tours led (TRV-10). */
import { isDisabledRoute, pathOf } from '../../../contract/route-paths.ts';
import type { CoordinatorDetail } from '../../../contract/travel.ts';
import { isOpenDeparture } from '../../../domain/closing-time.ts';
import { MARKET_IDS, type Market } from '../../../domain/market.ts';
import { oneOf, valuesByKey } from '../../../domain/query-values.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import { tourCardData, type TourCardData } from '../../listing/card-data.ts';
import { requireData, type PageLoader } from '../page-loader.server.ts';
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
}

export const loadCoordinatorPage: PageLoader<CoordinatorPageData> = async (page) => {
  const { api, market, parameters, url, t, today, currency, layoutSettings } = page;
  const found = requireData(await api.coordinator(parameters.coordinator ?? ''), page).data;
  const sort = oneOf(COORDINATOR_SORTS, valuesByKey(url.searchParams).get('sort') ?? []);
  const display = { currency, exchangeRates: layoutSettings.exchangeRates };
  const tours = found.tours
    .filter((tour) => isOpenDeparture({ ...tour, status: tour.salesStatus }, today))
    .map((tour) => tourCardData(tour, display));
  return {
    status: 200,
    seo: {
      title: t('travel:coordinator.pageTitle', {
        name: `${found.firstName} ${found.lastName}`,
      }),
      description: found.bio,
      robots: null,
      canonical: pathOf(ROUTE, market.id, { coordinator: found.id }),
      alternates: Object.fromEntries(
        MARKET_IDS.filter((id) => !isDisabledRoute(ROUTE, id)).map((id) => [
          id,
          pathOf(ROUTE, id, { coordinator: found.id }),
        ]),
      ),
    },
    frame: DEFAULT_FRAME,
    data: {
      coordinator: shownCoordinator(found, market),
      sort: sort ?? COORDINATOR_SORTS[0],
      tours: sortLedTours(tours, sort ?? COORDINATOR_SORTS[0]),
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

/** The code itself where it is none that `Intl` could know: it throws on those. */
function displayName(type: 'language' | 'region', code: string, market: Market): string {
  if (!/^[a-z]{2,3}$/i.test(code)) return code;
  return new Intl.DisplayNames(market.languageTag, { type }).of(code) ?? code;
}
