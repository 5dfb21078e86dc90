/**
 * Events of presses and of the focus, read off the page as it stands: its own attributes say what was
 * pressed, so a part that React has not taken over counts like any other, and no component takes part.
 */
import type { HeardEvent } from './data-layer.ts';

/** Parts that a page names itself, the innermost first: modal, block, header or footer, section. */
const PARTS = [
  ['dialog[data-modal]', 'data-modal'],
  ['[data-block]', 'data-block'],
  ['[data-part]', 'data-part'],
  ['section[id]', 'id'],
] as const;
const ANY_PART = PARTS.map(([selector]) => selector).join();

const LONGEST_LABEL = 100;

export function sectionOf(element: Element): string | null {
  const part = element.closest(ANY_PART);
  const named = PARTS.find(([selector]) => part?.matches(selector));
  return (named && part?.getAttribute(named[1])) ?? null;
}

/** What a press means; null for nothing that is counted. */
export function eventOfPress(target: Element): HeardEvent | null {
  const pressed = target.closest(
    '[data-age-badge], [data-event]:not([aria-current], [aria-selected=true]), [data-read-more] > summary',
  );
  if (!pressed) return null;
  const sectionFrom = sectionOf(pressed);
  const { ageBadge, event } = (pressed as HTMLElement).dataset;
  if (ageBadge !== undefined) return { event: 'age-badge-click', label: ageBadge, sectionFrom };
  if (event !== undefined) return { event: 'tab-change', label: event, sectionFrom };
  // Its second press closes it.
  if ((pressed.parentElement as HTMLDetailsElement).open) return null;
  const label = pressed.textContent?.trim().slice(0, LONGEST_LABEL) ?? null;
  return { event: 'read-more-open', label, sectionFrom };
}

/** A search of the visitor's own that a link opens again; null for any other press. */
export function pastSearchOf(target: Element): HeardEvent | null {
  const link = target.closest<HTMLAnchorElement>('a[data-recent-search]');
  if (!link) return null;
  // What somebody has typed may be anything.
  const isTyped = new URL(link.href).searchParams.has('textSearch');
  return {
    event: 'recent-search-completed',
    label: (!isTyped && link.dataset.recentSearch) || null,
    sectionFrom: link.closest('form') ? 'search' : sectionOf(link),
  };
}

/**
 * A link that leads to the wishlist from another page; null for any other press.
 *
 * @param isWishlist whether a path of this site is the wishlist's
 */
export function wishlistGoToOf(
  target: Element,
  isWishlist: (pathname: string) => boolean,
): HeardEvent | null {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin) return null;
  if (!isWishlist(link.pathname) || isWishlist(location.pathname)) return null;
  return { event: 'wishlist-go-to', label: null, sectionFrom: sectionOf(link) };
}

const SEARCH = '[data-search-origin]';

/**
 * Hears of a search that is opened: whoever comes into the fields of its form opens it, once until he does
 * something elsewhere or the form is gone.
 */
export function createSearchEar(): (target: Element) => HeardEvent | null {
  let opened: Element | null = null;
  return (target) => {
    const form =
      target.closest<HTMLElement>(SEARCH) ??
      // A sheet of the menu is around its form.
      target.closest('dialog')?.querySelector<HTMLElement>(SEARCH) ??
      null;
    if (form === opened && opened?.isConnected) return null;
    // To send it opens nothing.
    if (form && !target.closest('input, select, [type=button], dialog, label')) return null;
    opened = form;
    const origin = form?.dataset.searchOrigin;
    return origin ? { event: 'search-opened', label: null, sectionFrom: origin } : null;
  };
}
