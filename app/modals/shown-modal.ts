import { findModalSubject } from './find-modal-subject.ts';
import { readModal, type AskedModal } from './modal-address.ts';
import type { ModalName } from './modal-names.ts';
import type { ModalContext, ModalSubjects } from './modal-subjects.ts';

/** A modal that is to be drawn. */
export interface ShownModal extends AskedModal {
  /** Null where its general words stand in. */
  readonly subject: ModalSubjects[ModalName] | null;
}

/** The modal that an address opens; null where it names none (LAY-11). */
export function modalOf(
  address: { readonly pathname: string; readonly search: string },
  context: ModalContext | null,
): ShownModal | null {
  const asked = readModal(address);
  return asked && context && { ...asked, subject: findModalSubject(asked.name, context) };
}
