import { describe, expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import type { MarketId } from '../../../domain/market.ts';
import type { SearchCalendar } from '../state/search-calendar.ts';
import { WHENEVER, type WhenSelection } from '../state/when-selection.ts';
import { WhenSection } from './when-section.tsx';

const t = await wordsOf('en-WE');
const send = () => undefined;

// The site of the tests is at 1 March 2027.
const CALENDAR: SearchCalendar = {
  currency: 'USD',
  days: new Map([
    ['2027-03-06', { status: 'ALMOST_FULL', departures: 2, cents: 129_900 }],
    ['2027-04-10', { status: 'PLANNED', departures: 1, cents: null }],
  ]),
  periods: [
    {
      type: 'month',
      name: 'March',
      year: 2027,
      startingDate: '2027-03-01',
      endingDate: '2027-03-31',
      leaveDays: null,
      departures: 2,
    },
    {
      type: 'event',
      name: 'Easter',
      year: 2027,
      startingDate: '2027-03-20',
      endingDate: '2027-04-04',
      leaveDays: 9,
      departures: 3,
    },
    {
      type: 'event',
      name: 'Long weekend',
      year: 2027,
      startingDate: '2027-05-06',
      endingDate: '2027-05-09',
      leaveDays: 1,
      departures: 1,
    },
  ],
};

function drawnWhen(
  when: Partial<WhenSelection>,
  {
    marketId,
    layout = 'pages',
    calendar = CALENDAR,
  }: {
    marketId?: MarketId;
    layout?: 'pages' | 'scroll';
    calendar?: SearchCalendar | null;
  } = {},
) {
  return renderInSite(
    <WhenSection
      id="w"
      when={{ ...WHENEVER, ...when }}
      send={send}
      calendar={calendar}
      isLoading={false}
      layout={layout}
    />,
    { marketId },
  );
}

function cellOf(html: string, day: string) {
  const cells = byRole(html).all('cell');
  const cell = cells.find(({ attributes }) => attributes['data-day'] === day);
  if (!cell) throw new Error(`The calendar has no ${day}`);
  return cell;
}

const pressedIn = (html: string) =>
  byRole(html)
    .all('button')
    .filter(({ attributes }) => attributes['aria-pressed'] === 'true')
    .map(({ name }) => name);

describe('SRCH-12 when', () => {
  test('months come before holidays, each with its departures; whenever is chosen at first', async () => {
    const text = visibleText(await drawnWhen({}));
    expect(text).toMatch(
      /Whenever 2027 March 2 departures Easter 3 departures Long weekend 1 departure/,
    );
  });

  test('a bridge says what it gives for how many days of leave, and no other period does', async () => {
    const text = visibleText(await drawnWhen({}));
    expect(text).toMatch(/Long weekend 1 departure 4 days off for 1 day of leave$/);
    expect(text.match(/days off/g)).toHaveLength(1);
  });

  test.each([
    [{ ...CALENDAR, days: new Map(), periods: [] }, t('search:when.noDepartures')],
    [null, t('search:when.noPeriods')],
  ])(
    'without months it says whether there are none, or they did not come',
    async (calendar, said) => {
      expect(visibleText(await drawnWhen({}, { calendar }))).toContain(said);
    },
  );

  test.each([
    [{}, ['Whenever']],
    [{ period: CALENDAR.periods[1] ?? null }, ['Easter 3 departures']],
    // An address knows no names.
    [{ range: { from: '2027-03-01', to: '2027-03-31' } }, ['March 2 departures']],
  ])('what is chosen is pressed: %o', async (when, names) => {
    expect(pressedIn(await drawnWhen(when))).toEqual(names);
  });

  test.each([
    ['en-US', 'pages', 2, 'Sunday'],
    ['it', 'pages', 2, 'lunedì'],
    ['de', 'scroll', 18, 'Montag'],
  ] as const)(
    'in %s the calendar in %s has %i months of weeks that begin on %s',
    async (marketId, layout, months, first) => {
      const page = byRole(await drawnWhen({ tab: 'dates' }, { marketId, layout }));
      const grids = page.all('grid');
      expect(grids).toHaveLength(months);
      expect(page.all('columnheader')[0]?.name).toBe(first);
      for (const { within } of grids) expect([35, 42]).toContain(within.all('cell').length);
    },
  );

  test('beside the calendar are days around the chosen ones, and months', async () => {
    const pressed = async (when: Partial<WhenSelection>) =>
      pressedIn(await drawnWhen({ tab: 'dates', ...when }));
    const range = { from: '2027-04-08', to: '2027-04-09' };
    expect(await pressed({})).toEqual(['Whenever', 'Exact days']);
    expect(await pressed({ range, daysSpan: 3 })).toEqual(['±3 days']);
    expect(await pressed({ range, daysSpan: 5 })).toEqual(['±5 days']);
    expect(await pressed({ period: CALENDAR.periods[0] ?? null })).toEqual([
      'Exact days',
      'March 2027',
    ]);
  });

  test('departures of the days around are counted too', async () => {
    const range = { from: '2027-04-08', to: '2027-04-09' };
    const exact = visibleText(await drawnWhen({ tab: 'dates', range }));
    expect(exact).toContain('8 – 9 April 2027 · 0 departures');
    const around = visibleText(await drawnWhen({ tab: 'dates', range, daysSpan: 1 }));
    expect(around).toContain('8 – 9 April 2027, give or take 1 day · 1 departure');
  });

  test('a day says its departures, lowest price and best status, in the currency of the page', async () => {
    const html = await drawnWhen({ tab: 'dates' }, { marketId: 'en-US' });
    expect(cellOf(html, '2027-03-06').name).toBe(
      'Saturday, March 6, 2027, 2 departures, from about $1,299, Confirmed, almost full',
    );
    expect(visibleText(html)).toContain('6 $1,299 7');
    expect(visibleText(html)).toContain('Planned Confirmed, almost full');
    const inEuros = { calendar: { ...CALENDAR, currency: 'EUR' }, marketId: 'it' } as const;
    const text = visibleText(await drawnWhen({ tab: 'dates' }, inEuros));
    expect(text.replaceAll('\u00a0', ' ')).toContain('6 1.299 € 7');
  });

  test('the tab key comes to one day, and past ones cannot be chosen', async () => {
    const html = await drawnWhen({ tab: 'dates', range: { from: '2027-04-10', to: null } });
    const reached = byRole(html)
      .all('cell')
      .filter(({ attributes }) => attributes.tabindex === '0');
    expect(reached.map(({ attributes }) => attributes['data-day'])).toEqual(['2027-04-10']);
    const today = cellOf(await drawnWhen({ tab: 'dates' }), '2027-03-01').attributes;
    expect(today['aria-current']).toBe('date');
    expect(today['aria-disabled']).toBeUndefined();
  });

  test('SRCH-13 the chosen days are marked from the first to the last', async () => {
    const html = await drawnWhen({ tab: 'dates', range: { from: '2027-03-05', to: '2027-03-07' } });
    expect(
      [4, 5, 6, 7, 8].map((day) => cellOf(html, `2027-03-0${day}`).attributes['data-place']),
    ).toEqual([undefined, 'first', 'between', 'last', undefined]);
    const selected = byRole(html)
      .all('cell')
      .filter(({ attributes }) => attributes['aria-selected'] === 'true');
    expect(selected.map(({ attributes }) => attributes['data-day'])).toEqual([
      '2027-03-05',
      '2027-03-06',
      '2027-03-07',
    ]);
    expect(visibleText(html)).toContain('2 departures Clear dates');
  });
});
