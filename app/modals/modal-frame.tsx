import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog.tsx';
import { useModalState } from './modal-state.ts';

export interface ModalFrameProps {
  readonly title: string;
  /** What can be done, in sight whatever is scrolled. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The dialog around what a modal shows. */
export function ModalFrame({ title, actions, children }: ModalFrameProps) {
  const { t } = useTranslation('modals');
  const { name, width, closeHref, isAnimated, isClosing, close, onClosed } = useModalState();
  return (
    <Dialog
      name={name}
      title={title}
      closeLabel={t('close')}
      closeHref={closeHref}
      width={width}
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
