/** What the host tells the modal that it draws of its frame. */
import { createContext, useContext } from 'react';
import type { ModalName, ModalWidth } from './modal-names.ts';

export interface ModalState {
  readonly name: ModalName;
  readonly width: ModalWidth;
  readonly closeHref: string;
  readonly isAnimated: boolean;
  readonly isClosing: boolean;
  /** Asks for the modal to be closed. */
  readonly close: () => void;
  /** It is gone from the screen. */
  readonly onClosed: () => void;
}

const Context = createContext<ModalState | null>(null);
export const ModalStateProvider = Context.Provider;

/** @throws Error outside of the modal host. */
export function useModalState(): ModalState {
  const state = useContext(Context);
  if (!state) throw new Error('A modal is drawn outside of the modal host');
  return state;
}
