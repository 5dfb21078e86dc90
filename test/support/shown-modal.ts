import type { ModalName } from '../../app/modals/modal-names.ts';
import type { ModalState } from '../../app/modals/modal-frame.tsx';

/** What the host tells a modal that stands still, for unit tests of what is in it. */
export function shownModal(name: ModalName, changes: Partial<ModalState> = {}): ModalState {
  return {
    name,
    width: 580,
    closeHref: '/here',
    closeForm: null,
    isAnimated: false,
    isClosing: false,
    close: () => undefined,
    onClosed: () => undefined,
    ...changes,
  };
}
