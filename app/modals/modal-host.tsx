/**
 * Draws the modal that the address asks for (LAY-11). The address alone says what is open: links, back
 * and forward, a reload and a shared address all lead here, and nothing else opens or closes a modal.
 */
import { useLocation } from '@remix-run/react';
import { createElement, useState } from 'react';
import { isGeneralName } from './general-names.ts';
import { withoutModal } from './modal-address.ts';
import type { ShownModal } from './modal-context.ts';
import { generalModal, modalComponent } from './modal-modules.ts';
import { refocusOpener } from './modal-opener.ts';
import { ModalStateProvider } from './modal-state.ts';
import type { AskedOnPage } from './use-asked-modal.ts';
import { useClosingModal } from './use-closing-modal.ts';

export function ModalHost({ asked: { shown, isServerDrawn } }: { readonly asked: AskedOnPage }) {
  const location = useLocation();
  const { modal, forget } = useLeavingModal(shown, location.pathname);
  const close = useClosingModal();

  const content = modal && contentOf(modal);
  if (!modal || !content) return null;
  return (
    <ModalStateProvider
      key={modal.name}
      value={{
        name: modal.name,
        width: modal.width,
        closeHref: withoutModal(location),
        // What the server drew with the page stands there; what a visitor opens comes.
        isAnimated: !isServerDrawn,
        isClosing: shown === null,
        close,
        onClosed: () => {
          forget();
          refocusOpener(modal.name);
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
