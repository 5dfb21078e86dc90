import { describe, expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { pathOf } from '../../../contract/route-paths.ts';
import type { MarketId } from '../../../domain/market.ts';
import { EXAMPLE_CHOICES } from '../choices-example.ts';
import { NO_LOOKUP } from '../state/place-lookup.ts';
import { startingState, type SearchBarState } from '../state/search-bar.ts';
import type { SearchCalendar } from '../state/search-calendar.ts';
import { WHENEVER, type WhenSelection } from '../state/when-selection.ts';
import { ANYWHERE, destinationsAs } from '../state/where-selection.ts';
import { HistorySection } from './history-section.tsx';
import { SearchModal } from './search-modal.tsx';
import { WhenSection } from './when-section.tsx';
import { whereOptions, type WhereOption } from './where-options.ts';
import { WhereSection } from './where-section.tsx';

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
      departures: 2,
    },
    {
      type: 'event',
      name: 'Easter',
      year: 2027,
      startingDate: '2027-03-20',
      endingDate: '2027-04-04',
      departures: 3,
    },
  ],
};

function drawnWhen(
  when: Partial<WhenSelection>,
  { marketId, layout = 'pages' }: { marketId?: MarketId; layout?: 'pages' | 'scroll' } = {},
) {
  return renderInSite(
    <WhenSection
      id="w"
      when={{ ...WHENEVER, ...when }}
      send={send}
      calendar={CALENDAR}
      isLoading={false}
      layout={layout}
    />,
    { marketId },
  );
}

const cellOf = (html: string, day: string) =>
  new RegExp(`<td data-day="${day}"[^>]*>`).exec(html)?.[0].replaceAll('\u00a0', ' ') ?? '';

describe('SRCH-12 when', () => {
  test('months come before holidays, each with its departures; whenever is chosen at first', async () => {
    const text = visibleText(await drawnWhen({}));
    expect(text).toMatch(/Whenever 2027 March 2 departures Easter 3 departures$/);
  });

  test.each([
    [{}, ['Whenever']],
    [{ period: CALENDAR.periods[1] ?? null }, ['Easter']],
    // An address knows no names.
    [{ range: { from: '2027-03-01', to: '2027-03-31' } }, ['March']],
  ])('what is chosen is pressed: %o', async (when, names) => {
    const html = await drawnWhen(when);
    const pressed = [...html.matchAll(/<button[^>]*aria-pressed="true"[^>]*>(.*?)<\/button>/g)];
    expect(pressed.map(([, inner = '']) => visibleText(inner).split(' ')[0])).toEqual(names);
  });

  test.each([
    ['en-US', 'pages', 2, 'Sunday'],
    ['it', 'pages', 2, 'lunedì'],
    ['de', 'scroll', 18, 'Montag'],
  ] as const)(
    'in %s the calendar in %s has %i months of weeks that begin on %s',
    async (marketId, layout, months, first) => {
      const html = await drawnWhen({ tab: 'dates' }, { marketId, layout });
      expect(html.match(/role="grid"/g)).toHaveLength(months);
      expect(/<th scope="col" abbr="([^"]+)"/.exec(html)?.[1]).toBe(first);
      for (const [, body = ''] of html.matchAll(/<tbody>(.*?)<\/tbody>/g)) {
        expect([35, 42]).toContain(body.match(/<td/g)?.length);
      }
    },
  );

  test('a day says its departures, lowest price and best status, in the currency of the page', async () => {
    const html = await drawnWhen({ tab: 'dates' }, { marketId: 'en-US' });
    expect(cellOf(html, '2027-03-06')).toContain(
      'aria-label="Saturday, March 6, 2027, 2 departures, from $1,299, Confirmed, almost full"',
    );
    expect(visibleText(html)).toContain('6 $1.3K 7');
    expect(visibleText(html)).toContain('Planned Confirmed, almost full');
  });

  test('the tab key comes to one day, and past ones cannot be chosen', async () => {
    const html = await drawnWhen({ tab: 'dates', range: { from: '2027-04-10', to: null } });
    expect(html.match(/<td[^>]*tabindex="0"/g)).toHaveLength(1);
    expect(cellOf(html, '2027-04-10')).toContain('tabindex="0"');
    const first = await drawnWhen({ tab: 'dates' });
    expect(cellOf(first, '2027-03-01')).toContain('aria-current="date"');
    expect(cellOf(first, '2027-03-01')).not.toContain('aria-disabled');
  });

  test('SRCH-13 the chosen days are marked from the first to the last', async () => {
    const html = await drawnWhen({ tab: 'dates', range: { from: '2027-03-05', to: '2027-03-07' } });
    expect(
      [4, 5, 6, 7, 8].map((day) => /data-place="(\w+)"/.exec(cellOf(html, `2027-03-0${day}`))?.[1]),
    ).toEqual([undefined, 'first', 'between', 'last', undefined]);
    expect(html.match(/aria-selected="true"/g)).toHaveLength(4);
    expect(visibleText(html)).toContain('2 departures Clear dates');
  });
});

