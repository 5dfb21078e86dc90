/** Files that belong to a travel or a tour: calendars for travellers, and the drawing of the route. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarAddress } from '../../app/calendar-file/calendar-address.ts';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { bookableTour, pathOfPage, tourPath, travelOf, travelPath } from '../support/site-paths.ts';
import { departedTour } from '../support/site-content.ts';
import { visit } from '../support/visit.ts';

const uidsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('uid')));

describe.each(MARKET_IDS)('TRV-16 in the market %s', (marketId) => {
  test('a tour has a calendar file that a calendar reads', async () => {
    const tour = bookableTour();
    const path = calendarAddress(tourPath(tour, marketId));
    const { status, headers, text } = await visit(marketId, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toContain(`filename="${tour.code}.ics"`);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(uidsOf(text)[0]).toMatch(new RegExp(`^tour-${tour.code}@`));
    const kept = { 'if-none-match': String(headers.etag) };
    expect((await visit(marketId, path, { headers: kept })).status).toBe(304);
  });

  test('a travel has one of its departures', async () => {
    const tour = bookableTour();
    const path = calendarAddress(travelPath(travelOf(tour), marketId));
    const { status, text } = await visit(marketId, path);
    expect(status).toBe(200);
    expect(uidsOf(text).some((uid) => uid.startsWith(`tour-${tour.code}@`))).toBe(true);
  });

  test('what is gone or never was ends at a page that says so', async () => {
    const gone = pathOfPage('departed tour', marketId);
    expect(await endOf(marketId, calendarAddress(gone))).toEqual([gone, 410]);
    const unknown = `${travelPath(travelOf(departedTour()), marketId)}/XXX-20200101`;
    expect(await endOf(marketId, calendarAddress(unknown))).toEqual([unknown, 404]);
    expect(await endOf(marketId, '/x/y/calendar.ics')).toEqual(['/x/y', 404]);
  });
});

test.each([
  '//example.com/a/calendar.ics',
  '/%2Fexample.com/a/calendar.ics',
  '/\\\\example.com/a/calendar.ics',
])('SEC-03 %s leads to no other site', async (path) => {
  const { status, headers } = await visit('en-WE', path);
  expect(status).toBeLessThan(500);
  const location = headers.location === undefined ? '/' : String(headers.location);
  expect(new URL(location, 'http://here.invalid').host).toBe('here.invalid');
});

/** Where an address leads, and what it answers there. */
async function endOf(marketId: MarketId, path: string): Promise<[string, number]> {
  const { status, headers } = await visit(marketId, path);
  expect(status).toBe(302);
  const location = String(headers.location);
  return [location, (await visit(marketId, location)).status];
}

test('TRV-06 the drawing of a route is kept for good at its own address, and for minutes at others', async () => {
  const { text } = await visit('fr', pathOfPage('travel', 'fr'));
  const [, src = ''] = /src="(\/route-maps\/[^"]+)"/.exec(text) ?? [];
  const drawing = await visit('fr', src);
  expect(drawing.status).toBe(200);
  expect(drawing.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(drawing.headers['cache-control']).toContain('immutable');
  expect(drawing.headers['content-security-policy']).toContain("default-src 'none'");
  const other = await visit('fr', src.replace(/v=.*/, 'v=other'));
  expect(other.headers['cache-control']).not.toContain('immutable');
  expect(other.text).toBe(drawing.text);
  expect((await visit('fr', '/route-maps/nowhere.svg')).status).toBe(404);
});
