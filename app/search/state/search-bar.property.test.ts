import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar-date.ts';
import { CONTINENT_CODES } from '../../../domain/continent.ts';
import type { Period } from '../../../domain/date-range.ts';
import { parseSearchFilters, printSearchFilters } from '../../../domain/filters/search-filters.ts';
import { DEFAULT_STATUSES } from '../../../domain/tour-status.ts';
import { sentByBar } from '../../../test/support/sent-by-bar.ts';
import { SECTIONS } from './panel.ts';
import {
  isSearchDisabled,
  searchBarReducer,
  startingState,
  type SearchBarEvent,
  type SearchBarState,
} from './search-bar.ts';
import { searchQuery, selectionOf } from './search-target.ts';
import { isUnfinished } from './where-selection.ts';
import { isWhenever, WHEN_TABS } from './when-selection.ts';

const TODAY = '2027-05-10';
const day = fc.integer({ min: -4, max: 12 }).map((count) => addDays(TODAY, count));
const text = fc.oneof(
  fc.constantFrom('', ' ', 'jap', ' perù ', '\u0000', 'a'.repeat(300)),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const period: fc.Arbitrary<Period> = fc
  .record({ from: day, length: fc.integer({ min: 0, max: 9 }), isMonth: fc.boolean() })
  .map(({ from, length, isMonth }) => ({
    type: isMonth ? 'month' : 'event',
    name: from,
    year: 2027,
    startingDate: from,
    endingDate: addDays(from, length),
  }));
const section = fc.constantFrom(...SECTIONS);
const hasHistory = fc.boolean();
const scrollY = fc.integer({ min: 0, max: 900 });
const width = fc.constantFrom(375, 812, 1280);

/** What chooses nothing. */
const looking = [
  fc.record({
    type: fc.constant('opened' as const),
    section,
    hasHistory,
    form: fc.constantFrom('dropdown' as const, 'modal' as const),
    origin: fc.constantFrom('homepage' as const, 'destinationPage' as const, 'menu' as const),
    scrollY,
    width,
  }),
  fc.record({ type: fc.constant('sectionToggled' as const), section, hasHistory }),
  fc.record({
    type: fc.constant('dismissed' as const),
    by: fc.constantFrom('outside' as const, 'escape' as const, 'button' as const),
  }),
  fc.record({ type: fc.constant('scrolled' as const), y: scrollY }),
  fc.record({ type: fc.constant('resized' as const), width }),
  fc.constant<SearchBarEvent>({ type: 'rangeSettled' }),
] as const;

const event: fc.Arbitrary<SearchBarEvent> = fc.oneof(
  ...looking,
  fc.record({ type: fc.constant('typed' as const), text }),
  fc.constantFrom('JPN', 'PER').map((id) => ({
    type: 'destinationChosen' as const,
    destination: { id, name: `Name of ${id}` },
  })),
  fc.record({
    type: fc.constant('continentChosen' as const),
    continent: fc.constantFrom(...CONTINENT_CODES),
  }),
  fc.record({ type: fc.constant('periodChosen' as const), period }),
  fc.record({
    type: fc.constant('dayChosen' as const),
    day: fc.option(day),
    today: fc.constant(TODAY),
  }),
  fc.record({
    type: fc.constant('datesTyped' as const),
    from: fc.oneof(day, fc.constantFrom('', 'soon', '2027-02-30')),
    to: fc.oneof(day, fc.constantFrom('', 'soon')),
    today: fc.constant(TODAY),
  }),
  fc.record({ type: fc.constant('tabChosen' as const), tab: fc.constantFrom(...WHEN_TABS) }),
  fc.constantFrom<SearchBarEvent>(
    { type: 'keywordChosen' },
    { type: 'whereCleared' },
    { type: 'wheneverChosen' },
    { type: 'whenCleared' },
    { type: 'allCleared' },
    { type: 'searched' },
  ),
);

/** Walks random events and looks at every state on the way. */
function walk(
  look: (state: SearchBarState, event: SearchBarEvent, before: SearchBarState) => void,
) {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 25 }),
      fc.record({ keptOnScroll: fc.boolean(), clearOnClose: fc.boolean() }),
      (events, rules) => {
        const reduce = searchBarReducer(rules);
        let state = startingState();
        for (const next of events) {
          const before = state;
          state = reduce(state, next);
          look(state, next, before);
        }
      },
    ),
    { numRuns: 500 },
  );
}

