/** GET events (API-08): meet-ups that have not begun, by the clocks of their places (MEET-01). */
import { Hono } from 'hono';
import { eventsQuerySchema } from '../../contract/event.ts';
import { hasBegun } from '../../domain/clock-time.ts';
import { presentCities, presentEvent } from '../catalogue/present-events.ts';
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
    const days = (await listEvents(storage.db, { from, to })).flatMap((event) => {
      const meetup = byId.get(event.meetupId);
      const isToCome = meetup && !hasBegun({ ...event, timeZone: meetup.timeZone }, now());
      return isToCome ? [{ meetup, event }] : [];
    });
    const coordinators = await listCoordinators(storage.db);
    const hosts = new Map(coordinators.map((coordinator) => [coordinator.id, coordinator]));
    const data = {
      events: days
        .filter(({ meetup }) => city === undefined || meetup.city === city)
        .map((day) => presentEvent(day, hosts.get(day.meetup.host) ?? null, market)),
      cities: presentCities(meetups, days, market),
    };
    return context.json({ response: 'success', data });
  });

  return app;
}
