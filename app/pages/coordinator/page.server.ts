/** The coordinator page: who leads, the tours led, and what travellers said of their travels (TRV-10). */
import { isDisabledRoute, pathOf } from '../../../contract/route-paths.ts';
import type { CoordinatorDetail, CoordinatorSummary } from '../../../contract/travel.ts';
import { isOpenDeparture } from '../../../domain/closing-time.ts';
import { type Market, MARKET_IDS } from '../../../domain/market.ts';
import { personName } from '../../../domain/person-name.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import { printAskedSort, readAskedSort } from '../../listing/asked-sort.ts';
import { tourCardData, type TourCardData } from '../../listing/card-data.ts';
import { type HostMeetup, hostMeetups } from '../../meetups/events.server.ts';
import type { PageSeo } from '../../seo/page-seo.ts';
import { breadcrumbData } from '../../seo/structured-data/breadcrumb-data.ts';
import {
  siteOfData,
  brandReference,
  type SiteOfData,
} from '../../seo/structured-data/structured-thing.ts';
import { departureViewOf } from '../../travel/departure.ts';
import {
  type RatingView,
  ratingViewOf,
  saidReviewView,
  type SaidReviewView,
} from '../../travel/reviews-view.server.ts';
import { displayName } from '../../travel/travel-view.server.ts';
import {
  definePage,
  type PageAnswer,
  type PageLoaderArguments,
  requireData,
} from '../define-page.server.ts';
import { FACTS } from './page-facts.ts';
import { COORDINATOR_SORTS, type CoordinatorSort, sortLedTours } from './coordinator-sort.ts';
import type { Person } from 'schema-dts';
import { imageAddress, pageAddress } from '../../seo/absolute-address.ts';

const ROUTE = 'coordinators-coordinator';

interface ShownCoordinator extends Pick<
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
  /** Of the travels of these tours; null where nobody has said anything yet. */
  readonly rating: RatingView | null;
  readonly reviews: readonly SaidReviewView[];
  /** The next at which one can get to know them. */
  readonly meetups: readonly HostMeetup[];
}

export const coordinatorPage = definePage({
  kind: 'coordinator',
  facts: FACTS,
  cache: 'shared',
  query: {
    parse: (params) => readAskedSort(COORDINATOR_SORTS, params),
    print: (sort) => printAskedSort(COORDINATOR_SORTS, sort),
  },
  fetchMain: ({ api, parameters }) => api.coordinator(parameters.coordinator ?? ''),
  load: async ({ main, query: sort, ...page }): Promise<PageAnswer<CoordinatorPageData>> => {
    const { market, parameters, t, today } = page;
    const [answer, meetups] = await Promise.all([
      main,
      loadHostMeetups(parameters.coordinator ?? '', page),
    ]);
    const found = requireData(answer, page).data;
    const path = pathOf(ROUTE, market.id, { coordinator: found.id });
    const view = departureViewOf(page);
    const tours = found.tours
      .filter((tour) => isOpenDeparture({ ...tour, status: tour.salesStatus }, today))
      .map((tour) => tourCardData(tour, view));
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
        meetups,
      },
    };
  },
});

/** None in a market without the page of meet-ups (RTE-02); the page stands without them too. */
async function loadHostMeetups(
  host: string,
  { api, market }: Pick<PageLoaderArguments, 'api' | 'market'>,
): Promise<readonly HostMeetup[]> {
  if (isDisabledRoute('events-wemeet', market.id)) return [];
  const answer = await api.events({ host });
  return answer.outcome === 'success' ? hostMeetups(answer.data.data.events, host, market) : [];
}

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

/** Who a coordinator is, for who is told of the page and for search engines (SEO-01). */
function coordinatorHead(
  coordinator: CoordinatorDetail,
  path: string,
  { settings, market, t }: Pick<PageLoaderArguments, 'settings' | 'market' | 't'>,
): Pick<PageSeo, 'image' | 'cover' | 'structuredData'> {
  const site = siteOfData(settings, market.id);
  const name = personName(coordinator);
  const steps = [
    { name: t('travel:breadcrumb.home'), path: pathOf('index', market.id) },
    { name: t('travel:breadcrumb.coordinators'), path: pathOf('coordinators', market.id) },
    { name, path },
  ];
  const { portrait } = coordinator;
  return {
    image: portrait,
    cover: portrait && { image: portrait, place: 'largePortrait' },
    structuredData: [coordinatorData(site, coordinator, path), breadcrumbData(site, steps)],
  };
}

/** What a list of results shows of a page's description (SEO-01). */
const SHOWN = 160;
/** Whole sentences are fewer words, yet not so few that they say nothing. */
const LEAST = 80;

/** The whole sentences that fit, else as many words, with an ellipsis. */
export function shortDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SHOWN) return line;
  const [sentences = ''] = /^.*[.!?…](?=\s)/.exec(line.slice(0, SHOWN + 1)) ?? [];
  if (sentences.length >= LEAST) return sentences;
  const words = line.slice(0, SHOWN).replace(/\s\S*$/, '');
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}

/** Who leads groups (SEO-01, TRV-10). */
function coordinatorData(
  site: SiteOfData,
  coordinator: CoordinatorSummary,
  path: string,
): Extract<Person, { '@type': 'Person' }> {
  const { firstName, lastName, city, country, bio, languages, portrait } = coordinator;
  return {
    '@type': 'Person',
    name: personName(coordinator),
    givenName: firstName,
    familyName: lastName,
    url: pageAddress(site.origin, path),
    description: bio,
    knowsLanguage: languages,
    homeLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
    worksFor: brandReference(site),
    ...(portrait && { image: imageAddress(portrait, 688, site) }),
  };
}
