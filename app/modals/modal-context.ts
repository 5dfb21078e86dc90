/** What is known where a modal opens, out of what the routes have loaded: the same on both sides. */
import type { BookingStartData } from '../enquiry/booking-start-loader.server.ts';
import type { RootData } from '../i18n/site.ts';
import type { LoadedPage } from '../pages/page-answer.ts';
import { readModal, type AskedModal } from './modal-address.ts';
import { findModalSubject } from './find-modal-subject.ts';
import type { ModalName } from './modal-names.ts';
import type { ModalContext, ModalSubjects } from './modal-subjects.ts';

export interface LoadedData {
  readonly root: RootData | undefined;
  readonly page: LoadedPage | undefined;
  readonly booking: BookingStartData | undefined;
}

/** Null where the root loader failed. */
export function modalContext({ root, page, booking }: LoadedData): ModalContext | null {
  if (!root) return null;
  const frame = page?.frame ?? booking?.frame;
  return {
    site: root,
    page,
    counterparts: frame?.counterparts ?? page?.seo.alternates ?? {},
    sentFrom: booking?.sent?.details?.email ?? null,
  };
}

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
