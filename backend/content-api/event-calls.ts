/** GET events (API-08): meet-ups that have not begun, by the clocks of their places (MEET-01), and one of them. */
import { Hono } from 'hono';
import { eventsQuerySchema, type MeetupEvent } from '../../contract/event.ts';
import { CHANGES_AT_HEADER } from '../../contract/headers.ts';
import { isDisabledRoute } from '../../contract/route-paths.ts';
import { hasBegun } from '../../domain/clock-time.ts';
import type { Market } from '../../domain/market.ts';
import { nextMoment } from '../../domain/moment.ts';
import type { MeetupDay } from '../catalogue/meetup-records.ts';
import {
  hostIdOf,
  presentCities,
  presentEvent,
  withGuests,
  type Guests,
} from '../catalogue/present-events.ts';
import { findCoordinator, listCoordinators } from '../storage/queries/coordinators.ts';
import { countAllGuests, countGuests } from '../storage/queries/event-guests.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { findMeetupDay, listEvents, listMeetups } from '../storage/queries/meetups.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';
import { marketOfCall, queryOfCall } from './call-input.ts';

/** How long a list with places is kept: others see within two seconds who joins, the drawing of a page included. */
const COUNT_LIFE_MS = 1_500;

export function eventCalls({ storage, now }: BackendParts): Hono {
  const app = new Hono();

  app.get('/events', async (context) => {
    const market = marketOfCall(context);
    const { city, from, to, host } = queryOfCall(context, eventsQuerySchema);
    const meetups = await listMeetups(storage.db);
    const byId = new Map(meetups.map((meetup) => [meetup.id, meetup]));
    const asked = now();
    const days = (await listEvents(storage.db, { from, to })).flatMap((event) => {
      const meetup = byId.get(event.meetupId);
      return meetup && !hasBegunAt({ meetup, event }, asked) ? [{ meetup, event }] : [];
    });
    // The list is another one when the next of them begins, or somebody joins.
    const beginsAt = nextMoment(days, hasBegunAt, asked);
    const countedUntil = host === undefined && days.length > 0 ? asked + COUNT_LIFE_MS : null;
    const moments = [beginsAt, countedUntil].filter((moment) => moment !== null);
    if (moments.length > 0) context.header(CHANGES_AT_HEADER, String(Math.min(...moments)));
    const coordinators = await listCoordinators(storage.db);
    const hosts = new Map(coordinators.map((coordinator) => [coordinator.id, coordinator]));
    const guests = await countAllGuests(storage.db);
    const data = {
      events: days
        .filter(({ meetup }) => city === undefined || meetup.city === city)
        .filter((day) => host === undefined || hostIdOf(day) === host)
        .map(({ meetup, event }) => {
          const counted = withGuests(event, { names: [], others: guests.get(event.id) ?? 0 });
          const day = { meetup, event: counted };
          return presentEvent(day, hosts.get(hostIdOf(day)) ?? null, market);
        }),
      cities: presentCities(meetups, days, market),
    };
    return context.json({ response: 'success', data });
  });

  app.get('/events/:id', async (context) => {
    const market = marketOfCall(context);
    const day = openDay(await findMeetupDay(storage.db, context.req.param('id')), market, now());
    const others = await countGuests(storage.db, day.event.id);
    context.header('cache-control', 'no-store');
    const data = await presentDay(storage.db, day, market, { names: [], others });
    return context.json({ response: 'success', data });
  });

  return app;
}

function hasBegunAt({ meetup, event }: MeetupDay, at: number): boolean {
  return hasBegun({ ...event, timeZone: meetup.timeZone }, at);
}

/**
 * A meet-up that one can still go to.
 * @throws ApiError where there is none, or none in this market, and where it has begun
 */
export function openDay(day: MeetupDay | null, market: Market, now: number): MeetupDay {
  if (!day || isDisabledRoute('events-wemeet', market.id))
    throw new ApiError('NOT_FOUND', 'There is no such meet-up');
  if (hasBegunAt(day, now)) throw new ApiError('GONE', 'The meet-up has begun');
  return day;
}

export async function presentDay(
  db: Executor,
  { meetup, event }: MeetupDay,
  market: Market,
  guests: Guests,
): Promise<MeetupEvent> {
  const day = { meetup, event: withGuests(event, guests) };
  return presentEvent(day, await findCoordinator(db, hostIdOf(day)), market);
}
