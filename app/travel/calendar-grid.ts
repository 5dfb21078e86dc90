/**
 * Makes grids of the months of a departure calendar (A11Y-02, the date grid of the ARIA Authoring
 * Practices): one stop for the tab key, and arrows, Home, End and Page keys from day to day, across
 * months. Fetched when the calendar first gets the focus; without it the links are a tab away each. It needs
 * nothing but the page as it stands, so it does not wait for the calendar's own code.
 */
import { dayOfKey, type PressedKey } from '../../domain/calendar-step.ts';
import type { Weekday } from '../../domain/market.ts';
import { isHeadedFor, siteRouter } from '../site-router.ts';
import { CALENDAR_ATTRIBUTE, CALENDAR_CELL as CELL } from './calendar-parts.ts';

/** May be called again for months that have come since; `root` holds all that the keys lead through. */
export function makeCalendarGrid(root: HTMLElement): void {
  nameGrids(root);
  const focused = cellWithFocus(root) && document.activeElement;
  const now =
    root.querySelector<HTMLElement>(`${CELL} [tabindex="0"], ${CELL}[tabindex="0"]`) ??
    root.querySelector<HTMLElement>(`${CELL} a`);
  setStop(root, (focused as HTMLElement | null) ?? now);
}

/** Moves the focus from the day that has it, or is about to; nothing where it has gone elsewhere. */
export function moveInCalendar(root: HTMLElement, pressed: PressedKey): void {
  const way = underWay?.root === root ? underWay : null;
  const from = way?.day ?? cellWithFocus(root)?.dataset.day;
  const weekStart = Number(root.getAttribute(CALENDAR_ATTRIBUTE)) as Weekday;
  const wanted = from && dayOfKey(from, pressed, weekStart);
  if (!wanted) return;
  if (way) {
    way.day = wanted;
    way.isTurned = true;
    return;
  }
  const step = stepTo(root, wanted);
  if (step) goOn(root, wanted, step);
  else focusDay(root, wanted);
}

function cellWithFocus(root: HTMLElement): HTMLElement | null {
  const focused = document.activeElement;
  return focused && root.contains(focused) ? focused.closest<HTMLElement>(CELL) : null;
}

type StepKind = 'next' | 'previous';

/**
 * Which way the months lie that have the day, where it is not among those shown and the calendar has a link
 * there: it says so by `data-step`.
 */
function stepTo(root: HTMLElement, day: string): StepKind | null {
  const days = [...root.querySelectorAll<HTMLElement>(CELL)].map(
    ({ dataset }) => dataset.day ?? '',
  );
  const isOn = day > (days.at(-1) ?? day);
  const kind = isOn ? 'next' : day < (days[0] ?? day) ? 'previous' : null;
  return kind && stepLink(root, kind) ? kind : null;
}

function stepLink(root: HTMLElement, kind: StepKind): HTMLAnchorElement | null {
  return root.querySelector(`[data-step="${kind}"]`);
}

/** The calendar that is on the way to a day of another month; a key that comes then leads on. */
let underWay: Way | null = null;

interface Way {
  readonly root: HTMLElement;
  day: string;
  /** Whether a key has set another day since the last month: it may lie back where one came from. */
  isTurned: boolean;
}

/** The focus is nowhere while one month takes the place of another, and its keys are this calendar's. */
export function calendarUnderWay(): HTMLElement | null {
  return underWay && underWay.root;
}

/**
 * Moves the focus to a day when another month is drawn in place of the one that has the focus now, or to
 * the end of that month that is nearest to the day: a month without departures is passed over. Who goes
 * elsewhere in the meantime stays there.
 */
function goOn(root: HTMLElement, day: string, kind: StepKind): void {
  const way: Way = { root, day, isTurned: false };
  underWay = way;
  const firstDay = () => root.querySelector<HTMLElement>(CELL)?.dataset.day;
  const before = firstDay();
  const observer = new MutationObserver(() => {
    const now = firstDay();
    if (now === undefined || now === before) return;
    leave();
    nameGrids(root);
    const step = stepTo(root, way.day);
    // Back without a key would be to and fro around a month without departures.
    if (step && (step === kind || way.isTurned)) goOn(root, way.day, step);
    else focusDay(root, way.day);
  });
  const leave = () => {
    if (underWay === way) underWay = null;
    observer.disconnect();
    for (const sign of SIGNS) document.removeEventListener(sign, leave);
  };
  observer.observe(root, { childList: true, subtree: true });
  for (const sign of SIGNS) document.addEventListener(sign, leave);
  follow(stepLink(root, kind));
}

/** In the same step of the history: one key may lead through a year of months, and is no way to go back. */
function follow(link: HTMLAnchorElement | null): void {
  const router = siteRouter();
  if (!link || !router) link?.click();
  else {
    const address = link.pathname + link.search + link.hash;
    // Who has pressed the link has a step of the history, which this would take away.
    if (isHeadedFor(address)) return;
    void router.navigate(address, { replace: true, preventScrollReset: true });
  }
}

/** Of somebody who goes elsewhere. */
const SIGNS = ['focusin', 'pointerdown'] as const;

function focusDay(root: HTMLElement, day: string): void {
  const target = stopOf(nearestCell(root, day));
  setStop(root, target);
  target?.focus();
}

function nameGrids(root: HTMLElement): void {
  for (const table of root.querySelectorAll('table:not([role])'))
    table.setAttribute('role', 'grid');
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
