/** The wemeet page: meet-ups by city and days (MEET-01). Where none fits it offers the nearest. */
import { redirect } from '@remix-run/node';
import type { EventCity, EventsQuery, MeetupEvent } from '../../../contract/event.ts';
import { isDisabledRoute, pathOf } from '../../../contract/route-paths.ts';
import { MARKET_IDS } from '../../../domain/market.ts';
import { isCalendarDate } from '../../../domain/calendar-date.ts';
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
import {
  siteOfData,
  brandReference,
  type SiteOfData,
} from '../../seo/structured-data/structured-thing.ts';
import { definePage, type PageAnswer, requireData } from '../define-page.server.ts';
import { FACTS } from './page-facts.ts';
import type { Event } from 'schema-dts';
import { endOf, isoMoment } from '../../../domain/clock-time.ts';
import { personName } from '../../../domain/person-name.ts';
import { BRAND_CARD, imageAddress, pageAddress } from '../../seo/absolute-address.ts';

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

export const wemeetPage = definePage({
  kind: 'wemeet',
  facts: FACTS,
  cache: 'shared',
  query: {
    parse: (params, day) => ({
      search: parseMeetupSearch(params, day),
      clean: cleaned(params),
    }),
    print: ({ search, clean }) => {
      const isRepeated = Object.keys(search.notDays).length > 0;
      return isRepeated || clean ? null : printMeetupSearch(search);
    },
  },
  // The list needs the market's day.
  fetchMain: async () => null,
  load: async ({ query, ...args }): Promise<PageAnswer<WemeetPageData>> => {
    const { api, market, t } = args;
    const path = pathOf(ROUTE, market.id);
    const { search: asked, clean } = query;
    if (clean) throw redirect(withQuery(path, clean), 302);

    const { events, cities } = requireData(await api.events(queryOf(asked)), args).data;
    const lastPage = Math.max(1, Math.ceil(events.length / PER_PAGE));
    const search = { ...asked, page: Math.min(asked.page, lastPage) };
    const start = (search.page - 1) * PER_PAGE;
    const shown = events.slice(start, start + PER_PAGE);
    const site = siteOfData(args.settings, market.id);
    const isCityKnown = asked.city === null || cities.some(({ id }) => id === asked.city);
    const isWrong = !isCityKnown || Object.keys(asked.notDays).length > 0;

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
        titlePrefix: isWrong ? t('layout:form.titlePrefix') : null,
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
  },
});

const FIELDS: readonly string[] = ['city', 'from', 'to'];

/** The query without the fields that a form has sent empty, its days in order; null where it is so. */
function cleaned(params: URLSearchParams): URLSearchParams | null {
  const kept = new URLSearchParams(
    [...params].filter(([name, value]) => value.trim() !== '' || !FIELDS.includes(name)),
  );
  const [from, to] = [kept.get('from'), kept.get('to')];
  const isSwapped = isCalendarDate(from) && isCalendarDate(to) && from > to;
  if (isSwapped) {
    kept.set('from', to);
    kept.set('to', from);
  }
  return isSwapped || kept.size < params.size ? kept : null;
}

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

/** A meet-up (SEO-01, MEET-01). Its times are by the clocks of the place, and say how far these are from UTC. */
function eventData(site: SiteOfData, event: MeetupEvent, path: string): Event {
  const { startingDate, startingTime, timeZone, durationMinutes, meetingPoint, host } = event;
  const end = endOf(event, durationMinutes);
  const url = pageAddress(site.origin, path);
  return {
    '@type': 'Event',
    name: event.title,
    description: event.text,
    url,
    image: [
      ...(host?.portrait ? [imageAddress(host.portrait, 1200, site)] : []),
      site.origin + BRAND_CARD,
    ],
    startDate: isoMoment(timeZone, startingDate, startingTime),
    endDate: isoMoment(timeZone, end.day, end.time),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: meetingPoint.name,
      address: {
        '@type': 'PostalAddress',
        addressLocality: event.city.name,
        addressCountry: event.country,
      },
      geo: {
        '@type': 'GeoCoordinates',
        latitude: meetingPoint.latitude,
        longitude: meetingPoint.longitude,
      },
    },
    inLanguage: event.languages,
    remainingAttendeeCapacity: event.freePlaces,
    // No offer: nothing is sold here, and without a price it would be none.
    organizer: brandReference(site),
    ...(host && { performer: { '@type': 'Person', name: personName(host) } }),
  };
}
