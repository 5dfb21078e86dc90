/** Links where friends put marks on what an account compares, without one of their own (WISH-04, decision 0070). */
import { createHmac, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import {
  friendLinkKeySchema,
  friendLinkSchema,
  friendMarksSchema,
  newFriendLinkSchema,
  removeFriendSchema,
  type FriendMarksRequest,
  type FriendProblem,
  type OwnFriendLink,
  type SharedFriendLink,
} from '../../contract/friend-links.ts';
import { DAY_MS } from '../../domain/durations.ts';
import {
  FRIEND_LINK_DAYS,
  friendName,
  LONGEST_FRIEND_NAME,
  MOST_FRIEND_LINKS,
  MOST_FRIENDS,
} from '../../domain/friend-mark.ts';
import { ApiError } from '../content-api/api-error.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import {
  bodyOfCall,
  marketOfCall,
  networkOfCall,
  personOfCall,
} from '../content-api/call-input.ts';
import { countForm } from '../content-api/form-limits.ts';
import { hashOfLinkToken } from '../newsletter/link-token.ts';
import type { Executor } from '../storage/queries/executor.ts';
import {
  deleteFriendLink,
  deleteFriendOfBrowser,
  deleteLinkFriend,
  findFriendLink,
  listFriendLinks,
  listLinkFriends,
  lockFriendLink,
  saveFriendLink,
  saveLinkFriend,
  type FriendLink,
} from '../storage/queries/friend-links.ts';
import { accountOfCall, lockOwnAccount, privateAnswer } from './account-of-call.ts';
import { presentComparison } from './comparison-calls.ts';

export const FRIEND_LINK_MS = FRIEND_LINK_DAYS * DAY_MS;

export function friendLinkCalls(parts: BackendParts): Hono {
  const app = new Hono();
  const { storage } = parts;
  const { db } = storage;

  app.get('/account/friend-links', async (context) => {
    marketOfCall(context);
    const { id } = await accountOfCall(context, parts);
    const links = await listFriendLinks(db, id, oldest(parts));
    return privateAnswer(
      context,
      links.map((link) => presentOwn(link, link.friendsCount, parts)),
    );
  });

  app.post('/account/friend-links/add', async (context) => {
    const market = marketOfCall(context);
    const { ids } = await bodyOfCall(context, newFriendLinkSchema);
    const { id: accountId } = await accountOfCall(context, parts);
    const network = await networkOfCall(context, parts);
    const itemIds = (await presentComparison({ ids }, market, parts)).map(({ id }) => id);
    if (itemIds.length === 0) throw new ApiError('NOT_FOUND', 'None of these ids is offered');
    const made = await storage.inTransaction(async (transaction) => {
      await lockOwnAccount(transaction, accountId);
      const own = await listFriendLinks(transaction, accountId, oldest(parts));
      const same = own.find((link) => isSameList(link.itemIds, itemIds));
      if (same) return presentOwn(same, same.friendsCount, parts);
      if (own.length >= MOST_FRIEND_LINKS)
        throw new ApiError('CONFLICT', `An account has ${MOST_FRIEND_LINKS} links at most`);
      const form = { name: 'friend link', network, email: null, mails: 0 } as const;
      await countForm(transaction, form, parts);
      const link = { id: randomUUID(), accountId, itemIds, createdAt: parts.now() };
      await saveFriendLink(transaction, link, hashOfLinkToken(tokenOf(link, parts)));
      return presentOwn(link, 0, parts);
    });
    return privateAnswer(context, made);
  });

  app.post('/account/friend-links/end', async (context) => {
    marketOfCall(context);
    const { token } = await bodyOfCall(context, friendLinkKeySchema);
    const { id: accountId } = await accountOfCall(context, parts);
    const isEnded = await deleteFriendLink(db, { accountId, tokenHash: hashOfLinkToken(token) });
    // Whether there is one of somebody else is nobody's business.
    if (!isEnded) throw noLink();
    return privateAnswer(context, {});
  });

  app.post('/account/friend-links/remove-friend', async (context) => {
    marketOfCall(context);
    const { token, friendId } = await bodyOfCall(context, removeFriendSchema);
    const { id: accountId } = await accountOfCall(context, parts);
    const link = await find(db, token, parts);
    // Whether it is somebody else's is nobody's business.
    if (link.accountId !== accountId) throw noLink();
    await deleteLinkFriend(db, link.id, friendId);
    return privateAnswer(context, {});
  });

  app.post('/friend-links/show', async (context) => {
    marketOfCall(context);
    const { token, browser } = await bodyOfCall(context, friendLinkSchema);
    const person = await personOfCall(context, parts);
    const link = await find(db, token, parts);
    const asker = { browser, accountId: person?.accountId ?? null };
    return privateAnswer(context, await presentShared(db, link, asker));
  });

  app.post('/friend-links/mark', async (context) => {
    marketOfCall(context);
    const sent = await bodyOfCall(context, friendMarksSchema);
    const network = await networkOfCall(context, parts);
    const link = await find(db, sent.token, parts);
    const asker = { browser: sent.browser, accountId: null };
    const browserHash = browserHashOf(sent.browser, link);
    if (sent.marks === null) {
      await deleteFriendOfBrowser(db, link.id, browserHash);
      return privateAnswer(context, await presentShared(db, link, asker));
    }
    const name = friendName(sent.name);
    if (name === null || name === '')
      throw refusedField('name', `A name has 1 to ${LONGEST_FRIEND_NAME} characters`);
    const marks = marksOf(sent.marks, link);
    if (Object.keys(marks).length === 0)
      throw refusedField('marks', 'There is no mark for what the link is about');
    const shown = await storage.inTransaction(async (transaction) => {
      if (!(await lockFriendLink(transaction, link.id))) throw noLink();
      const others = (await listLinkFriends(transaction, link.id)).filter(
        (friend) => friend.browserHash !== browserHash,
      );
      if (others.some((friend) => isSameName(friend.name, name))) throw conflict('nameTaken');
      if (others.length >= MOST_FRIENDS) throw conflict('full');
      const form = { name: 'friend marks', network, email: null, mails: 0 } as const;
      await countForm(transaction, form, parts);
      await saveLinkFriend(transaction, link.id, { browserHash, name, marks }, parts.now());
      return presentShared(transaction, link, asker);
    });
    return privateAnswer(context, shown);
  });

  return app;
}

