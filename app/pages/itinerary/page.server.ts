/** The itinerary page: every day in full, made to be printed (TRV-07). */
import { pathOf } from '../../../contract/route-paths.ts';
import type { TravelDetail } from '../../../contract/travel.ts';
import type { LandingTime } from '../../../domain/vocabulary.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import {
  byMonth,
  departureViewOf,
  nextDepartures,
  offeredDepartures,
  type Departure,
  type MonthOfDepartures,
} from '../../travel/departure.ts';
import { routeViewOf, type RouteView } from '../../route-map/route-view.server.ts';
import { shortenedTitle } from '../../seo/document-title.ts';
import { itineraryHead, redirectToPresent, travelAlternates } from '../../travel/heads.server.ts';
import type { WrittenIn } from '../../travel/texts-language.tsx';
import { shownStages, type ShownStage, writtenIn } from '../../travel/travel-view.server.ts';
import { definePage, NO_QUERY, type PageAnswer, requireData } from '../define-page.server.ts';
import { FACTS } from './page-facts.ts';

export interface ItineraryPageData {
  readonly travel: Pick<
    TravelDetail,
    | 'id'
    | 'slug'
    | 'code'
    | 'title'
    | 'summary'
    | 'destinationLabel'
    | 'countryPage'
    | 'numberOfDays'
    | 'pictures'
    | 'film'
    | 'included'
    | 'notIncluded'
  > & {
    /** Null where its texts are in the market's language. */
    readonly writtenIn: WrittenIn | null;
    readonly days: readonly ShownStage[];
    /** By when on the first of them one should have landed. */
    readonly landBy: LandingTime;
  };
  /** Null for a travel that stays in one place. */
  readonly route: RouteView | null;
  /** Null where none can be asked for. */
  readonly next: Departure | null;
  /** For the modal of the dates, which stand nowhere on this page. */
  readonly months: readonly MonthOfDepartures[];
}

export const itineraryPage = definePage({
  kind: 'itinerary',
  facts: FACTS,
  cache: 'shared',
  query: NO_QUERY,
  fetchMain: ({ api, parameters }) => api.travel(parameters.travel ?? ''),
  load: async ({ main, ...page }): Promise<PageAnswer<ItineraryPageData>> => {
    const { market, url, t } = page;
    const travel = requireData(await main, page).data;
    const path = pathOf('travels-travel-itinerary', market.id, { travel: travel.slug });
    redirectToPresent(url, path);
    const departures = offeredDepartures(travel.tours, departureViewOf(page));
    return {
      status: 200,
      seo: {
        title: shortenedTitle(travel, (title) => t('travel:itinerary.pageTitle', { title })),
        description: t('travel:itinerary.description', {
          title: travel.title,
          count: travel.numberOfDays,
        }),
        robots: null,
        canonical: path,
        alternates: travelAlternates('travels-travel-itinerary', travel.slugs),
        ...itineraryHead(travel, path, page),
      },
      frame: { ...DEFAULT_FRAME, htmlClasses: ['itinerary'] },
      data: {
        travel: {
          id: travel.id,
          slug: travel.slug,
          code: travel.code,
          title: travel.title,
          writtenIn: writtenIn(travel, market),
          summary: travel.summary,
          destinationLabel: travel.destinationLabel,
          countryPage: travel.countryPage,
          numberOfDays: travel.numberOfDays,
          days: shownStages(travel.days),
          landBy: travel.flights.landBy,
          pictures: travel.pictures,
          film: travel.film,
          included: travel.included,
          notIncluded: travel.notIncluded,
        },
        route: routeViewOf(travel),
        next: nextDepartures(departures, page).next,
        months: byMonth(departures),
      },
    };
  },
});
