import { describe, expect, test } from 'vitest';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { exampleEvent } from '../../test/support/example-event.ts';
import { attendeesView, eventView, mapUrlOf } from './event-view.ts';

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
