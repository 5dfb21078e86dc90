/** What server and browser share of the forms that ask why something is removed (WISH-03). */
import { printRemoved, type Removed } from './wishlist-query.ts';

export const REASON_PATH = '/saved/reason';

/** The page of a reason for what was removed from the wishlist. */
export function reasonAddress(removed: Removed): string {
  return `${REASON_PATH}?${new URLSearchParams(printRemoved(removed))}`;
}

export interface TypedReason {
  readonly reason: string;
  readonly text: string;
}

/** What is wrong with a reason, as a key of words. */
export interface ReasonErrors {
  readonly reason?: 'wrong';
  readonly text?: 'long';
}

/** A form with a reason that was not taken, as it was sent. */
export interface ReasonReply {
  readonly problem: 'unavailable' | 'loggedOut' | null;
  readonly errors: ReasonErrors;
  readonly typed: TypedReason;
}
