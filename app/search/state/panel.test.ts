import { describe, expect, test } from 'vitest';
import { CLOSED, menuOpening, panelAfter, panelAfterChoice } from './panel.ts';
import type { OpenPanel, Panel, PanelEvent, PanelRules } from './panel.ts';

const dropdown: OpenPanel = {
  isOpen: true,
  form: 'dropdown',
  section: 'where',
  origin: 'homepage',
  scrollY: 100,
  width: 1280,
};
const modal: OpenPanel = { ...dropdown, form: 'modal', width: 375 };
const folded: OpenPanel = { ...modal, section: null };

const open = (section: OpenPanel['section'], hasHistory: boolean): PanelEvent => {
  const { form, origin, scrollY, width } = dropdown;
  return { type: 'opened', section: section ?? 'where', form, origin, scrollY, width, hasHistory };
};

describe('SRCH-01 one section at a time opens', () => {
  test.each([
    ['where', 'where', false, 'where'],
    ['when', 'when', false, 'when'],
    ['history', 'history', true, 'history'],
    ['an empty history, in place of which where opens', 'history', false, 'where'],
  ] as const)('%s', (_, section, hasHistory, opened) => {
    const expected = { ...dropdown, section: opened };
    expect(panelAfter(CLOSED, open(section, hasHistory), {})).toEqual(expected);
    expect(panelAfter({ ...dropdown, section: 'when' }, open(section, hasHistory), {})).toEqual(
      expected,
    );
  });

  test.each(['homepage', 'destinationPage', 'menu'] as const)(
    'it knows its origin: %s',
    (origin) => {
      const opened = panelAfter(CLOSED, { ...open('when', false), origin } as PanelEvent, {});
      expect(opened).toMatchObject({ origin });
    },
  );

  test.each([
    ['dropdown', true, { section: 'history', delayMs: 400 }],
    ['dropdown', false, { section: 'where', delayMs: 400 }],
    ['modal', true, { section: 'history', delayMs: 0 }],
    ['modal', false, { section: 'where', delayMs: 0 }],
  ] as const)('SRCH-02 from the menu, as a %s, with a history: %s', (form, hasHistory, expected) =>
    expect(menuOpening(form, hasHistory)).toEqual(expected),
  );
});

describe('SRCH-02 the panels of the modal exclude each other', () => {
  const toggle = (section: 'where' | 'when' | 'history', hasHistory = true): PanelEvent => ({
    type: 'sectionToggled',
    section,
    hasHistory,
  });
  test.each([
    ['another opens in its place', modal, toggle('when'), { ...modal, section: 'when' }],
    ['the open one folds', modal, toggle('where'), folded],
    ['a folded one opens', folded, toggle('history'), { ...modal, section: 'history' }],
    ['an empty history is none', folded, toggle('history', false), modal],
    ['in a dropdown none folds', dropdown, toggle('where'), dropdown],
    ['a dropdown changes its section', dropdown, toggle('when'), { ...dropdown, section: 'when' }],
    ['nothing opens what is closed', CLOSED, toggle('when'), CLOSED],
  ] as const)('%s', (_, before, event, after) =>
    expect(panelAfter(before, event, {})).toEqual(after),
  );
});

describe('SRCH-11 what closes it', () => {
  const keep: PanelRules = { keptOnScroll: true };
  const dismiss = (by: 'outside' | 'escape' | 'button'): PanelEvent => ({ type: 'dismissed', by });
  const scroll = (y: number): PanelEvent => ({ type: 'scrolled', y });
  const resize = (width: number): PanelEvent => ({ type: 'resized', width });
  const inWhen: OpenPanel = { ...dropdown, section: 'when' };
  test.each<[string, Panel, PanelEvent, PanelRules, boolean]>([
    ['a click outside', dropdown, dismiss('outside'), {}, true],
    ['Escape', dropdown, dismiss('escape'), {}, true],
    ['its button', dropdown, dismiss('button'), {}, true],
    ['another width', dropdown, resize(1279), {}, true],
    ['the same width: the keyboard of a phone', dropdown, resize(1280), {}, false],
    ['scrolling 251 px down', inWhen, scroll(351), {}, true],
    ['scrolling 250 px down', inWhen, scroll(350), {}, false],
    [
      'scrolling 250 px up from further down',
      { ...dropdown, scrollY: 900 },
      scroll(650),
      {},
      false,
    ],
    ['scrolling 251 px up', { ...dropdown, scrollY: 900 }, scroll(649), {}, true],
    ['any scrolling where it is kept', dropdown, scroll(5000), keep, false],
    ['another width where it is kept on scroll', dropdown, resize(600), keep, true],
    ['Escape in a modal', modal, dismiss('escape'), {}, true],
    ['the button of a modal', folded, dismiss('button'), {}, true],
    ['a click outside a modal', modal, dismiss('outside'), {}, false],
    ['a phone that is turned, under a modal', modal, resize(812), {}, false],
    ['scrolling under a modal', modal, scroll(5000), {}, false],
  ])('%s', (_, before, event, rules, isClosed) =>
    expect(panelAfter(before, event, rules)).toBe(isClosed ? CLOSED : before),
  );
});

describe('SRCH-09 a choice closes the dropdown and folds the section of a modal', () => {
  test.each([
    ['a dropdown', dropdown, CLOSED],
    ['a modal', modal, { ...modal, section: 'when' }],
    ['nothing', CLOSED, CLOSED],
  ])('%s', (_, before, after) => expect(panelAfterChoice(before, 'when')).toEqual(after));
});
