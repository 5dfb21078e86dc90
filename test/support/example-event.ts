/** A meet-up as the contract gives it, for tests: each names what it is about. */
import type { EventCity, MeetupEvent } from '../../contract/event.ts';

/** A Thursday evening in Rome, ten places left. */
export function exampleEvent(change: Partial<MeetupEvent> = {}): MeetupEvent {
  return {
    id: 'rome-fountain-walk-20270304',
    title: 'Seven fountains and a map',
    text: 'We walk from fountain to fountain.',
    city: { id: 'rome', name: 'Rome' },
    countryName: 'Italy',
    country: 'IT',
    timeZone: 'Europe/Rome',
    startingDate: '2027-03-04',
    startingTime: '18:30',
    durationMinutes: 150,
    meetingPoint: { name: 'Piazza Navona', latitude: 41.899, longitude: 12.4731 },
    languages: ['it', 'en'],
    host: { id: 'tommaso-gherardi', firstName: 'Tommaso', lastName: 'Gherardi', portrait: null },
    freePlaces: 10,
    attendees: { names: ['Giulia', 'Marco', 'Anna', 'Elena'], others: 2 },
    ...change,
  };
}

export function exampleCity(change: Partial<EventCity> = {}): EventCity {
  return {
    id: 'rome',
    name: 'Rome',
    countryName: 'Italy',
    latitude: 41.9,
    longitude: 12.47,
    count: 1,
    ...change,
  };
}