describe('SRCH-04 SRCH-05 where', () => {
  const drawnWhere = (
    where: Partial<SearchBarState['where']>,
    lookup = NO_LOOKUP,
    options?: readonly WhereOption[],
  ) => {
    const state = startingState({ where: { ...ANYWHERE, ...where }, when: WHENEVER });
    return renderInSite(
      <WhereSection
        state={state}
        send={send}
        lookup={lookup}
        reasonId="r"
        choices={EXAMPLE_CHOICES}
        list={{
          id: 'l',
          options: options ?? whereOptions(state.where, lookup, EXAMPLE_CHOICES, []),
          active: 0,
          activeId: 'l-0',
          optionId: (index) => `l-${index}`,
          choose: send,
          takeKey: () => false,
        }}
      />,
    );
  };

  test('SRCH-03 of a failure nothing is told, and the text has its row', async () => {
    const failed = { sequence: 1, text: 'zzz', phase: 'done', found: null } as const;
    const html = await drawnWhere({ input: 'zzz' }, failed);
    expect(html).toMatch(/aria-live="polite"[^>]*><\/div>/);
    expect(html.match(/role="option"/g)).toHaveLength(1);
  });

  test('parts of the world with departures, each with its own icon', async () => {
    const html = await drawnWhere({ continents: ['asia'] });
    const regions = [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*>.*?#([\w-]+)"/g)];
    expect(regions.map(([, pressed, icon]) => [icon, pressed])).toEqual([
      ['asia', 'true'],
      ['america', 'false'],
      ['north-america', 'false'],
      ['south-america', 'false'],
    ]);
  });

  test('the first row searches for the text itself; rows say trips and departures', async () => {
    const found = {
      text: 'jap',
      travels: 4,
      departures: 30,
      places: [{ id: 'JPN', name: 'Japan', travels: 3, departures: 19 }],
    };
    const html = await drawnWhere(
      { input: 'jap' },
      { sequence: 1, text: 'jap', phase: 'done', found },
    );
    const rows = [...html.matchAll(/<li id="l-\d" role="option".*?<\/li>/g)];
    expect(rows.map(([row]) => visibleText(row))).toEqual([
      'Search all trips for “jap” 4 trips · 30 departures',
      'Japan Asia · 3 trips · 19 departures',
    ]);
    expect(html).toMatch(/aria-live="polite"[^>]*>1 destination found</);
  });

  test('a text that no destination is called, and that finds trips all the same, has found something', async () => {
    const found = { text: 'trek', travels: 7, departures: 90, places: [] };
    const lookup = { sequence: 1, text: 'trek', phase: 'done', found } as const;
    const text = visibleText(await drawnWhere({ input: 'trek' }, lookup));
    expect(text).toContain('7 trips · 90 departures');
    expect(text).not.toContain('nothing');
  });

  test.each([
    ['waiting', true],
    ['loading', true],
    ['done', false],
  ] as const)(
    'SRCH-03 while %s it is said that there is no answer yet: %s',
    async (phase, isSaid) => {
      const lookup = { sequence: 1, text: 'jap', phase, found: null };
      const text = visibleText(await drawnWhere({ input: 'jap' }, lookup));
      expect(text).toContain('Search all trips for “jap”');
      expect(text.includes('Searching…')).toBe(isSaid);
    },
  );

  test('what finds nothing says so, and leads to all trips', async () => {
    const found = { text: 'zzz', travels: 0, departures: 0, places: [] };
    const html = await drawnWhere(
      { input: 'zzz' },
      { sequence: 1, text: 'zzz', phase: 'done', found },
    );
    expect(visibleText(html)).toContain('We found nothing for “zzz” Don’t know where to go yet?');
    expect(html).toMatch(/<p id="r"[^>]*>We found nothing/);
    expect(html).not.toContain('role="listbox"');
    expect(html).toContain(`href="${pathOf('travels', 'en-WE')}"`);
  });

  test('the chosen destination is selected in the list', async () => {
    const html = await drawnWhere(destinationsAs([{ id: 'JPN', name: 'Japan' }]));
    expect(html.match(/role="option" aria-selected="true"/g)).toHaveLength(1);
  });
});

test('SRCH-14 each search of the history leads to it again', async () => {
  const html = await renderInSite(
    <HistorySection
      send={send}
      searches={[
        {
          date: 1,
          userStatus: 'guest',
          values: { destination: 'Japan', dateFrom: '2027-05-01', dateTo: '2027-05-31' },
          query: 'destinationId%5B%5D=JPN&dateFrom=2027-05-01&dateTo=2027-05-31',
        },
      ]}
    />,
    { marketId: 'it' },
  );
  expect(html).toContain('href="/cerca?destinationId%5B%5D=JPN&amp;dateFrom=2027-05-01');
  expect(visibleText(html)).toContain('Japan Maggio 2027');
});

describe('SRCH-02 the modal of a phone', () => {
  const drawnModal = (state: SearchBarState, isDisabled = false, isReasonGiven = false) =>
    renderInSite(
      <SearchModal
        id="m"
        state={state}
        send={send}
        isDisabled={isDisabled}
        isReasonGiven={isReasonGiven}
        panels={(['where', 'when'] as const).map((section) => ({
          section,
          title: section,
          value: 'chosen',
          content: `inside ${section}`,
        }))}
      />,
    );
  const open = {
    isOpen: true,
    form: 'modal',
    origin: 'menu',
    scrollY: 0,
    width: 375,
  } as const;

  test('one panel is open, and the folded one says what is chosen', async () => {
    const html = await drawnModal({ ...startingState(), panel: { ...open, section: 'where' } });
    expect(visibleText(html)).toContain('where inside where when chosen');
    expect([...html.matchAll(/aria-expanded="(\w+)"/g)].map(([, is]) => is)).toEqual([
      'true',
      'false',
    ]);
  });

  test('clear all is disabled when nothing is chosen', async () => {
    const state = { ...startingState(), panel: { ...open, section: null } };
    expect(await drawnModal(state)).toMatch(/<button[^>]*disabled=""[^>]*>Clear all/);
    const chosen = { ...state, where: destinationsAs([{ id: 'JPN', name: 'Japan' }]) };
    expect(await drawnModal(chosen)).not.toMatch(/<button[^>]*disabled=""/);
  });

  test('SRCH-10 a search that waits for a choice says why', async () => {
    const state = { ...startingState(), panel: { ...open, section: 'where' as const } };
    const html = await drawnModal(state, true);
    expect(html).toMatch(/<p id="m-reason"[^>]*>Choose a destination/);
    expect(html).toMatch(/aria-disabled="true" aria-describedby="m-reason"/);
    // Where nothing is found there is no list to choose from, and that is said above.
    expect(await drawnModal(state, true, true)).not.toContain('id="m-reason"');
  });
});
