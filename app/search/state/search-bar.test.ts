import { describe, expect, test } from 'vitest';
import type { Period } from '../../../domain/date-range.ts';
import { MAY, ONE_DAY, TODAY } from '../../../test/support/example-periods.ts';
import { CLOSED, type Panel } from './panel.ts';
import {
  isNothingChosen,
  isSearchDisabled,
  NOTHING_CHOSEN,
  searchBarReducer,
  startingState,
  type SearchBarEvent,
  type SearchBarState,
} from './search-bar.ts';
import { WHENEVER } from './when-selection.ts';
import { ANYWHERE } from './where-selection.ts';

const open = (
  section: 'where' | 'when',
  form: 'dropdown' | 'modal' = 'dropdown',
): SearchBarEvent => ({
  type: 'opened',
  section,
  form,
  origin: 'homepage',
  scrollY: 0,
  width: 1280,
  hasHistory: false,
});
const type = (text: string): SearchBarEvent => ({ type: 'typed', text });
const peru: SearchBarEvent = {
  type: 'destinationChosen',
  destination: { id: 'PER', name: 'Peru' },
};
const asia: SearchBarEvent = { type: 'continentChosen', continent: 'asia' };
const keyword: SearchBarEvent = { type: 'keywordChosen' };
const period = (chosen: Period): SearchBarEvent => ({ type: 'periodChosen', period: chosen });
const day = (chosen: string): SearchBarEvent => ({ type: 'dayChosen', day: chosen, today: TODAY });
const whenever: SearchBarEvent = { type: 'wheneverChosen' };
const settled: SearchBarEvent = { type: 'rangeSettled' };
const leave: SearchBarEvent = { type: 'dismissed', by: 'outside' };
const toWhen: SearchBarEvent = { type: 'sectionToggled', section: 'when', hasHistory: false };

const run = (events: readonly SearchBarEvent[], clearOnClose = false): SearchBarState =>
  events.reduce(searchBarReducer({ clearOnClose }), startingState());
const sectionOf = (panel: Panel) => (panel.isOpen ? panel.section : 'closed');

describe('SRCH-09 what closes the dropdown, and what a modal shows next', () => {
  test.each<[string, SearchBarEvent[], string, string | null]>([
    ['a destination', [open('where'), peru], 'closed', 'when'],
    [
      'a destination with dates chosen',
      [open('when'), period(MAY), open('where'), peru],
      'closed',
      null,
    ],
    ['a continent', [open('where'), asia], 'closed', 'when'],
    [
      'a continent that is deselected',
      [open('where'), asia, open('where'), asia],
      'where',
      'where',
    ],
    ['a keyword', [open('where'), type('hike'), keyword], 'closed', 'when'],
    ['a keyword of spaces', [open('where'), type('  '), keyword], 'where', 'where'],
    ['typing', [open('where'), type('hike')], 'where', 'where'],
    ['clearing the text', [open('where'), type('a'), { type: 'whereCleared' }], 'where', 'where'],
    ['a period', [open('when'), period(MAY)], 'closed', null],
    ['a period of one day', [open('when'), period(ONE_DAY)], 'when', 'when'],
    [
      'a period that is deselected',
      [open('when'), period(MAY), open('when'), period(MAY)],
      'when',
      'when',
    ],
    ['whenever', [open('when'), whenever], 'closed', null],
    ['a first day', [open('when'), day('2027-05-12'), settled], 'when', 'when'],
    ['a range at once', [open('when'), day('2027-05-12'), day('2027-05-14')], 'when', 'when'],
    [
      'a range that rests',
      [open('when'), day('2027-05-12'), day('2027-05-14'), settled],
      'closed',
      null,
    ],
    [
      'a range begun anew before it rests',
      [open('when'), day('2027-05-12'), day('2027-05-14'), day('2027-05-20'), settled],
      'when',
      'when',
    ],
    [
      'a range that rests when one is elsewhere',
      [open('when'), day('2027-05-12'), day('2027-05-14'), open('where'), settled],
      'where',
      'where',
    ],
    ['the other tab', [open('when'), { type: 'tabChosen', tab: 'dates' }], 'when', 'when'],
    ['clearing all', [open('when'), { type: 'allCleared' }], 'when', 'when'],
    ['searching', [open('where'), { type: 'searched' }], 'closed', 'closed'],
  ])('%s', (_, events, inDropdown, inModal) => {
    expect(sectionOf(run(events).panel)).toBe(inDropdown);
    const asModal = events.map((event) =>
      event.type === 'opened' ? { ...event, form: 'modal' as const } : event,
    );
    expect(sectionOf(run(asModal).panel)).toBe(inModal);
  });
});

