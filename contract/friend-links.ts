/**
 * A link of who compares travels and tours, where friends put marks on them without an account (WISH-04, decision
 * 0070). The specification shows no calls (API-08). It names its owner to nobody.
 */
import { z } from 'zod';
import {
  FRIEND_MARKS,
  LONGEST_FRIEND_NAME,
  MOST_FRIEND_LINKS,
  MOST_FRIENDS,
} from '../domain/friend-mark.ts';
import { answerSchema } from './answer.ts';
import { comparedIdsSchema } from './comparison.ts';

const itemIdSchema = z.string().min(1).max(100);

/** POST account/friend-links/end: 404 for a link that has ended, and for one of somebody else. */
export const friendLinkKeySchema = z.object({ token: z.string().max(100) });
export type FriendLinkKey = z.infer<typeof friendLinkKeySchema>;

/** POST account/friend-links/add: 404 where none of the ids is offered; 409 where the account has enough links. */
export const newFriendLinkSchema = z.object({ ids: comparedIdsSchema });
export type NewFriendLink = z.infer<typeof newFriendLinkSchema>;

const ownFriendLinkSchema = z.object({
  token: z.string(),
  ids: comparedIdsSchema,
  /** Milliseconds since 1970. */
  endsAt: z.number(),
  friendsCount: z.int().min(0),
});
export type OwnFriendLink = z.infer<typeof ownFriendLinkSchema>;
export const ownFriendLinkAnswerSchema = answerSchema(ownFriendLinkSchema);
/** GET account/friend-links: the newest first. */
export const ownFriendLinksAnswerSchema = answerSchema(
  z.array(ownFriendLinkSchema).max(MOST_FRIEND_LINKS),
);

/** POST account/friend-links/remove-friend: twice is as once. */
export const removeFriendSchema = friendLinkKeySchema.extend({ friendId: itemIdSchema });
export type RemoveFriendRequest = z.infer<typeof removeFriendSchema>;

/** A secret of the browser, by which it finds and changes its own marks; null in one that has put none yet. */
const browserSchema = z.string().min(16).max(100);

/** POST friend-links/show: 404 for a link that was ended or is too old, or that there never was. */
export const friendLinkSchema = friendLinkKeySchema.extend({ browser: browserSchema.nullable() });
export type FriendLinkRequest = z.infer<typeof friendLinkSchema>;

const marksSchema = z.record(itemIdSchema, z.enum(FRIEND_MARKS));

/**
 * POST friend-links/mark: all marks of one friend, in the place of those before; null removes the friend. 400 where none
 * is about what the link has; 409 as `FriendProblem` says.
 */
export const friendMarksSchema = friendLinkKeySchema.extend({
  browser: browserSchema,
  name: z.string().max(200),
  marks: marksSchema.nullable(),
});
export type FriendMarksRequest = z.infer<typeof friendMarksSchema>;

/** What `extra.problem` says: another friend has that name; the link has as many friends as it takes. */
export type FriendProblem = 'nameTaken' | 'full';

const friendSchema = z.object({
  id: z.string(),
  name: z.string().max(LONGEST_FRIEND_NAME * 2),
  marks: marksSchema,
  /** Whether the browser that asks has put them. */
  isMine: z.boolean(),
});
const sharedFriendLinkSchema = z.object({
  ids: comparedIdsSchema,
  endsAt: z.number(),
  /** Whether the account that asks has made it. */
  isOwn: z.boolean(),
  /** Who came first stands first. */
  friends: z.array(friendSchema).max(MOST_FRIENDS),
});
export type SharedFriendLink = z.infer<typeof sharedFriendLinkSchema>;
export const sharedFriendLinkAnswerSchema = answerSchema(sharedFriendLinkSchema);
