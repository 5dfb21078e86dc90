/** The next meet-ups at which one can get to know somebody who leads departures (MEET-01, TRV-10). */
import type { EventCity, MeetupEvent } from '../../contract/event.ts';
import type { Market } from '../../domain/market.ts';
import { eventView, type EventView } from './event-view.ts';

/** So few that they are a hint: all of them are on their own page. */
const SHOWN = 3;

export interface HostMeetup extends Pick<EventView, 'id' | 'title' | 'city' | 'day' | 'from'> {
  readonly cityId: EventCity['id'];
}

/** @param events by date */
export function hostMeetups(
  events: readonly MeetupEvent[],
  host: string,
  market: Market,
): readonly HostMeetup[] {
  return events
    .filter((event) => event.host?.id === host)
    .slice(0, SHOWN)
    .map((event) => {
      const { id, title, city, day, from } = eventView(event, market);
      return { id, title, city, day, from, cityId: event.city.id };
    });
}