describe('SRCH-10 searching is disabled while text is typed and none of its rows chosen', () => {
  test.each<[string, SearchBarEvent[], boolean]>([
    ['nothing open', [], false],
    ['open, nothing typed', [open('where')], false],
    ['spaces typed', [open('where'), type('  ')], false],
    ['text typed', [open('where'), type('hike')], true],
    ['its keyword row chosen', [open('where'), type('hike'), keyword], false],
    ['and the field opened again', [open('where'), type('hike'), keyword, open('where')], false],
    ['a destination chosen', [open('where'), type('per'), peru, open('where')], false],
    ['a continent chosen', [open('where'), type('per'), asia, open('where')], false],
    ['typed on after a choice', [open('where'), peru, open('where'), type('Per')], true],
    ['the text emptied', [open('where'), type('hike'), type('')], false],
    ['the bar left', [open('where'), type('hike'), leave], false],
    ['the dates opened', [open('where'), type('hike'), toWhen], false],
  ])('%s', (_, events, isDisabled) => expect(isSearchDisabled(run(events))).toBe(isDisabled));

  test('who leaves the field with text in it means the text', () => {
    const expected = { ...ANYWHERE, input: 'hike', isKeyword: true };
    expect(run([open('where'), type(' hike '), leave]).where).toEqual(expected);
    expect(run([open('where'), type(' hike '), toWhen]).where).toEqual(expected);
    expect(run([open('where'), type('   '), leave]).where).toEqual(ANYWHERE);
  });
});

describe('SRCH-11 closing clears the choice where that is asked for', () => {
  const chosen = [open('where'), peru, open('when')];
  test.each<[string, SearchBarEvent[], boolean]>([
    ['a click outside', [...chosen, leave], true],
    ['Escape', [...chosen, { type: 'dismissed', by: 'escape' }], true],
    ['another width', [...chosen, { type: 'resized', width: 600 }], true],
    ['far scrolling', [...chosen, { type: 'scrolled', y: 400 }], true],
    ['a choice', [...chosen, period(MAY)], false],
    ['a range that rests', [...chosen, day('2027-05-12'), day('2027-05-14'), settled], false],
    ['searching', [...chosen, { type: 'searched' }], false],
    ['what does not close it', [...chosen, { type: 'scrolled', y: 200 }], false],
    ['a click outside of what is closed', [open('where'), peru, leave], false],
  ])('%s', (_, events, isCleared) => {
    expect(isNothingChosen(run(events, true))).toBe(isCleared);
    expect(isNothingChosen(run(events))).toBe(false);
  });
});

describe('SRCH-02 clear-all is for what is chosen', () => {
  test.each<[string, SearchBarEvent[], boolean]>([
    ['nothing', [], true],
    ['spaces', [open('where'), type(' '), leave], true],
    ['typed text', [open('where'), type('a')], false],
    ['a continent', [asia], false],
    ['a day', [day('2027-05-12')], false],
    ['all of it, cleared', [peru, period(MAY), { type: 'allCleared' }], true],
  ])('%s', (_, events, expected) => expect(isNothingChosen(run(events))).toBe(expected));

  test('the tab stays', () => {
    const cleared = run([
      { type: 'tabChosen', tab: 'dates' },
      day('2027-05-12'),
      { type: 'allCleared' },
    ]);
    expect(cleared.when).toEqual({ ...WHENEVER, tab: 'dates' });
  });
});

test('SRCH-09 SRCH-13 a range of the address does not close what was opened to change it', () => {
  const range = { from: '2027-05-12', to: '2027-05-14' };
  const given = { where: ANYWHERE, when: { ...WHENEVER, tab: 'dates' as const, range } };
  const reduce = searchBarReducer();
  const opened = reduce(startingState(given), open('when'));
  expect(sectionOf(reduce(opened, settled).panel)).toBe('when');
  const chosenAnew = [day('2027-05-20'), day('2027-05-22'), settled].reduce(reduce, opened);
  expect(sectionOf(chosenAnew.panel)).toBe('closed');
});

test.each<[string, SearchBarEvent[], SearchBarEvent]>([
  ['a little scrolling', [open('where')], { type: 'scrolled', y: 100 }],
  ['scrolling while it is closed', [], { type: 'scrolled', y: 5000 }],
  ['a phone’s keyboard', [open('where')], { type: 'resized', width: 1280 }],
])('SRCH-11 what closes nothing is no new state: %s', (_, events, event) => {
  const state = run(events);
  expect(searchBarReducer()(state, event)).toBe(state);
});

test('SRCH-01 another address brings its own choice and leaves the panel as it is', () => {
  const given = { where: { ...ANYWHERE, continents: ['asia' as const] }, when: WHENEVER };
  const state = run([peru, open('when'), { type: 'given', selection: given }]);
  expect(state).toMatchObject({ ...given, given });
  expect(sectionOf(state.panel)).toBe('when');
  expect(startingState(given)).toEqual({ ...given, given, panel: CLOSED });
  expect(startingState().where).toBe(NOTHING_CHOSEN.where);
});
