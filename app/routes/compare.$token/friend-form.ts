/** What server and browser share of the form where friends put their marks. */
import type { FriendMark } from '../../../domain/friend-mark.ts';

/** Before the id of what the mark is about. */
export const MARK_FIELD = 'mark.';

/**
 * Why nothing was changed. `notOwner`: only who has made the link may, and nobody is logged in; `gone`: it has ended, or
 * somebody else has made it.
 */
export type FriendReplyProblem =
  | 'nameMissing'
  | 'nameLong'
  | 'noMarks'
  | 'nameTaken'
  | 'full'
  | 'tooMany'
  | 'unavailable'
  | 'notOwner'
  | 'gone'
  | 'invalid';

export interface FriendReply {
  readonly problem: FriendReplyProblem;
  readonly retryAfterS: number | null;
  /** What was typed and chosen. */
  readonly name: string;
  readonly marks: Readonly<Record<string, FriendMark>>;
  readonly browser: string;
}
