/** The dialog around what a modal shows, and the state that it is drawn from. */
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog/dialog.tsx';
import type { ModalName, ModalWidth } from './modal-names.ts';

interface ModalFrameProps {
  readonly title: string;
  /** Whether it has the whole screen, unless the address asks for less than the widest. */
  readonly isWholeScreen?: boolean;
  /** What can be done, in sight whatever is scrolled. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const WIDEST = 1024 satisfies ModalWidth;

/** The dialog around what a modal shows. */
export function ModalFrame({ title, isWholeScreen = false, actions, children }: ModalFrameProps) {
  const { t } = useTranslation('modals');
  const { name, width, closeHref, closeForm, isAnimated, isClosing, close, onClosed } =
    useModalState();
  return (
    <Dialog
      name={name}
      title={title}
      closeLabel={t('close')}
      closeHref={closeHref}
      closeForm={closeForm}
      width={isWholeScreen && width === WIDEST ? 'screen' : width}
      isAnimated={isAnimated}
      isClosing={isClosing}
      onClose={close}
      onClosed={onClosed}
      actions={actions}
    >
      {children}
    </Dialog>
  );
}

export interface ModalState {
  readonly name: ModalName;
  readonly width: ModalWidth;
  readonly closeHref: string;
  /** Id of the form by which it is closed without scripts, in place of a link: that is noted (MKT-10). */
  readonly closeForm: string | null;
  readonly isAnimated: boolean;
  readonly isClosing: boolean;
  /** Asks for the modal to be closed. */
  readonly close: () => void;
  /** It is gone from the screen. */
  readonly onClosed: () => void;
}

const Context = createContext<ModalState | null>(null);
/** What the host tells the modal that it draws of its frame. */
export const ModalStateProvider = Context.Provider;

/** @throws Error outside of the modal host. */
export function useModalState(): ModalState {
  const state = useContext(Context);
  if (!state) throw new Error('A modal is drawn outside of the modal host');
  return state;
}
