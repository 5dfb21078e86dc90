/**
 * Makes grids of the months of a departure calendar (A11Y-02, the date grid of the ARIA Authoring
 * Practices): one stop for the tab key, and arrows, Home, End and Page keys from day to day, across
 * months. Fetched when the calendar first gets the focus; without it the links are a tab away each.
 */
import { dayOfKey } from '../../domain/calendar-step.ts';
import type { Weekday } from '../../domain/market.ts';

const CELL = 'td[data-day]';
const taken = new WeakSet<HTMLElement>();

/** May be called again for months that have come since; `root` holds all that the keys lead through. */
export function makeCalendarGrid(root: HTMLElement, firstDayOfWeek: Weekday): void {
  for (const table of root.querySelectorAll('table:not([role])'))
    table.setAttribute('role', 'grid');
  const focused = document.activeElement;
  const now =
    root.querySelector<HTMLElement>(`${CELL} [tabindex="0"], ${CELL}[tabindex="0"]`) ??
    root.querySelector<HTMLElement>(`${CELL} a`);
  const isInside = focused instanceof HTMLElement && root.contains(focused);
  setStop(root, isInside && focused.closest(CELL) ? focused : now);
  if (taken.has(root)) return;
  taken.add(root);
  const press = (event: KeyboardEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>(CELL) : null;
    // With such a key they are the browser's: back and forward.
    if (!cell?.dataset.day || event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = dayOfKey(cell.dataset.day, event, firstDayOfWeek);
    if (wanted === null) return;
    event.preventDefault();
    event.stopPropagation();
    const step = stepTo(root, wanted);
    if (step) {
      focusOnceShown(root, wanted);
      step.click();
      return;
    }
    const target = stopOf(nearestCell(root, wanted));
    setStop(root, target);
    target?.focus();
  };
  // Before the arrow keys reach a carousel within.
  root.addEventListener('keydown', press, { capture: true });
}

/**
 * The link to the months on the other side of those shown, where a day lies there and the calendar has
 * such a link: it says so by `data-step`.
 */
function stepTo(root: HTMLElement, day: string): HTMLElement | null {
  const days = [...root.querySelectorAll<HTMLElement>(CELL)].map(
    ({ dataset }) => dataset.day ?? '',
  );
  if (day > (days.at(-1) ?? day)) return root.querySelector('[data-step="next"]');
  return day < (days[0] ?? day) ? root.querySelector('[data-step="previous"]') : null;
}

/** Moves the focus to a day when its month is drawn in place of the one that has the focus now. */
function focusOnceShown(root: HTMLElement, day: string): void {
  const month = day.slice(0, 7);
  const observer = new MutationObserver(() => {
    if (!root.querySelector(`${CELL}[data-day^="${month}"]`)) return;
    observer.disconnect();
    for (const table of root.querySelectorAll('table:not([role])'))
      table.setAttribute('role', 'grid');
    const target = stopOf(nearestCell(root, day));
    setStop(root, target);
    target?.focus();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** The day itself; the first or the last one where it lies outside of the months shown. */
function nearestCell(root: HTMLElement, day: string): HTMLElement | undefined {
  const cells = [...root.querySelectorAll<HTMLElement>(CELL)];
  return cells.find(({ dataset }) => (dataset.day ?? '') >= day) ?? cells.at(-1);
}

/** What takes the focus in a cell: its link, where it has one. */
function stopOf(cell: HTMLElement | undefined): HTMLElement | undefined {
  return cell?.querySelector('a') ?? cell;
}

/** The tab key stops at one day of all, and every other one is reached from there. */
function setStop(root: HTMLElement, stop: HTMLElement | null | undefined): void {
  for (const cell of root.querySelectorAll<HTMLElement>(CELL)) {
    const each = stopOf(cell);
    if (each) each.tabIndex = each === stop ? 0 : -1;
  }
}
