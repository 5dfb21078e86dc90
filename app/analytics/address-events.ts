/**
 * Events that the address tells of: the pictures of a gallery, whether they are reached by links, keys or
 * swipes, and the texts that open in a modal.
 */
import { readModal } from '../modals/modal-address.ts';
import type { ModalName } from '../modals/modal-names.ts';
import type { HeardEvent } from './data-layer.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

const READ_IN_MODALS: readonly ModalName[] = ['travel-description', 'travel-detail-description'];

/** @param pressedIn part of the page that was pressed last; what is in a modal says its name */
export function eventOfAddress(
  before: Address,
  now: Address,
  pressedIn: string | null,
): HeardEvent | null {
  const [was, is] = [readModal(before), readModal(now)];
  if (!is || (was?.name === is.name && was.type === is.type)) return null;
  // The arrow keys of a gallery are no press.
  const sectionFrom = was?.name === is.name ? is.name : pressedIn;
  if (is.name === 'gallery') return { event: 'gallery-interaction', label: is.type, sectionFrom };
  if (READ_IN_MODALS.includes(is.name)) {
    return { event: 'read-more-open', label: is.name, sectionFrom };
  }
  return null;
}
