/** What is known where a modal opens, out of what the routes have loaded: the same on both sides. */
import type { BookingStartData } from '../routes/booking.$tour.start/booking-start.server.ts';
import type { RootData } from '../i18n/site.ts';
import type { LoadedPage } from '../pages/page-answer.ts';
import type { ModalContext } from './modal-subjects.ts';

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
