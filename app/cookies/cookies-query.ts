/** The path and query of `/cookies` (LAY-07), for the route and for the cache key of kept pages. */
import { printModal, readModal } from '../modals/modal-address.ts';

export const COOKIES_PATH = '/cookies';
/** Keys that make the page confirm what a form did. */
export const FORGOTTEN = 'forgotten';
export const ANSWERED = 'answered';
const NOTES = [FORGOTTEN, ANSWERED];

/** The normalized query that the page reads; null when the page must not be cached under it. */
export function readCookiesQuery(url: URL): URLSearchParams | null {
  const query = new URLSearchParams(
    NOTES.filter((note) => url.searchParams.has(note)).map((note) => [note, '']),
  );
  const modal = readModal(url);
  return modal ? printModal(query, modal) : query;
}
