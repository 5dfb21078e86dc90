/** What server and browser share of `/saved`, where travels and tours are saved and removed (WISH-01). */
import type { WishlistProblem } from '../../contract/wishlist.ts';

export const SAVED_PATH = '/saved';

/** Query keys of `GET /saved`: ids and codes, with commas between them. */
export const TRAVELS_KEY = 'travels';
export const TOURS_KEY = 'tours';

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
export type SavedReply = { readonly saved: boolean } | { readonly problem: SavedProblem };

/** Answer of `GET /saved`, each thing that was asked for once. Both are empty for a visitor. */
export interface SavedState {
  readonly travels: readonly {
    readonly id: string;
    readonly isWishlisted: boolean;
    readonly wishlistedToursCount: number;
  }[];
  readonly tours: readonly { readonly code: string; readonly isWishlisted: boolean }[];
}

export const NOTHING_SAVED: SavedState = { travels: [], tours: [] };
