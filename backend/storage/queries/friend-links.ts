/** Links where friends put marks on what somebody compares (WISH-04, decision 0070). */
import { randomUUID } from 'node:crypto';
import type { FriendMark } from '../../../domain/friend-mark.ts';
import { fromJson, toJson } from '../stored-values.ts';
import type { Executor, WritingTransaction } from './executor.ts';

export interface FriendLink {
  readonly id: string;
  readonly accountId: string;
  readonly itemIds: readonly string[];
  readonly createdAt: number;
}

const LINK_COLUMNS = [
  'id',
  'account_id as accountId',
  'item_ids as itemIds',
  'created_at as createdAt',
] as const;

export async function saveFriendLink(
  db: Executor,
  { id, accountId, itemIds, createdAt }: FriendLink,
  tokenHash: string,
): Promise<void> {
  await db
    .insertInto('friend_links')
    .values({
      id,
      token_hash: tokenHash,
      account_id: accountId,
      item_ids: toJson(itemIds),
      created_at: createdAt,
    })
    .execute();
}

/** @param since older ones have ended */
export async function findFriendLink(
  db: Executor,
  tokenHash: string,
  since: number,
): Promise<FriendLink | null> {
  const row = await db
    .selectFrom('friend_links')
    .select(LINK_COLUMNS)
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row ? { ...row, itemIds: fromJson(row.itemIds) } : null;
}

/** Those of an account with how many friends each has, the newest first. */
export async function listFriendLinks(
  db: Executor,
  accountId: string,
  since: number,
): Promise<(FriendLink & { readonly friendsCount: number })[]> {
  const rows = await db
    .selectFrom('friend_links')
    .select(LINK_COLUMNS)
    .select(({ selectFrom, fn }) =>
      selectFrom('link_friends')
        .select(fn.countAll<number | string>().as('count'))
        .whereRef('link_friends.link_id', '=', 'friend_links.id')
        .as('friends'),
    )
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ friends, itemIds, ...row }) => ({
    ...row,
    itemIds: fromJson(itemIds),
    friendsCount: Number(friends ?? 0),
  }));
}

/**
 * Keeps others from changing its friends until the transaction ends.
 * @returns false where it is gone
 */
export async function lockFriendLink(
  transaction: WritingTransaction,
  id: string,
): Promise<boolean> {
  const row = await transaction
    .updateTable('friend_links')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false where the account has no such link */
export async function deleteFriendLink(
  db: Executor,
  { accountId, tokenHash }: { readonly accountId: string; readonly tokenHash: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom('friend_links')
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes links from before the moment, of everybody, with their marks. */
export async function deleteFriendLinks(db: Executor, before: number): Promise<void> {
  await db.deleteFrom('friend_links').where('created_at', '<=', before).execute();
}

export interface LinkFriend {
  readonly id: string;
  readonly browserHash: string;
  readonly name: string;
  readonly marks: Readonly<Record<string, FriendMark>>;
}

/** Who came first stands first. */
export async function listLinkFriends(db: Executor, linkId: string): Promise<LinkFriend[]> {
  const rows = await db
    .selectFrom('link_friends')
    .select(['id', 'browser_hash as browserHash', 'name', 'marks'])
    .where('link_id', '=', linkId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, marks: fromJson(row.marks) }));
}

/** In the place of what the same browser had there. */
export async function saveLinkFriend(
  db: Executor,
  linkId: string,
  { browserHash, name, marks }: Omit<LinkFriend, 'id'>,
  now: number,
): Promise<void> {
  const changed = { name, marks: toJson(marks) };
  await db
    .insertInto('link_friends')
    .values({
      id: randomUUID(),
      link_id: linkId,
      browser_hash: browserHash,
      ...changed,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['link_id', 'browser_hash']).doUpdateSet(changed))
    .execute();
}

export async function deleteLinkFriend(
  db: Executor,
  linkId: string,
  friendId: string,
): Promise<void> {
  await db
    .deleteFrom('link_friends')
    .where('link_id', '=', linkId)
    .where('id', '=', friendId)
    .execute();
}

export async function deleteFriendOfBrowser(
  db: Executor,
  linkId: string,
  browserHash: string,
): Promise<void> {
  await db
    .deleteFrom('link_friends')
    .where('link_id', '=', linkId)
    .where('browser_hash', '=', browserHash)
    .execute();
}
