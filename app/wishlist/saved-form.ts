/** What server and browser share of `/saved`, where travels and tours are saved and removed (WISH-01). */
import type { WishlistProblem } from '../../contract/wishlist.ts';

export const SAVED_PATH = '/saved';
/** Field of the id that the form has on its page, to lead a browser without scripts back to it. */
export const PLACE = 'place';

/**
 * Why nothing was saved or removed. `missing`: there is no such travel or tour, or it is offered no more; `invalid`:
 * the form is none of ours.
 */
export const SAVED_PROBLEMS = [
  'missing',
  'tooManyTravels',
  'tooManyTours',
  'unavailable',
  'invalid',
] as const satisfies readonly (WishlistProblem | string)[];
export type SavedProblem = (typeof SAVED_PROBLEMS)[number];

/** What a fetcher gets. A visitor's leads to the login instead. */
export type SavedReply =
  | { readonly saved: true }
  /** Path of the page that brings it back, and asks why. */
  | { readonly saved: false; readonly undo: string }
  | { readonly problem: SavedProblem };
