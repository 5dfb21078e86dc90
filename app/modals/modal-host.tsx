/**
 * Draws the modal that the address asks for (LAY-11). The address alone says what is open: links, back
 * and forward, a reload and a shared address all lead here, and nothing else opens or closes a modal.
 * It comes with the first modal that somebody opens; `asked-modal.tsx` is where it stands.
 */
import { useNavigate } from '@remix-run/react';
import { createElement, useEffect, useMemo, useRef, useState } from 'react';
import { offerCookie } from '../country-offer/offer-cookie.ts';
import { OFFER_FORM } from '../country-offer/offer-form.ts';
import { usePageLocation } from '../page-location.ts';
import type { LoadedPage } from '../pages/pages.server.ts';
import { TextsIn, type WrittenIn } from '../travel/texts-language.tsx';
import GeneralModal from './general/modal.tsx';
import { withoutModal } from './modal-address.ts';
import { ModalStateProvider } from './modal-frame.tsx';
import { isGeneralName, isStepModal } from './modal-names.ts';
import { refocusOpener, wasOpenedHere } from './modal-opener.ts';
import {
  modalOf,
  type ModalComponent,
  type ModalContext,
  type ShownModal,
} from './modal-subjects.ts';

export interface AskedOnPage {
  /** What draws it; null where none is asked for, and as long as its code is on its way. */
  readonly component: ModalComponent | null;
  readonly isAwaited: boolean;
  readonly context: ModalContext | null;
  /** Whether the page is as the server drew it: a modal stands there, and does not come. */
  readonly isServerDrawn: boolean;
  /** Closes the offer of another market. */
  readonly answerOffer: () => void;
}

export function ModalHost({ asked }: { readonly asked: AskedOnPage }) {
  const { component, context, isServerDrawn, answerOffer } = asked;
  const location = usePageLocation();
  const shown = useMemo(() => {
    const modal = component && modalOf(location, context);
    return modal && { ...modal, component };
  }, [component, location, context]);
  const { modal, forget } = useLeavingModal(shown, location.pathname);
  const close = useClosingModal();
  // It does not come again (MKT-10).
  const closeOffer = () => {
    document.cookie = offerCookie(window.location.protocol === 'https:');
    answerOffer();
  };

  const content = modal && contentOf(modal);
  if (!modal || !content) return null;
  return (
    <ModalStateProvider
      key={isStepModal(modal.name) ? 'steps' : modal.name}
      value={{
        name: modal.name,
        width: modal.width,
        closeHref: withoutModal(location),
        // What the server drew with the page stands there; what a visitor opens comes.
        isAnimated: !isServerDrawn,
        closeForm: modal.isOffer ? OFFER_FORM : null,
        isClosing: shown === null,
        close: modal.isOffer ? closeOffer : close,
        onClosed: () => {
          forget();
          refocusOpener(modal.name);
        },
      }}
    >
      <TextsIn language={textsLanguageOf(context?.page)}>{content}</TextsIn>
    </ModalStateProvider>
  );
}

/** Of what a modal tells of the page's travel, as the page has it. */
function textsLanguageOf(page: LoadedPage | undefined): WrittenIn | null {
  const isOfTravel = page?.kind === 'travel' || page?.kind === 'itinerary' || page?.kind === 'tour';
  return isOfTravel ? page.data.travel.writtenIn : null;
}

interface DrawnModal extends ShownModal {
  readonly component: ModalComponent;
}

/** What it shows of the page, or the general words in place of it. */
function contentOf({ name, type, subject, component }: DrawnModal) {
  if (subject) return createElement(component, { subject, type });
  return isGeneralName(name) ? <GeneralModal name={name} /> : null;
}

interface LeavingModal {
  readonly modal: DrawnModal | null;
  /** Called when it is gone. */
  readonly forget: () => void;
}

/** The modal to draw: the one shown, or the one shown last on this page, as long as it is leaving. */
function useLeavingModal(shown: DrawnModal | null, pathname: string): LeavingModal {
  const [last, setLast] = useState<{ modal: DrawnModal; pathname: string } | null>(null);
  if (shown && shown !== last?.modal) setLast({ modal: shown, pathname });
  const leaving = last?.pathname === pathname ? last.modal : null;
  return { modal: shown ?? leaving, forget: () => setLast(null) };
}

/**
 * Takes the modal out of the address (LAY-11): by a step back where a link of this page opened it, so
 * that the history has no step twice, else in place. Asking again while that is under way does nothing.
 */
export function useClosingModal(): () => void {
  const location = usePageLocation();
  const navigate = useNavigate();
  /** The step of the history that is on its way out. */
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    // One may come back to it, and close it again.
    if (leaving.current !== location.key) leaving.current = null;
  }, [location.key]);
  return () => {
    if (leaving.current === location.key) return;
    leaving.current = location.key;
    if (wasOpenedHere(location.state)) navigate(-1);
    else navigate(withoutModal(location), { replace: true, preventScrollReset: true });
  };
}
