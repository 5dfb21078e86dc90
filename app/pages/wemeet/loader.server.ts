/** The wemeet page: meet-ups by city and days (MEET-01). Where none fits it offers the nearest. */
import { redirect } from '@remix-run/node';
import type { EventCity, EventsQuery } from '../../../contract/event.ts';
import { isDisabledRoute, pathOf } from '../../../contract/route-paths.ts';
import { MARKET_IDS } from '../../../domain/market.ts';
import {
  type MeetupSearch,
  parseMeetupSearch,
  printMeetupSearch,
} from '../../../domain/meetup-search.ts';
import { DEFAULT_FRAME } from '../../layout/page-frame.ts';
import { pagedTitle } from '../../listing/index-rule.ts';
import { eventView, type EventView, nearestEvents } from '../../meetups/events.server.ts';
import { routeAlternates } from '../../seo/route-alternates.ts';
import { oneStepData } from '../../seo/structured-data/breadcrumb-data.ts';
import { eventData } from '../../seo/structured-data/event-data.ts';
import { siteOfData } from '../../seo/structured-data/structured-thing.ts';
import { type PageLoader, requireData } from '../page-loader.server.ts';
import { withoutEmpty } from './empty-fields.ts';

const ROUTE = 'events-wemeet';
const PER_PAGE = 12;

export interface WemeetPageData {
  /** As asked for; `page` is the one that is shown. */
  readonly search: MeetupSearch;
  readonly cities: readonly Pick<EventCity, 'id' | 'name' | 'count'>[];
  readonly events: readonly EventView[];
  readonly total: number;
  readonly lastPage: number;
  /** The nearest, where the list is empty. */
  readonly instead: readonly EventView[];
}

export const loadWemeetPage: PageLoader<WemeetPageData> = async (args) => {
  const { api, market, url, today, t } = args;
  const path = pathOf(ROUTE, market.id);
  const clean = withoutEmpty(url.searchParams);
  if (clean) throw redirect(withQuery(path, clean), 302);

  const { firstDayOfWeek } = market;
  const asked = parseMeetupSearch(url.searchParams, { today, firstDayOfWeek });
  const { events, cities } = requireData(await api.events(queryOf(asked)), args).data;
  const lastPage = Math.max(1, Math.ceil(events.length / PER_PAGE));
  const search = { ...asked, page: Math.min(asked.page, lastPage) };
  const start = (search.page - 1) * PER_PAGE;
  const shown = events.slice(start, start + PER_PAGE);
  const site = siteOfData(args.settings, market.id);

  let instead: typeof events | readonly [] = [];
  if (events.length === 0) {
    const all = requireData(await api.events({}), args).data.events;
    const city = cities.find(({ id }) => id === search.city) ?? null;
    instead = [...nearestEvents(all, { ...search, city })];
  }
  return {
    status: 200,
    seo: {
      title: pagedTitle(t('meetups:seo.title'), search.page, t),
      description: t('meetups:seo.description'),
      robots: null,
      canonical: withQuery(path, printMeetupSearch({ page: search.page })),
      // A page of the list is another list elsewhere: only its first is the same everywhere.
      alternates: search.page === 1 ? routeAlternates(ROUTE) : {},
      structuredData: [
        ...shown.map((event) => eventData(site, event, path)),
        oneStepData(site, t, { name: t('meetups:seo.title'), path }),
      ],
    },
    frame: { ...DEFAULT_FRAME, counterparts: counterpartsOf(search) },
    data: {
      search,
      cities: cities.map(({ id, name, count }) => ({ id, name, count })),
      events: shown.map((event) => eventView(event, market)),
      total: events.length,
      lastPage,
      instead: instead.map((event) => eventView(event, market)),
    },
  };
};

function queryOf({ city, from, to }: MeetupSearch): EventsQuery {
  return { ...(city && { city }), ...(from && { from }), ...(to && { to }) };
}

/** The same search in each market that has the page: ids of cities and days are the same there. */
function counterpartsOf({ city, from, to, shortcut }: MeetupSearch) {
  const query = printMeetupSearch({ city, from, to, shortcut });
  return Object.fromEntries(
    MARKET_IDS.filter((id) => !isDisabledRoute(ROUTE, id)).map((id) => [
      id,
      withQuery(pathOf(ROUTE, id), query),
    ]),
  );
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
