/** Files that belong to a travel or a tour: calendars for travellers, and the drawing of the route. */
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarAddress } from '../../contract/calendar-address.ts';
import { MARKET_IDS } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
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
    expect(headers['cache-control']).toBe('public, no-cache');
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

  test('what is gone or never was is said in a line of text', async () => {
    const gone = pathOfPage('departed tour', marketId);
    const { status, headers, text } = await visit(marketId, calendarAddress(gone));
    expect([status, headers['content-type']]).toEqual([410, 'text/plain; charset=utf-8']);
    expect(text.trim().endsWith(gone)).toBe(true);
    const unknown = `${travelPath(travelOf(departedTour()), marketId)}/ZZZ-20200101`;
    for (const path of [calendarAddress(unknown), '/x/y/calendar.ics']) {
      const answer = await visit(marketId, path);
      expect([answer.status, answer.headers['content-type']]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
    }
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

test('TRV-06 the drawing of a route is kept for good at its own address, and for minutes at others', async () => {
  const { text } = await visit('fr', pathOfPage('travel', 'fr'));
  const pictures = byRole(text).all('img');
  const sources = pictures.map(({ attributes }) => attributes.src ?? '');
  const src = sources.find((path) => path.startsWith('/route-maps/')) ?? '';
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
