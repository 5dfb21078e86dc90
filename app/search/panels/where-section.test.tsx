import { describe, expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { readHtml } from '../../../test/support/html-page.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import { pathOf } from '../../../contract/route-paths.ts';
import { EXAMPLE_CHOICES } from '../choices-example.ts';
import { NO_LOOKUP } from '../state/place-lookup.ts';
import { startingState, type SearchBarState } from '../state/search-bar.ts';
import { WHENEVER } from '../state/when-selection.ts';
import { ANYWHERE, destinationsAs } from '../state/where-selection.ts';
import { whereOptions, type WhereOption } from './where-options.ts';
import { WhereSection } from './where-section.tsx';

const t = await wordsOf('en-WE');
const send = () => undefined;

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
    const section = byRole(await drawnWhere({ input: 'zzz' }, failed));
    expect(section.live).toEqual(['']);
    expect(section.all('option')).toHaveLength(1);
  });

  test('parts of the world with departures, each with its own icon', async () => {
    const html = await drawnWhere({ continents: ['asia'] });
    const regions = byRole(html).one('region', t('search:where.regions')).within.all('button');
    expect(regions.map(({ name, attributes }) => [name, attributes['aria-pressed']])).toEqual([
      ['Asia', 'true'],
      ['Americas', 'false'],
      ['North America', 'false'],
      ['South America', 'false'],
    ]);
    // The regions stand before everything else that has one.
    const icons = readHtml(html).elements.filter(({ name }) => name === 'use');
    expect(icons.slice(0, 4).map(({ attributes }) => attributes.get('href'))).toEqual([
      expect.stringMatching(/#asia$/),
      expect.stringMatching(/#america$/),
      expect.stringMatching(/#north-america$/),
      expect.stringMatching(/#south-america$/),
    ]);
  });

  test('the first row searches for the text itself; rows say trips and departures', async () => {
    const found = {
      text: 'jap',
      travels: 4,
      departures: 30,
      places: [
        { id: 'JPN', name: 'Japan', travels: 3, departures: 19 },
        { id: 'PER', name: 'Peru', travels: 1, departures: 11, isNamed: false },
      ],
    };
    const html = await drawnWhere(
      { input: 'jap' },
      { sequence: 1, text: 'jap', phase: 'done', found },
    );
    const section = byRole(html);
    expect(section.all('option').map(({ text }) => text)).toEqual([
      'Search all trips for “jap” 4 trips · 30 departures',
      'Japan Asia · 3 trips · 19 departures',
      'Peru Americas · 1 trip · 11 departures · its trips mention it',
    ]);
    expect(section.live).toEqual(['2 destinations found']);
  });

  test('of countries in the part of the world that was typed it is not said that trips mention it', async () => {
    const places = [{ id: 'JPN', name: 'Japan', travels: 3, departures: 19, isNamed: false }];
    const found = { text: 'ásia', travels: 3, departures: 19, places };
    const lookup = { sequence: 1, text: 'ásia', phase: 'done', found } as const;
    const text = visibleText(await drawnWhere({ input: 'ásia' }, lookup));
    expect(text).toContain('Japan Asia · 3 trips · 19 departures');
    expect(text).not.toContain('mention');
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
    expect(visibleText(html)).toContain('We found nothing for “zzz”');
    // What the disabled button of the search is described by.
    const paragraphs = readHtml(html).elements.filter(({ name }) => name === 'p');
    expect(paragraphs.map(({ attributes }) => attributes.get('id'))).toEqual(['r', undefined]);
    const section = byRole(html);
    expect(section.all('listbox')).toEqual([]);
    const link = section.one('link', t('search:where.showTravels'));
    expect(link.attributes.href).toBe(pathOf('travels', 'en-WE'));
  });

  test('the chosen destination is selected in the list', async () => {
    const html = await drawnWhere(destinationsAs([{ id: 'JPN', name: 'Japan' }]));
    const selected = byRole(html)
      .all('option')
      .filter(({ attributes }) => attributes['aria-selected'] === 'true');
    expect(selected.map(({ name }) => name)).toEqual([expect.stringMatching(/^Japan /)]);
  });
});
