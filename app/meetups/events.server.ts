/**
 * Meet-ups as pages show them (MEET-01): one on its card, the next ones of a person, and what to offer where none
 * fits. Names of languages and lists of people are made here: `Intl` of server and browser may differ on them.
 */
import type { EventCity, MeetupEvent } from '../../contract/event.ts';
import { type CalendarDate, daysBetween } from '../../domain/calendar-date.ts';
import { type ClockTime, endOf, haveSameClock } from '../../domain/clock-time.ts';
import { kilometresBetween } from '../../domain/kilometres-between.ts';
import type { Market } from '../../domain/market.ts';

export interface EventView extends Pick<
  MeetupEvent,
  'id' | 'title' | 'text' | 'host' | 'freePlaces'
> {
  readonly city: string;
  readonly countryName: string;
  readonly day: CalendarDate;
  readonly from: ClockTime;
  readonly to: ClockTime;
  /** Whether clocks there show another time than the market's. */
  readonly hasOwnClock: boolean;
  readonly meetingPoint: string;
  readonly mapUrl: string;
  readonly languages: string;
  readonly attendees: AttendeesView;
}

interface AttendeesView {
  /** Some of those who agreed to be named; empty where nobody did. */
  readonly names: string;
  /** Those who are not among them. */
  readonly more: number;
}

/** So many are named in a list of meet-ups; the others are counted. */
const NAMED_AT_MOST = 3;

/** A meet-up as its card shows it (MEET-01). */
export function eventView(
  event: MeetupEvent,
  market: Market,
  namedAtMost = NAMED_AT_MOST,
): EventView {
  const { id, title, text, host, freePlaces, startingDate, startingTime, timeZone } = event;
  return {
    id,
    title,
    text,
    host,
    freePlaces,
    city: event.city.name,
    countryName: event.countryName,
    day: startingDate,
    from: startingTime,
    to: endOf(event, event.durationMinutes).time,
    hasOwnClock: !haveSameClock(timeZone, market.timeZone, startingDate),
    meetingPoint: event.meetingPoint.name,
    mapUrl: mapUrlOf(event.meetingPoint),
    languages: listOf(
      event.languages.map((code) => languageName(code, market)),
      market,
    ),
    attendees: attendeesView(event.attendees, market, namedAtMost),
  };
}

/** Nobody is invented, and nobody counted twice: names and `more` together are all who come. */
export function attendeesView(
  { names, others }: MeetupEvent['attendees'],
  market: Market,
  namedAtMost = NAMED_AT_MOST,
): AttendeesView {
  const named = names.slice(0, namedAtMost);
  const more = names.length - named.length + others;
  return { names: more > 0 ? named.join(', ') : listOf(named, market), more };
}

/** The map of OpenStreetMap with a mark at the place. */
export function mapUrlOf({ latitude, longitude }: MeetupEvent['meetingPoint']): string {
  const mark = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${mark}#map=17/${latitude}/${longitude}`;
}

function listOf(names: readonly string[], { languageTag }: Market): string {
  return new Intl.ListFormat(languageTag, { type: 'conjunction' }).format(names);
}

/** The code itself where it is none that `Intl` could know: it throws on those. */
function languageName(code: string, { languageTag }: Market): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code;
  return new Intl.DisplayNames(languageTag, { type: 'language' }).of(code) ?? code;
}

/** So few that they are a hint: all of them are on their own page. */
const SHOWN = 3;

export interface HostMeetup extends Pick<EventView, 'id' | 'title' | 'city' | 'day' | 'from'> {
  readonly cityId: EventCity['id'];
}

/**
 * The next meet-ups at which one can get to know somebody who leads departures (MEET-01, TRV-10).
 *
 * @param events by date
 */
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

export interface WantedEvents {
  /** Null for any. */
  readonly city: Pick<EventCity, 'id' | 'latitude' | 'longitude'> | null;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

const OFFERED = 4;
/** From the city itself at most, so that something is left for those near it. */
const OFFERED_IN_CITY = 2;

/**
 * What to offer where no meet-up fits (MEET-01): the next ones there, then those that are near on those days; those
 * that are full only where nothing else is left.
 *
 * @param events all that there are, by date
 * @returns some, by date; none only where there is none at all
 */
export function nearestEvents(
  events: readonly MeetupEvent[],
  { city, from, to }: WantedEvents,
): readonly MeetupEvent[] {
  const daysOff = ({ startingDate }: MeetupEvent) => daysOutside(startingDate, from, to);
  const open = events.filter(({ freePlaces }) => freePlaces > 0);
  const byDays = (open.length > 0 ? open : events).toSorted((a, b) => daysOff(a) - daysOff(b));
  if (!city) return byDate(byDays.slice(0, OFFERED));
  const there = byDays.filter((event) => event.city.id === city.id).slice(0, OFFERED_IN_CITY);
  const elsewhere = byDays
    .filter((event) => event.city.id !== city.id)
    .toSorted(
      (a, b) =>
        Number(daysOff(a) > 0) - Number(daysOff(b) > 0) ||
        kilometresBetween(city, a.meetingPoint) - kilometresBetween(city, b.meetingPoint),
    );
  return byDate([...there, ...elsewhere.slice(0, OFFERED - there.length)]);
}

/** How many days a day lies before or after a stretch of them; 0 within. */
function daysOutside(
  day: CalendarDate,
  from: CalendarDate | null,
  to: CalendarDate | null,
): number {
  if (from !== null && day < from) return daysBetween(day, from);
  if (to !== null && day > to) return daysBetween(to, day);
  return 0;
}

function byDate(events: readonly MeetupEvent[]): readonly MeetupEvent[] {
  const key = ({ startingDate, startingTime }: MeetupEvent) => `${startingDate} ${startingTime}`;
  return events.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}
