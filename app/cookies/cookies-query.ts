/** What the address of `/cookies` says (LAY-07). */
import { printModal, readModal } from '../modals/modal-address.ts';

export const COOKIES_PATH = '/cookies';
/** Says on the page that it was done. */
export const FORGOTTEN = 'forgotten';

/** What the page reads of its query, in one form; null where only this very page may repeat it. */
export function readCookiesQuery(url: URL): URLSearchParams | null {
  const query = new URLSearchParams(url.searchParams.has(FORGOTTEN) ? { [FORGOTTEN]: '' } : {});
  const modal = readModal(url);
  return modal ? printModal(query, modal) : query;
}
