/** Meet-ups in the words of a market, in the shapes of the contract (MEET-01). */
import type { EventCity, MeetupEvent } from '../../contract/event.ts';
import type { Market } from '../../domain/market.ts';
import { alpha2Of, countryName } from './country-names.ts';
import type {
  AnnouncedEvent,
  AttendeeRecord,
  EventRecord,
  MeetupDay,
  MeetupRecord,
} from './meetup-records.ts';
import { presentCoordinator, wordsOf } from './presenters.ts';
import type { CoordinatorRecord } from './records.ts';

/** Who receives people on the day. */
export function hostIdOf({ meetup, event }: MeetupDay): string {
  return event.standIn ?? meetup.host;
}

/** @param coordinator who receives people on the day; null where nobody knows of them */
export function presentEvent(
  { meetup, event }: MeetupDay,
  coordinator: CoordinatorRecord | null,
  market: Market,
): MeetupEvent {
  const words = wordsOf(meetup, market);
  const { latitude, longitude, places } = meetup;
  return {
    id: event.id,
    title: words.title,
    text: words.text.trim(),
    city: { id: meetup.city, name: words.city },
    countryName: countryName(meetup.country, market.language),
    country: alpha2Of(meetup.country),
    timeZone: meetup.timeZone,
    startingDate: event.startingDate,
    startingTime: event.startingTime,
    durationMinutes: meetup.rule.minutes,
    meetingPoint: { name: words.meetingPoint, latitude, longitude },
    languages: languagesOn({ meetup, event }, coordinator),
    host: coordinator && hostOf(coordinator, market),
    freePlaces: Math.max(0, places - event.attendees.length),
    attendees: presentAttendees(event.attendees),
  };
}

/** A stand-in may not speak all that the host does. */
function languagesOn({ meetup, event }: MeetupDay, host: CoordinatorRecord | null): string[] {
  return meetup.languages.filter(
    (language) => event.standIn === null || !host || host.languages.includes(language),
  );
}

function hostOf(coordinator: CoordinatorRecord, market: Market): MeetupEvent['host'] {
  const { id, firstName, lastName, portrait } = presentCoordinator(coordinator, market);
  return { id, firstName, lastName, portrait };
}

/** Nobody is named who has not agreed to it; they are counted. */
function presentAttendees(people: readonly AttendeeRecord[]): MeetupEvent['attendees'] {
  const names = people.filter(({ hasConsented }) => hasConsented).map(({ name }) => name);
  return { names, others: people.length - names.length };
}

/** Who has joined an event on the site: those whom the reader may name, and how many others there are. */
export interface Guests {
  readonly names: readonly string[];
  readonly others: number;
}

/** Those who joined count together with those whom the content names. */
export function withGuests(event: EventRecord, { names, others }: Guests): EventRecord {
  const guests: AttendeeRecord[] = [
    ...names.map((name) => ({ name, hasConsented: true })),
    ...Array.from({ length: others }, () => ({ name: '', hasConsented: false })),
  ];
  return { ...event, attendees: [...event.attendees, ...guests] };
}

/** What somebody who joins in the market is told of when and where it is. */
export function announcedEvent({ meetup, event }: MeetupDay, market: Market): AnnouncedEvent {
  const { title, city, meetingPoint } = wordsOf(meetup, market);
  const { latitude, longitude, timeZone } = meetup;
  const { startingDate, startingTime } = event;
  return {
    title,
    city,
    cityId: meetup.city,
    meetingPoint,
    latitude,
    longitude,
    timeZone,
    startingDate,
    startingTime,
  };
}

/** Every city with meet-ups by its name, and how many of the events are there. */
export function presentCities(
  meetups: readonly MeetupRecord[],
  days: readonly MeetupDay[],
  market: Market,
): EventCity[] {
  const counts = new Map<string, number>();
  for (const { meetup } of days) counts.set(meetup.city, (counts.get(meetup.city) ?? 0) + 1);
  const { compare } = new Intl.Collator(market.languageTag);
  return [...Map.groupBy(meetups, ({ city }) => city)]
    .flatMap(([id, [meetup]]) =>
      meetup
        ? [
            {
              id,
              name: wordsOf(meetup, market).city,
              countryName: countryName(meetup.country, market.language),
              latitude: meetup.latitude,
              longitude: meetup.longitude,
              count: counts.get(id) ?? 0,
            },
          ]
        : [],
    )
    .sort((a, b) => compare(a.name, b.name));
}
