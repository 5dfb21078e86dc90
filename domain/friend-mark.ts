/** What friends say of the travels and tours that somebody compares, without an account (WISH-04, decision 0070). */
import { nameInOneLine } from './account-name.ts';

/** In the order in which they are offered. */
export const FRIEND_MARKS = ['like', 'maybe', 'no'] as const;
export type FriendMark = (typeof FRIEND_MARKS)[number];

/** For how long a link takes and shows marks. */
export const FRIEND_LINK_DAYS = 60;
/** Who can put marks on one link; a group is 16 at most. */
export const MOST_FRIENDS = 30;
/** Links of one account at a time. */
export const MOST_FRIEND_LINKS = 10;
export const LONGEST_FRIEND_NAME = 40;

/** A first name in one line; null where it is longer than 40 characters, empty where nothing of it can be seen. */
export function friendName(text: string): string | null {
  return nameInOneLine(text, LONGEST_FRIEND_NAME);
}
