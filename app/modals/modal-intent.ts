/**
 * Tells that a visitor is about to open a modal. What loads modals is named by `entry.client.tsx`, since
 * modals hold links to one another: a link that knew their modules would need itself.
 */
import type { ModalName } from './modal-names.ts';

type Loader = (name: ModalName) => Promise<void>;

let loader: Loader | undefined;

export function setModalLoader(load: Loader): void {
  loader = load;
}

/** Does nothing on the server. Where it fails, the modal comes later, or as a page of the server. */
export function announceModal(name: ModalName): void {
  loader?.(name).catch(() => undefined);
}
