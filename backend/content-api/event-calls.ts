/** GET events (API-08): meet-ups that have not begun, by the clocks of their places (MEET-01). */
import { Hono } from 'hono';
import { eventsQuerySchema } from '../../contract/event.ts';
import { CHANGES_AT_HEADER } from '../../contract/headers.ts';
import { hasBegun } from '../../domain/clock-time.ts';
import { nextMoment } from '../../domain/moment.ts';
import {
  hostIdOf,
  presentCities,
  presentEvent,
  type MeetupDay,
} from '../catalogue/present-events.ts';
import { listCoordinators } from '../storage/queries/coordinators.ts';
import { listEvents, listMeetups } from '../storage/queries/meetups.ts';
import type { BackendParts } from './backend-parts.ts';
import { marketOfCall, queryOfCall } from './call-input.ts';

export function eventCalls({ storage, now }: BackendParts): Hono {
  const app = new Hono();

  app.get('/events', async (context) => {
    const market = marketOfCall(context);
    const { city, from, to } = queryOfCall(context, eventsQuerySchema);
    const meetups = await listMeetups(storage.db);
    const byId = new Map(meetups.map((meetup) => [meetup.id, meetup]));
    const asked = now();
    const days = (await listEvents(storage.db, { from, to })).flatMap((event) => {
      const meetup = byId.get(event.meetupId);
      return meetup && !hasBegunAt({ meetup, event }, asked) ? [{ meetup, event }] : [];
    });
    // The list is another one when the next of them begins.
    const changesAt = nextMoment(days, hasBegunAt, asked);
    if (changesAt !== null) context.header(CHANGES_AT_HEADER, String(changesAt));
    const coordinators = await listCoordinators(storage.db);
    const hosts = new Map(coordinators.map((coordinator) => [coordinator.id, coordinator]));
    const data = {
      events: days
        .filter(({ meetup }) => city === undefined || meetup.city === city)
        .map((day) => presentEvent(day, hosts.get(hostIdOf(day)) ?? null, market)),
      cities: presentCities(meetups, days, market),
    };
    return context.json({ response: 'success', data });
  });

  return app;
}

function hasBegunAt({ meetup, event }: MeetupDay, at: number): boolean {
  return hasBegun({ ...event, timeZone: meetup.timeZone }, at);
}
