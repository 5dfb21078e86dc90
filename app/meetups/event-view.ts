/**
 * A meet-up as its card shows it (MEET-01). Names of languages and lists of people are made here, on the
 * server: `Intl` of server and browser may differ on them.
 */
import type { MeetupEvent } from '../../contract/event.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { endOf, haveSameClock, type ClockTime } from '../../domain/clock-time.ts';
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

export interface AttendeesView {
  /** Some of those who agreed to be named; empty where nobody did. */
  readonly names: string;
  /** Those who are not among them. */
  readonly more: number;
}

/** So many are named; the others are counted. */
const NAMED_AT_MOST = 3;

export function eventView(event: MeetupEvent, market: Market): EventView {
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
    attendees: attendeesView(event.attendees, market),
  };
}

/** Nobody is invented, and nobody counted twice: names and `more` together are all who come. */
export function attendeesView(
  { names, others }: MeetupEvent['attendees'],
  market: Market,
): AttendeesView {
  const named = names.slice(0, NAMED_AT_MOST);
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
