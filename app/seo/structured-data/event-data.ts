import type { Event } from 'schema-dts';
import type { MeetupEvent } from '../../../contract/event.ts';
import { endOf, isoMoment } from '../../../domain/clock-time.ts';
import { personName } from '../../../domain/person-name.ts';
import { pageAddress } from '../absolute-address.ts';
import { brandReference, type SiteOfData } from './structured-thing.ts';

/** A meet-up (SEO-01, MEET-01). Its times are by the clocks of the place, and say how far these are from UTC. */
export function eventData(site: SiteOfData, event: MeetupEvent, path: string): Event {
  const { startingDate, startingTime, timeZone, durationMinutes, meetingPoint, host } = event;
  const end = endOf(event, durationMinutes);
  return {
    '@type': 'Event',
    name: event.title,
    description: event.text,
    url: pageAddress(site.origin, path),
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
    organizer: brandReference(site),
    ...(host && { performer: { '@type': 'Person', name: personName(host) } }),
  };
}
