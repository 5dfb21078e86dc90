/**
 * Hears the keys of departure calendars (A11Y-02). Their grid is fetched when one first gets the focus, and the
 * calendar may not be React's by then: so these are the document's own listeners, and a key that is pressed
 * before the grid is there waits for it.
 */
import { CALENDAR_ATTRIBUTE, CALENDAR_CELL } from './calendar-parts.ts';

const CALENDAR = `[${CALENDAR_ATTRIBUTE}]`;
/** Those of `dayOfKey`. */
const KEYS = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End)$/;

let isHearing = false;
/** Whether the grid could not be fetched: the links are there without it. */
let isLost = false;

/** For as long as the document lives; called again it does nothing more. */
export function hearCalendarKeys(): void {
  if (isHearing) return;
  isHearing = true;
  // Before the arrow keys reach a carousel, and before React keeps them from what it is taking over.
  document.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('focusin', onFocus);
  // It may have got the focus before.
  makeGridAround(document.activeElement);
}

function onFocus({ target }: FocusEvent): void {
  makeGridAround(target);
}

function makeGridAround(target: EventTarget | null): void {
  const calendar = calendarAround(target);
  if (calendar) withGrid(({ makeCalendarGrid }) => makeCalendarGrid(calendar));
}

function onKey(event: KeyboardEvent): void {
  const { target, key, shiftKey } = event;
  const isNowhere = target === document.body;
  const calendar = isNowhere ? loaded?.calendarUnderWay() : calendarAround(target);
  // With such a key they are the browser's: back and forward.
  const isOthers = event.altKey || event.ctrlKey || event.metaKey || !KEYS.test(key);
  if (!calendar || isOthers || isLost) return;
  if (!isNowhere && !(target as Element).closest(CALENDAR_CELL)) return;
  event.preventDefault();
  event.stopPropagation();
  withGrid(({ moveInCalendar }) => moveInCalendar(calendar, { key, shiftKey }));
}

function calendarAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CALENDAR) : null;
}

type Grid = typeof import('./calendar-grid.ts');

/** One promise: those of several imports of a module are kept in any order. */
let grid: Promise<Grid> | undefined;
let loaded: Grid | undefined;

/** Calls in the order of the calls here. */
function withGrid(call: (module: Grid) => void): void {
  grid ??= import('./calendar-grid.ts').then((module) => (loaded = module));
  grid.then(call, () => {
    isLost = true;
  });
}
