/** The modal that the address asks for, as the root of the site loads and places it (LAY-11). */
import { useLocation } from '@remix-run/react';
import { createElement, useEffect, useMemo, useReducer } from 'react';
import { browserMarket } from '../i18n/browser-market.ts';
import type { RootData } from '../i18n/site.ts';
import { loadLostCode } from '../network/load-again.ts';
import type { LoadedPage } from '../pages/pages.server.ts';
import type { BookingStartData } from '../routes/booking.$tour.start/booking-start.server.ts';
import { openModalOf } from './modal-address.ts';
import type { AskedOnPage } from './modal-host.tsx';
import { modalComponent, modalHost, preloadModal } from './modal-modules.ts';
import type { ModalName } from './modal-names.ts';
import type { ModalContext } from './modal-subjects.ts';

/**
 * Which modal the address asks for, and whether it can be drawn already.
 *
 * @param loaded what the routes have loaded, the same object as long as they load nothing new
 */
export function useAskedModal(loaded: LoadedData): AskedOnPage {
  const location = useLocation();
  const [isOfferAnswered, answerOffer] = useReducer(() => true, false);
  const context = useMemo(
    () => modalContext(loaded, { isOfferAnswered }),
    [loaded, isOfferAnswered],
  );
  const name = context && openModalOf(location, context.offer)?.name;
  const component = name ? modalComponent(name) : null;
  const awaited = name && !component ? name : null;
  useLoadedModal(awaited);
  const [isServerDrawn, takeOver] = useReducer(() => false, true);
  useEffect(takeOver, [takeOver]);
  return { component, isAwaited: awaited !== null, context, isServerDrawn, answerOffer };
}

/**
 * Loads the asked modal where no link has done so, as after a step back or forward, and draws it then.
 *
 * @param name null where it could be drawn
 */
function useLoadedModal(name: ModalName | null): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!name) return;
    let isWanted = true;
    preloadModal(name, browserMarket().textLocale).then(
      () => isWanted && redraw(),
      // The server draws it where its code does not arrive; a page without a connection is better than none.
      () => whenOnline(() => isWanted && loadLostCode()),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
}

function whenOnline(then: () => void): void {
  if (navigator.onLine) then();
  else window.addEventListener('online', then, { once: true });
}

/** Where the page's modal is drawn; what draws it is fetched with the first one (LAY-10). */
export function ModalPlace({ asked }: { readonly asked: AskedOnPage }) {
  const host = modalHost();
  return host && createElement(host, { asked });
}

export interface LoadedData {
  readonly root: RootData | undefined;
  readonly page: LoadedPage | undefined;
  readonly booking: BookingStartData | undefined;
}

/**
 * What is known where a modal opens, out of what the routes have loaded: the same on both sides. Null where the root loader failed.
 */
export function modalContext(
  { root, page, booking }: LoadedData,
  { isOfferAnswered = false }: { readonly isOfferAnswered?: boolean } = {},
): ModalContext | null {
  if (!root) return null;
  const frame = page?.frame ?? booking?.frame;
  return {
    site: root,
    page,
    counterparts: frame?.counterparts ?? page?.seo.alternates ?? {},
    offer: (!isOfferAnswered && root.offer) || null,
  };
}
