import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { EXAMPLE_TODAY, exampleTour, exampleTravel } from '../../test/support/example-tours.ts';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { calendarFile, type CalendarSubject } from './calendar-file.server.ts';

const LONG = 'Über die Berge: „Säulen, Möwen; Käse“ und \\ noch viel weiter bis ans Meer hinunter';

async function fileOf(
  {
    travel = exampleTravel(),
    tour = exampleTour(),
    isFlexible = false,
  }: Partial<CalendarSubject> = {},
  { marketId = 'de', today = EXAMPLE_TODAY }: { marketId?: MarketId; today?: string } = {},
) {
  const market = MARKETS[marketId];
  const { t } = await i18nextOf(market.textLocale);
  const view = { settings: readSettings({}), market, terms: LAYOUT_SETTINGS, today, t };
  return calendarFile({ travel, tour, isFlexible }, view);
}

/** As another program reads it. */
function eventsOf(body: string) {
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
    return {
      uid,
      summary,
      description,
      isDate: startDate.isDate && endDate.isDate,
      days: [startDate.toString(), endDate.toString()],
      status: component.getFirstPropertyValue('status'),
      sequence: component.getFirstPropertyValue('sequence'),
      url: component.getFirstPropertyValue('url'),
    };
  });
}

describe('TRV-16 the calendar file of a tour', () => {
  let body: string;
  beforeAll(async () => {
    ({ body } = await fileOf({ travel: exampleTravel({ title: LONG }) }));
  });

  test('has the days of the tour, its end not a part of it, and those of the terms', () => {
    const events = eventsOf(body);
    expect(events.map(({ days }) => days)).toEqual([
      ['2027-06-12', '2027-06-24'],
      ['2027-05-12', '2027-05-13'],
      ['2027-05-12', '2027-05-13'],
    ]);
    expect(events.every(({ isDate }) => isDate)).toBe(true);
    expect(events.map(({ summary }) => summary)).toEqual([
      LONG,
      `Restzahlung fällig: ${LONG}`,
      `Letzter Tag für die kostenlose Stornierung: ${LONG}`,
    ]);
    expect(events[0]?.description).toMatch(/Restzahlung fällig am Mittwoch, 12\.\sMai\s2027/);
    expect(events[0]?.url).toMatch(/\/reisen\/japan-by-rail\/JPN-20270612$/);
  });

  test('is written as RFC 5545 says: lines of 75 octets at most, ended by CR and LF, text escaped', () => {
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = body.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(body).toMatch(/^DTEND;VALUE=DATE:20270624\r$/m);
    expect(body).toMatch(/^DTSTAMP:20270301T000000Z\r$/m);
    // Of the title each `\\`, `;` and `,` has a backslash before it, wherever it stands.
    const unfolded = body.replaceAll('\r\n ', '');
    const escaped = LONG.replace(/[\\;,]/g, String.raw`\$&`);
    for (const property of ['NAME', 'X-WR-CALNAME', 'SUMMARY']) {
      expect(unfolded).toContain(`\r\n${property}:${escaped}`);
    }
    // With one, the media type would have to say so, and each entry have an organiser.
    expect(body).not.toMatch(/^METHOD/m);
  });

  test('is the same on one day, and a later revision of the same entries on the next', async () => {
    expect((await fileOf({ travel: exampleTravel({ title: LONG }) })).body).toBe(body);
    const later = eventsOf((await fileOf({}, { today: addDays(EXAMPLE_TODAY, 1) })).body);
    const before = eventsOf(body);
    expect(later.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(Number(later[0]?.sequence)).toBe(Number(before[0]?.sequence) + 1);
  });

  test('has the same entries in every market', async () => {
    const uidsOf = async (marketId: MarketId) =>
      eventsOf((await fileOf({}, { marketId })).body).map(({ uid }) => uid);
    expect(await uidsOf('it')).toEqual(await uidsOf('en-US'));
  });

  test('leaves out what is past or does not come', async () => {
    const events = eventsOf((await fileOf({}, { today: '2027-05-20' })).body);
    expect(events.map(({ uid }) => uid)).toEqual([expect.stringMatching(/^tour-JPN-20270612@/)]);
    expect(events[0]?.description).not.toMatch(/Restzahlung|Kostenlos stornieren bis/);
    expect(events[0]?.description).toContain('Mit der flexiblen Option bis einschließlich');
  });

  test('TRV-09 has the last day of the flexible option where that was asked for, and no other', async () => {
    const { body: flexible } = await fileOf({ isFlexible: true });
    const events = eventsOf(flexible);
    expect(events[2]?.summary).toMatch(/^Letzter Tag für die kostenlose Stornierung/);
    expect(events[2]?.days[0]).toBe('2027-06-04');
    expect(events.map(({ uid }) => uid)).toEqual(eventsOf(body).map(({ uid }) => uid));
    expect(events[0]?.description).not.toMatch(/Kostenlos stornieren bis/);
    expect(events[0]?.description).toContain('Mit der flexiblen Option bis einschließlich');
  });

  test.each([
    ['PLANNED', 'TENTATIVE'],
    ['ALMOST_CONFIRMED', 'TENTATIVE'],
    ['CONFIRMED', 'CONFIRMED'],
    ['SOLD_OUT', 'CONFIRMED'],
  ] as const)('says of a tour that is %s that it is %s', async (salesStatus, status) => {
    const { body: other } = await fileOf({ tour: exampleTour({ salesStatus, seatsToConfirm: 2 }) });
    expect(eventsOf(other)[0]?.status).toBe(status);
  });
});

test('TRV-16 the calendar file of a travel has the departures that one can ask for, by date', async () => {
  const tours = [
    exampleTour({ code: 'JPN-20270703', startingDate: '2027-07-03', endingDate: '2027-07-14' }),
    exampleTour({ code: 'JPN-20270619', startingDate: '2027-06-19', salesStatus: 'SOLD_OUT' }),
    exampleTour({ code: 'JPN-20270301', startingDate: '2027-03-01' }),
    exampleTour(),
  ];
  const { body, name, pagePath } = await fileOf({ travel: exampleTravel({ tours }), tour: null });
  const events = eventsOf(body);
  expect(events.map(({ days }) => days[0])).toEqual(['2027-06-12', '2027-07-03']);
  expect(events[1]?.description).toMatch(/Restzahlung fällig am Mittwoch, 2\.\sJuni\s2027/);
  expect([name, pagePath]).toEqual(['japan-by-rail.ics', '/reisen/japan-by-rail']);
});