/** Follows from the id, so that its owner finds it again, and from a secret, so that who reads the database does not. */
function tokenOf({ id }: Pick<FriendLink, 'id'>, { secret }: Pick<BackendParts, 'secret'>): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['friend link', id]))
    .digest('base64url');
}

/** Another one in each link, so that rows of two links do not say that one friend is in both. */
function browserHashOf(browser: string, { id }: Pick<FriendLink, 'id'>): string {
  return hashOfLinkToken(`${id} ${browser}`);
}

function oldest({ now }: Pick<BackendParts, 'now'>): number {
  return now() - FRIEND_LINK_MS;
}

/** @throws ApiError where there is none, or none any more */
async function find(
  db: Executor,
  token: string,
  parts: Pick<BackendParts, 'now'>,
): Promise<FriendLink> {
  const link = await findFriendLink(db, hashOfLinkToken(token), oldest(parts));
  if (!link) throw noLink();
  return link;
}

function noLink(): ApiError {
  return new ApiError('NOT_FOUND', 'There is no such link, or it has ended');
}

function conflict(problem: FriendProblem): ApiError {
  return new ApiError('CONFLICT', 'The marks cannot be taken', { extra: { problem } });
}

function refusedField(field: 'name' | 'marks', message: string): ApiError {
  return new ApiError('BAD_REQUEST', message, { extra: { field } });
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}

/** However they are written: two of one name could not be told apart. */
function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
}

type Marks = NonNullable<FriendMarksRequest['marks']>;

/** Those of what the link is about. */
function marksOf(marks: Marks, { itemIds }: FriendLink): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([id]) => itemIds.includes(id)));
}

function presentOwn(
  link: FriendLink,
  friendsCount: number,
  parts: Pick<BackendParts, 'secret'>,
): OwnFriendLink {
  return {
    token: tokenOf(link, parts),
    ids: [...link.itemIds],
    endsAt: link.createdAt + FRIEND_LINK_MS,
    friendsCount,
  };
}

async function presentShared(
  db: Executor,
  link: FriendLink,
  asker: { readonly browser: string | null; readonly accountId: string | null },
): Promise<SharedFriendLink> {
  const mine = asker.browser === null ? null : browserHashOf(asker.browser, link);
  const friends = await listLinkFriends(db, link.id);
  return {
    ids: [...link.itemIds],
    endsAt: link.createdAt + FRIEND_LINK_MS,
    isOwn: asker.accountId === link.accountId,
    friends: friends.map(({ id, name, marks, browserHash }) => ({
      id,
      name,
      marks: { ...marks },
      isMine: browserHash === mine,
    })),
  };
}
