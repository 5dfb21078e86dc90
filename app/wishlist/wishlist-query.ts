/**
 * What the query of the wishlist page says: what was just done. It works without scripts, and a reload shows the
 * same again.
 */
import { withModal } from '../modals/modal-address.ts';
import { SAVED_PROBLEMS, type SavedProblem } from './saved-form.ts';

/** What was just removed, as an undo needs it. */
export interface Removed {
  readonly travelId: string;
  readonly tourCodes: readonly string[];
  /** Whether the travel itself stays saved. */
  readonly isTravelKept: boolean;
}

export interface WishlistQuery {
  readonly removed: Removed | null;
  /** Whether a reason was given for it. */
  readonly isThanked: boolean;
  readonly restored: boolean;
  readonly problem: SavedProblem | null;
}

/** More would make an address that no server takes, and more calls than a page has time for. */
export const MOST_RESTORED = 40;
const LONGEST_ID = 100;

export function parseWishlistQuery(params: URLSearchParams): WishlistQuery {
  return {
    removed: parseRemoved(params.get('removed'), params.get('tours'), params.get('kept')),
    isThanked: params.has('thanks'),
    restored: params.has('restored'),
    problem: SAVED_PROBLEMS.find((known) => known === params.get('problem')) ?? null,
  };
}

/** Of a query or a form, which name it alike. */
export function parseRemoved(
  travel: string | null,
  tours: string | null,
  kept: string | null,
): Removed | null {
  const travelId = idOf(travel);
  if (travelId === null) return null;
  const codes = (tours ?? '').split(',').filter((code) => code !== '' && code.length <= LONGEST_ID);
  const tourCodes = [...new Set(codes)].slice(0, MOST_RESTORED);
  return { travelId, tourCodes, isTravelKept: kept !== null && tourCodes.length > 0 };
}

export function printRemoved({ travelId, tourCodes, isTravelKept }: Removed): [string, string][] {
  return [
    ['removed', travelId],
    ...(tourCodes.length > 0
      ? [['tours', tourCodes.slice(0, MOST_RESTORED).join(',')] as [string, string]]
      : []),
    ...(isTravelKept ? [['kept', '1'] as [string, string]] : []),
  ];
}

/** Where the removal of a travel with saved departures is asked about (WISH-03). */
export function removalAddress(wishlist: string, travelId: string): string {
  return withModal({ pathname: wishlist, search: '' }, { name: 'remove-confirm', type: travelId });
}

function idOf(text: string | null): string | null {
  return text && text.length <= LONGEST_ID ? text : null;
}
