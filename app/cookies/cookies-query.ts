/** What the address of `/cookies` says (LAY-07). */
import { printModal, readModal } from '../modals/modal-address.ts';

export const COOKIES_PATH = '/cookies';
/** Say on the page that it was done. */
export const FORGOTTEN = 'forgotten';
export const ANSWERED = 'answered';
const NOTES = [FORGOTTEN, ANSWERED];

/** What the page reads of its query, in one form; null where only this very page may repeat it. */
export function readCookiesQuery(url: URL): URLSearchParams | null {
  const query = new URLSearchParams(
    NOTES.filter((note) => url.searchParams.has(note)).map((note) => [note, '']),
  );
  const modal = readModal(url);
  return modal ? printModal(query, modal) : query;
}
