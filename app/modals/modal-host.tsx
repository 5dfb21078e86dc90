/**
 * Draws the modal that the address asks for (LAY-11). The address alone says what is open: links, back
 * and forward, a reload and a shared address all lead here, and nothing else opens or closes a modal.
 */
import { useLocation } from '@remix-run/react';
import { createElement, useEffect, useMemo, useReducer, useState } from 'react';
import { browserMarket } from '../i18n/browser-market.ts';
import { withoutModal } from './modal-address.ts';
import { modalContext, modalOf, type LoadedData, type ShownModal } from './modal-context.ts';
import { OPENS_ATTRIBUTE } from './modal-link.tsx';
import { generalModal, modalComponent, preloadModal } from './modal-modules.ts';
import type { ModalName } from './modal-names.ts';
import { isGeneralName } from './modal-subjects.ts';
import { ModalStateProvider } from './modal-state.ts';
import { useClosingModal } from './use-closing-modal.ts';

/** @param loaded what the routes have loaded, the same object as long as they load nothing new */
export function ModalHost({ loaded }: { readonly loaded: LoadedData }) {
  const location = useLocation();
  const asked = useMemo(() => modalOf(location, modalContext(loaded)), [location, loaded]);
  const shown = asked && modalComponent(asked.name) ? asked : null;
  useLoadedModal(shown ? null : (asked?.name ?? null));
  const { modal, forget } = useLeavingModal(shown, location.pathname);
  const close = useClosingModal();
  // What the server drew with the page stands there; what a visitor opens comes.
  const [isAnimated, animate] = useReducer(() => true, false);
  useEffect(animate, [animate]);

  const content = modal && contentOf(modal);
  if (!modal || !content) return null;
  return (
    <ModalStateProvider
      key={modal.name}
      value={{
        name: modal.name,
        width: modal.width,
        closeHref: withoutModal(location),
        isAnimated,
        isClosing: shown === null,
        close,
        onClosed: () => {
          forget();
          refocus(modal.name);
        },
      }}
    >
      {content}
    </ModalStateProvider>
  );
}

/** What it shows of the page, or the general words in place of it. */
function contentOf({ name, type, subject }: ShownModal) {
  if (subject) {
    const component = modalComponent(name);
    return component && createElement(component, { subject, type });
  }
  const general = generalModal();
  return general && isGeneralName(name) && createElement(general, { name });
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
      // The server draws it where its code does not arrive.
      () => isWanted && window.location.reload(),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
}

interface LeavingModal {
  readonly modal: ShownModal | null;
  /** Called when it is gone. */
  readonly forget: () => void;
}

/** The modal to draw: the one shown, or the one shown last on this page, as long as it is leaving. */
function useLeavingModal(shown: ShownModal | null, pathname: string): LeavingModal {
  const [last, setLast] = useState<{ modal: ShownModal; pathname: string } | null>(null);
  if (shown && shown !== last?.modal) setLast({ modal: shown, pathname });
  const leaving = last?.pathname === pathname ? last.modal : null;
  return { modal: shown ?? leaving, forget: () => setLast(null) };
}

/** Where the browser knows of nothing to give the focus back to, a link that opens the modal has it. */
function refocus(name: ModalName): void {
  const links = document.querySelectorAll<HTMLElement>(`[${OPENS_ATTRIBUTE}="${name}"]`);
  for (const link of links) {
    if (!isFocusLost()) return;
    link.focus({ preventScroll: true });
  }
}

/** Until the next frame the focus may still be said to be in what was closed. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest('dialog') !== null;
}
