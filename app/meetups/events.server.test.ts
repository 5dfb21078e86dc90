import { describe, expect, test } from 'vitest';
import { type MarketId, MARKETS } from '../../domain/market.ts';
import { exampleCity, exampleEvent } from '../../test/support/example-event.ts';
import {
  attendeesView,
  eventView,
  mapUrlOf,
  nearestEvents,
  type WantedEvents,
} from './events.server.ts';

describe('MEET-01 a meet-up as its card shows it', () => {
  test.each<[MarketId, boolean]>([
    ['it', false],
    ['es', false],
    ['en-WE', true],
    ['en-US', true],
  ])('keeps the time of its place in %s; clocks differ: %s', (marketId, hasOwnClock) => {
    const view = eventView(exampleEvent(), MARKETS[marketId]);
    expect(view).toMatchObject({ day: '2027-03-04', from: '18:30', to: '21:00', hasOwnClock });
  });

  test.each<[MarketId, string]>([
    ['it', 'italiano e inglese'],
    ['en-WE', 'Italian and English'],
    ['fr', 'italien et anglais'],
  ])('names the languages in the words of %s', (marketId, languages) => {
    expect(eventView(exampleEvent(), MARKETS[marketId]).languages).toBe(languages);
  });

  test.each([
    [[], 0, '', 0],
    [[], 3, '', 3],
    [['Giulia'], 0, 'Giulia', 0],
    [['Giulia', 'Marco'], 0, 'Giulia and Marco', 0],
    [['Giulia', 'Marco'], 4, 'Giulia, Marco', 4],
    [['A', 'B', 'C'], 0, 'A, B and C', 0],
    [['A', 'B', 'C', 'D', 'E'], 0, 'A, B, C', 2],
    [['A', 'B', 'C', 'D'], 2, 'A, B, C', 3],
  ])('of %j and %i others it names %j and counts %i', (names, others, named, more) => {
    expect(attendeesView({ names, others }, MARKETS['en-WE'])).toEqual({ names: named, more });
  });

  test('leads to the place on a map', () => {
    expect(mapUrlOf({ name: '', latitude: 41.899, longitude: -12.5 })).toBe(
      'https://www.openstreetmap.org/?mlat=41.899&mlon=-12.5#map=17/41.899/-12.5',
    );
  });
});

const PLACES = {
  rome: [41.9, 12.5],
  naples: [40.8, 14.2],
  milan: [45.5, 9.2],
  paris: [48.9, 2.4],
  'new-york': [40.7, -74],
} as const;
type City = keyof typeof PLACES;

function event(city: City, day: number, freePlaces = 5) {
  const [latitude, longitude] = PLACES[city];
  return exampleEvent({
    id: `${city}-${day}`,
    city: { id: city, name: city },
    startingDate: `2027-03-${String(day).padStart(2, '0')}`,
    meetingPoint: { name: '', latitude, longitude },
    freePlaces,
  });
}
const EVENTS = [
  event('new-york', 3),
  event('milan', 4, 0),
  event('paris', 5),
  event('milan', 6),
  event('naples', 9),
  event('rome', 12),
  event('rome', 20),
  event('rome', 28),
];
const city = (id: City) => {
  const [latitude, longitude] = PLACES[id];
  return exampleCity({ id, latitude, longitude });
};
const from = (first: number, last = first) => ({
  from: `2027-03-0${first}`,
  to: `2027-03-0${last}`,
});
const ANY = { city: null, from: null, to: null };

describe('MEET-01 instead of an empty list', () => {
  test.each<[string, WantedEvents, string[]]>([
    ['any', ANY, ['new-york-3', 'paris-5', 'milan-6', 'naples-9']],
    // The days nearest to those asked for, before or after, shown by date.
    [
      'late days',
      { ...ANY, from: '2027-03-30', to: null },
      ['naples-9', 'rome-12', 'rome-20', 'rome-28'],
    ],
    ['a day between', { ...ANY, ...from(7) }, ['paris-5', 'milan-6', 'naples-9', 'new-york-3']],
    // The next ones in the city, then what is near it on those days, then what is near it at all.
    [
      'Rome early',
      { city: city('rome'), ...from(3, 6) },
      ['paris-5', 'milan-6', 'rome-12', 'rome-20'],
    ],
    [
      'Rome on a day with nothing',
      { city: city('rome'), ...from(8) },
      ['milan-6', 'naples-9', 'rome-12', 'rome-20'],
    ],
    [
      'Naples',
      { city: city('naples'), ...from(3, 4) },
      ['new-york-3', 'naples-9', 'rome-12', 'rome-20'],
    ],
  ])('%s', (_, wanted, ids) => {
    const found = nearestEvents(EVENTS, wanted).map(({ id }) => id);
    expect(found.toSorted()).toEqual(ids.toSorted());
    const days = nearestEvents(EVENTS, wanted).map(({ startingDate }) => startingDate);
    expect(days).toEqual(days.toSorted());
  });

  test('what is full only where nothing else is left', () => {
    expect(nearestEvents([event('milan', 4, 0)], ANY)).toHaveLength(1);
    expect(nearestEvents([], ANY)).toEqual([]);
  });
});
