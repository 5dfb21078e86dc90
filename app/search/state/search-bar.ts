/**
 * The search bar as one state machine, apart from its drawing: where, when, and which section is open.
 * `useReducer(searchBarReducer(rules), openingState(...))` runs it.
 */
import { completesSelection } from '../../../domain/date-range.ts';
import { CLOSED, panelAfter, panelAfterChoice, type Panel, type PanelEvent } from './panel.ts';
import type { PanelRules } from './panel.ts';
import { isWhenever, whenAfter, WHENEVER } from './when-selection.ts';
import type { WhenEvent, WhenSelection } from './when-selection.ts';
import {
  ANYWHERE,
  isAnywhere,
  isUnfinished,
  settledWhere,
  whereAfter,
  type WhereEvent,
  type WhereSelection,
} from './where-selection.ts';

export interface SearchBarState {
  readonly where: WhereSelection;
  readonly when: WhenSelection;
  readonly panel: Panel;
  /** What the address of the page gave; a part that is still the same object was not touched. */
  readonly given: Selection;
}

export interface Selection {
  readonly where: WhereSelection;
  readonly when: WhenSelection;
}

export const NOTHING_CHOSEN: Selection = { where: ANYWHERE, when: WHENEVER };

export type SearchBarEvent =
  | WhereEvent
  | WhenEvent
  | PanelEvent
  /** `RANGE_SETTLES_MS` after the last change of the range (SRCH-13). */
  | { readonly type: 'rangeSettled' }
  | { readonly type: 'allCleared' }
  /** The search was sent, or one of the history was opened. */
  | { readonly type: 'searched' }
  /** The page has another address. */
  | { readonly type: 'given'; readonly selection: Selection };

/** How long a range rests before what depends on it is worked out anew (SRCH-13). */
export const RANGE_SETTLES_MS = 600;

export function startingState(given: Selection = NOTHING_CHOSEN): SearchBarState {
  return { ...given, panel: CLOSED, given };
}

export function searchBarReducer(rules: PanelRules = {}) {
  return (state: SearchBarState, event: SearchBarEvent): SearchBarState => {
    const next = stateAfter(state, event, rules);
    // Whoever leaves the field has typed to the end.
    const where = isInWhere(next.panel) ? next.where : settledWhere(next.where);
    return where === next.where ? next : { ...next, where };
  };
}

function stateAfter(
  state: SearchBarState,
  event: SearchBarEvent,
  rules: PanelRules,
): SearchBarState {
  switch (event.type) {
    case 'typed':
    case 'whereCleared':
      return { ...state, where: whereAfter(state.where, event) };
    case 'destinationChosen':
    case 'continentChosen':
    case 'keywordChosen': {
      const where = whereAfter(state.where, event);
      const isMade = where !== state.where && !isAnywhere(where);
      return { ...state, where, panel: isMade ? afterWhere(state) : state.panel };
    }
    case 'tabChosen':
    case 'spanChosen':
    case 'dayChosen':
    case 'datesTyped':
    case 'whenCleared':
      return { ...state, when: whenAfter(state.when, event) };
    case 'wheneverChosen':
      return {
        ...state,
        when: whenAfter(state.when, event),
        panel: panelAfterChoice(state.panel, null),
      };
    case 'periodChosen': {
      const when = whenAfter(state.when, event);
      const isMade = when.period !== null && completesSelection(when.period);
      return { ...state, when, panel: isMade ? panelAfterChoice(state.panel, null) : state.panel };
    }
    case 'rangeSettled': {
      const { range } = state.when;
      // That of the address was not chosen now.
      const isMade = range !== null && range.to !== null && range !== state.given.when.range;
      const isThere = state.panel.isOpen && state.panel.section === 'when';
      return isMade && isThere ? { ...state, panel: panelAfterChoice(state.panel, null) } : state;
    }
    case 'allCleared':
      return { ...state, where: ANYWHERE, when: { ...WHENEVER, tab: state.when.tab } };
    case 'searched':
      return { ...state, panel: CLOSED };
    case 'given':
      return { ...state, ...event.selection, given: event.selection };
    default:
      return withPanel(state, panelAfter(state.panel, event, rules), rules);
  }
}

/** Closing without a choice may clear what was chosen (SRCH-11). */
function withPanel(state: SearchBarState, panel: Panel, rules: PanelRules): SearchBarState {
  // Scrolling tells a hundred times that nothing changes.
  if (panel === state.panel) return state;
  const isLeft = state.panel.isOpen && !panel.isOpen;
  return isLeft && rules.clearOnClose
    ? { ...state, ...NOTHING_CHOSEN, panel }
    : { ...state, panel };
}

/** In a modal the dates come next, where none are chosen yet. */
function afterWhere({ panel, when }: SearchBarState): Panel {
  return panelAfterChoice(panel, isWhenever(when) ? 'when' : null);
}

function isInWhere(panel: Panel): boolean {
  return panel.isOpen && panel.section === 'where';
}

/** Whether searching has to wait for a choice: text is typed, and none of its rows is taken (SRCH-10). */
export function isSearchDisabled({ where, panel }: SearchBarState): boolean {
  return panel.isOpen && isUnfinished(where);
}

/** Whether there is nothing to clear (SRCH-02). */
export function isNothingChosen({ where, when }: Selection): boolean {
  return isAnywhere(where) && isWhenever(when);
}
