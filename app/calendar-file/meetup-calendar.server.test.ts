import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { exampleEvent } from '../../test/support/example-event.ts';
import { EXAMPLE_TODAY } from '../../test/support/example-tours.ts';
import { meetupCalendar } from './meetup-calendar.server.ts';

function entryOf(marketId: MarketId, change = {}) {
  const view = { settings: readSettings({}), market: MARKETS[marketId], today: EXAMPLE_TODAY };
  const body = meetupCalendar(exampleEvent(change), view);
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
  const { uid, summary, startDate, endDate, location } = new ICAL.Event(
    calendar.getFirstSubcomponent('vevent') as ICAL.Component,
  );
  const moments = [startDate, endDate].map((time) => time.toJSDate().toISOString());
  return { uid, summary, location, moments, body };
}

test('MEET-01 the calendar file of a meet-up has its moments, whatever clocks the place has', () => {
  expect(entryOf('it')).toMatchObject({
    summary: 'Seven fountains and a map',
    location: 'Piazza Navona, Rome',
    moments: ['2027-03-04T17:30:00.000Z', '2027-03-04T20:00:00.000Z'],
  });
  const inNewYork = entryOf('en-US', { timeZone: 'America/New_York', startingTime: '23:00' });
  expect(inNewYork.moments).toEqual(['2027-03-05T04:00:00.000Z', '2027-03-05T06:30:00.000Z']);
});

test('MEET-01 the calendar file is the same entry in every market, and names nobody who comes', () => {
  expect(entryOf('it').uid).toBe(entryOf('fr').uid);
  expect(entryOf('it').body).not.toMatch(/Giulia|Marco/);
});
