import { useNavigate, useSubmit } from '@remix-run/react';
import { useEffect, type RefObject } from 'react';
import { noteOpener, OPENS_ATTRIBUTE } from '../modals/modal-opener.ts';
import { stepToModal } from '../modals/modal-opener.ts';
import { KEEPS_PLACE_ATTRIBUTE } from '../ui/keeps-place.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import type { IslandRoot } from './island-root.tsx';
import { headedFor, siteRouter, type SiteRouter } from './site-router.ts';

/** Written by Remix on links and forms that the router takes care of once they are hydrated. */
const OF_ROUTER = '[data-discover]';

const AWAITED_ATTRIBUTE = 'data-awaited';

/**
 * What a link has that does more with its code than lead somewhere, and a button that does nothing without: a
 * press on it waits for that.
 */
export const AWAITED = { [AWAITED_ATTRIBUTE]: '' } as const;

const PRESSED = `a${OF_ROUTER}, :is(a, button)[${AWAITED_ATTRIBUTE}]`;

/**
 * Lets the links and search forms of an island that is not yet taken over do without a new document, as they
 * will later.
 *
 * React keeps what happens in an island from everybody as long as it is taking it over, itself included: so
 * these are the document's own listeners, which hear it at the same time as React's.
 */
export function useUntakenLinks(
  { takeOver, isTakenOver }: IslandRoot,
  place: RefObject<HTMLElement>,
): void {
  const navigate = useNavigate();
  const submit = useSubmit();

  useEffect(() => {
    /** The island, where a press or a form is in it and not yet seen to by itself. */
    const islandAround = (event: Event): HTMLElement | null => {
      const element = place.current;
      const isOurs = !isTakenOver() && element?.contains(event.target as Node);
      return isOurs && !event.defaultPrevented ? element : null;
    };

    const onClick = (event: MouseEvent) => {
      const element = islandAround(event);
      const router = siteRouter();
      const link = element && (event.target as Element).closest<HTMLAnchorElement>(PRESSED);
      if (!link || !router || opensElsewhere(event)) return;
      if (link.target && link.target !== '_self') return;
      if (link.hasAttribute(AWAITED_ATTRIBUTE)) {
        event.preventDefault();
        const isValid = notePress(router);
        const leave = () => link.href && window.location.assign(link.href);
        const follow = () => isValid() && (isTakenOver() ? link.click() : leave());
        takeOver(element).then(follow, follow);
        return;
      }
      const { pathname, search, hash } = link;
      // As the router has it: React may not have drawn it yet.
      const { location } = router.state;
      const isHere = pathname === location.pathname && search === location.search;
      // The browser sees to a part of the page.
      if (isHere && hash) return;
      event.preventDefault();
      // The router would go to the part that is named; that is for who has no scripts.
      const to = pathname + search + (keepsPlace(link) ? '' : hash);
      if (!link.hasAttribute(OPENS_ATTRIBUTE)) {
        navigate(to, { preventScrollReset: keepsPlace(link), replace: isHere });
      } else if (!isHere) {
        noteOpener(link);
        navigate(to, stepToModal(location));
      }
    };

    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      // What is sent by POST the server answers with a page.
      if (!islandAround(event) || !form.matches(`${OF_ROUTER}:not([method=post i])`)) return;
      event.preventDefault();
      submit((event.submitter as HTMLButtonElement | null) ?? form, {
        preventScrollReset: keepsPlace(form),
      });
    };

    const first = { capture: true };
    document.addEventListener('click', onClick, first);
    document.addEventListener('submit', onSubmit, first);
    return () => {
      document.removeEventListener('click', onClick, first);
      document.removeEventListener('submit', onSubmit, first);
    };
  }, [takeOver, isTakenOver, place, navigate, submit]);
}

/** The last that anybody made on a link that waits, in whatever island. */
let newestPress: object | undefined;

/**
 * Notes a press that waits for code, and tells later whether it still holds: not where one has pressed
 * another such link since, or is on another page, or on the way there.
 */
function notePress(router: SiteRouter): () => boolean {
  const press = {};
  newestPress = press;
  const { pathname } = router.state.location;
  return () => newestPress === press && headedFor(router).pathname === pathname;
}

function keepsPlace(element: Element): boolean {
  return element.hasAttribute(KEEPS_PLACE_ATTRIBUTE);
}
