import { createElement } from 'react';
import { modalHost } from './modal-modules.ts';
import type { AskedOnPage } from './use-asked-modal.ts';

/** Where the page's modal is drawn; what draws it is fetched with the first one (LAY-10). */
export function ModalPlace({ asked }: { readonly asked: AskedOnPage }) {
  const host = modalHost();
  return host && createElement(host, { asked });
}