describe('SRCH-06 SRCH-07 SRCH-08 SRCH-09 SRCH-10 SRCH-11 SRCH-13 whatever is done with the bar', () => {
  test('there is one choice of where at most', () =>
    walk(({ where: { destinations, continents, isKeyword, input } }) => {
      const choices = [destinations.length > 0, continents.length > 0, isKeyword];
      expect(choices.filter(Boolean).length).toBeLessThanOrEqual(1);
      if (continents.length > 0) expect(input).toBe('');
      if (isKeyword) expect(input.trim()).not.toBe('');
    }));

  test('a period and days are never both chosen, and a range is today or later, in order', () =>
    walk(({ when: { period: chosen, range } }) => {
      expect(chosen === null || range === null).toBe(true);
      if (range) expect(range.from >= TODAY).toBe(true);
      if (range?.to) expect(range.to > range.from).toBe(true);
    }));

  test('what is closed holds nothing unfinished, and lets one search', () =>
    walk((state) => {
      if (state.panel.isOpen) return;
      expect(isUnfinished(state.where)).toBe(false);
      expect(isSearchDisabled(state)).toBe(false);
    }));

  test('a dropdown always shows a section, and an empty history never opens', () =>
    walk(({ panel }, next) => {
      if (!panel.isOpen) return;
      if (panel.form === 'dropdown') expect(panel.section).not.toBeNull();
      const isWithout =
        (next.type === 'opened' || next.type === 'sectionToggled') && !next.hasHistory;
      if (isWithout) expect(panel.section).not.toBe('history');
    }));

  test('only opening opens', () =>
    walk(({ panel }, next, before) => {
      if (panel.isOpen && !before.panel.isOpen) expect(next.type).toBe('opened');
    }));

  test('SRCH-15 who opens and leaves it, by Escape or otherwise, searches for what the page gave', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(
          'destinationId[]=JPN&destinationId[]=PER',
          'continentId[]=asia',
          'textSearch=a',
        ),
        fc.constantFrom(
          '',
          '&dateFrom=2027-05-12&dateTo=2027-05-14',
          '&dateFrom=2027-05-12&daysSpan=3',
        ),
        fc.array(fc.oneof(...looking), { maxLength: 12 }),
        (where, when, events) => {
          const page = parseSearchFilters(new URLSearchParams(where + when));
          const given = selectionOf(page, { nameOf: () => undefined, periods: [] });
          const state = events.reduce(searchBarReducer(), startingState(given));
          const status = DEFAULT_STATUSES;
          const query = searchQuery(sentByBar(state, page));
          expect(parseSearchFilters(query)).toEqual({ ...page, status });
        },
      ),
    ));

  test('the address is one that the site reads as it was written; whenever is never in it', () =>
    walk((state) => {
      const query = searchQuery(sentByBar(state));
      expect(printSearchFilters(parseSearchFilters(query)).toString()).toBe(query.toString());
      expect([...query.values()]).not.toContain('-1');
      expect(query.has('dateFrom')).toBe(!isWhenever(state.when));
      expect(query.has('dateTo')).toBe(!isWhenever(state.when));
      expect(query.getAll('status[]')).toHaveLength(5);
      const places = ['textSearch', 'continentId[]', 'destinationId[]'].filter((key) =>
        query.has(key),
      );
      expect(places.length).toBeLessThanOrEqual(1);
    }));
});
