import { useLocation, useNavigate, useSubmit } from '@remix-run/react';
import type { FormEvent, MouseEvent } from 'react';
import { noteOpener, OPENS_ATTRIBUTE } from '../modals/modal-opener.ts';
import { openedOver } from '../modals/opened-here.ts';
import type { IslandRoot } from './island-root.tsx';

/** Written by Remix on links and forms that the router takes care of once they are hydrated. */
const OF_ROUTER = '[data-discover]';

/** Carried by a link that does more with its code than lead somewhere: a press on it waits for that. */
export const AWAITED_ATTRIBUTE = 'data-awaited';

/**
 * Lets the links and search forms of an island that is not yet taken over do without a new document, as they
 * will later. Once they are React's own they prevent the default by themselves, and nothing is left to do.
 */
export function useUntakenLinks({ takeOver, isTakenOver }: IslandRoot) {
  const navigate = useNavigate();
  const submit = useSubmit();
  const location = useLocation();

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a${OF_ROUTER}`);
    if (!link || event.defaultPrevented || opensElsewhere(event, link)) return;
    // The browser sees to a link to the page itself, and to a part of it.
    const { pathname, search, hash } = link;
    if (pathname === location.pathname && search === location.search) return;
    event.preventDefault();
    if (link.hasAttribute(AWAITED_ATTRIBUTE) && !isTakenOver()) {
      takeOver(event.currentTarget).then(
        () => link.click(),
        () => window.location.assign(link.href),
      );
      return;
    }
    const isModal = link.hasAttribute(OPENS_ATTRIBUTE);
    if (isModal) noteOpener(link);
    const overPage = { preventScrollReset: true, state: openedOver(location) };
    navigate(pathname + search + hash, isModal ? overPage : undefined);
  };

  const onSubmit = (event: FormEvent) => {
    const form = event.target as HTMLFormElement;
    // What is sent by POST the server answers with a page.
    if (event.defaultPrevented || !form.matches(`${OF_ROUTER}:not([method=post i])`)) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    submit((submitter as HTMLButtonElement | null) ?? form);
  };

  return { onClick, onSubmit };
}

function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return (
    button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !['', '_self'].includes(link.target)
  );
}
