import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog/dialog.tsx';
import type { ModalWidth } from './modal-names.ts';
import { useModalState } from './modal-state.ts';

export interface ModalFrameProps {
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
  const { name, width, closeHref, isAnimated, isClosing, close, onClosed } = useModalState();
  return (
    <Dialog
      name={name}
      title={title}
      closeLabel={t('close')}
      closeHref={closeHref}
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
