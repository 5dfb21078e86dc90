/** Links where friends mark what somebody compares, without an account (WISH-04, decision 0070). */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AssertedPerson } from '../../contract/asserted-person.ts';
import type { FriendMarksRequest } from '../../contract/friend-links.ts';
import { LONGEST_FRIEND_NAME, MOST_FRIEND_LINKS, MOST_FRIENDS } from '../../domain/friend-mark.ts';
import { deleteAccount } from '../../backend/storage/queries/own-account.ts';
import { deleteFriendLinks } from '../../backend/storage/queries/friend-links.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { dataOf, describeOnEveryBackend } from '../support/backend-under-test.ts';
import { insertAccount, personOfAccount } from '../support/sample-account.ts';

const JAPAN = 'japan-tokyo-kyoto';
const OTHER = 'albania-mountains-coast';
const IDS = [JAPAN, OTHER];
const TRAVELS = [JAPAN, OTHER, 'azores-islands', 'andalusia-cities-sierra'];

describeOnEveryBackend('links for friends', (backend) => {
  async function newPerson(): Promise<AssertedPerson & { readonly accountId: string }> {
    const accountId = await insertAccount(backend.storage.db, backend.now());
    return { ...personOfAccount(accountId), accountId };
  }
  /** A client shares answers within itself, so that each call has its own. */
  const api = (network?: string) => backend.api('it', network);
  const add = (person: AssertedPerson, ids: readonly string[] = IDS) =>
    api().addFriendLink(person, { ids: [...ids] });
  const own = async (person: AssertedPerson) => (await dataOf(api().friendLinks(person))).data;
  const show = (token: string, browser: string | null = null, person?: AssertedPerson) =>
    api().friendLink({ token, browser }, person ?? null);
  const mark = (sent: Partial<FriendMarksRequest> & { readonly token: string }, network?: string) =>
    api(network).putFriendMarks({
      browser: randomUUID(),
      name: 'Ada',
      marks: { [JAPAN]: 'like' },
      ...sent,
    });
  const newLink = async () => {
    const person = await newPerson();
    const { token } = (await dataOf(add(person))).data;
    return { person, token };
  };

  test('API-08 makes one link for the same things, keeps out what there is not, and names no owner', async () => {
    const person = await newPerson();
    const { data: made } = await dataOf(add(person, [...IDS, 'atlantis']));
    expect(made).toMatchObject({ ids: IDS, friendsCount: 0 });
    expect((await dataOf(add(person))).data).toEqual(made);
    expect(await own(person)).toEqual([made]);
    const { data: seen } = await dataOf(show(made.token));
    expect(seen).toEqual({ ids: IDS, endsAt: made.endsAt, isOwn: false, friends: [] });
    expect((await dataOf(show(made.token, null, person))).data.isOwn).toBe(true);

    expect(await add(person, ['atlantis'])).toMatchObject({ outcome: 'missing' });
    expect(await add({ ...person, accountId: null })).toMatchObject({ key: 'UNAUTHORIZED' });
    const pairs = TRAVELS.flatMap((one) => TRAVELS.map((other) => [one, other]));
    for (const pair of pairs.slice(1, MOST_FRIEND_LINKS + 1)) await dataOf(add(person, pair));
    expect(await add(person, pairs.at(-2))).toMatchObject({ key: 'CONFLICT' });
    expect(await own(person)).toHaveLength(MOST_FRIEND_LINKS);
    const { data: account } = await dataOf(backend.api('it').accountData(person));
    expect(account.friendLinks).toHaveLength(MOST_FRIEND_LINKS);
  });

  test('WISH-04 a browser changes its own marks and nobody else’s, by a name that no other has', async () => {
    const { token } = await newLink();
    const [ada, bo] = [randomUUID(), randomUUID()];
    await dataOf(mark({ token, browser: ada, name: ' Ada\n\u202e', marks: { [JAPAN]: 'like' } }));
    expect(await mark({ token, browser: bo, name: 'ADA' })).toMatchObject({
      key: 'CONFLICT',
      extra: { problem: 'nameTaken' },
    });
    await dataOf(
      mark({ token, browser: bo, name: 'Bo', marks: { [JAPAN]: 'no', atlantis: 'like' } }),
    );
    await dataOf(mark({ token, browser: ada, name: 'Ada L.', marks: { [OTHER]: 'maybe' } }));
    const { friends } = (await dataOf(show(token, bo))).data;
    // Both came at the same moment of the test's clock.
    expect(friends.toSorted((one, other) => one.name.localeCompare(other.name))).toMatchObject([
      { name: 'Ada L.', marks: { [OTHER]: 'maybe' }, isMine: false },
      { name: 'Bo', marks: { [JAPAN]: 'no' }, isMine: true },
    ]);
    // Only who says so is taken off: no marks at all, or none that a link can have, are a mistake.
    for (const marks of [{}, JSON.parse('{"__proto__":"like"}'), { atlantis: 'no' } as const])
      expect(await mark({ token, browser: bo, name: 'Bo', marks })).toMatchObject({
        key: 'BAD_REQUEST',
        extra: { field: 'marks' },
      });
    expect((await dataOf(show(token, bo))).data.friends).toHaveLength(2);
    const { data } = await dataOf(mark({ token, browser: bo, name: '', marks: null }));
    expect(data.friends.map(({ name }) => name)).toEqual(['Ada L.']);
  });

  test('WISH-04 refuses names, marks and friends past what a link takes, and many from one network', async () => {
    const { token } = await newLink();
    for (const name of ['', ' \n', 'x'.repeat(LONGEST_FRIEND_NAME + 1), 'x'.repeat(201)])
      expect(await mark({ token, name })).toMatchObject({ key: 'BAD_REQUEST' });
    expect(await mark({ token, marks: { atlantis: 'like' } })).toMatchObject({
      key: 'BAD_REQUEST',
      extra: { field: 'marks' },
    });
    expect(await mark({ token, marks: { [JAPAN]: 'hate' } as never })).toMatchObject({
      key: 'BAD_REQUEST',
    });
    const names = Array.from({ length: MOST_FRIENDS }, (_, at) => `Friend ${at}`);
    const put = await Promise.all(names.map((name) => mark({ token, name })));
    expect(put.filter(({ outcome }) => outcome === 'success')).toHaveLength(MOST_FRIENDS);
    expect(await mark({ token, name: 'Late' })).toMatchObject({ extra: { problem: 'full' } });

    const { token: limited } = await newLink();
    const [network, browser] = [randomUUID(), randomUUID()];
    const outcomes = new Set<string>();
    for (let sent = 0; sent < 60; sent += 1) {
      const result = await mark({ token: limited, browser }, network);
      outcomes.add(result.outcome === 'refused' ? result.key : result.outcome);
    }
    expect([...outcomes]).toEqual(['success', 'TOO_MANY_REQUESTS']);
  });

  test('WISH-04 only its owner removes a friend and ends it; in the end, and with the account, nothing is left', async () => {
    const { person, token } = await newLink();
    const other = await newPerson();
    const { data } = await dataOf(mark({ token }));
    const friendId = data.friends[0]?.id ?? '';
    const remove = (whose: AssertedPerson) => api().removeFriend(whose, { token, friendId });
    const end = (whose: AssertedPerson) => api().endFriendLink(whose, { token });
    expect(await remove(other)).toMatchObject({ outcome: 'missing' });
    expect(await end(other)).toMatchObject({ outcome: 'missing' });
    expect((await dataOf(show(token))).data.friends).toHaveLength(1);
    for (const _ of ['once', 'twice']) await dataOf(remove(person));
    expect((await dataOf(show(token))).data.friends).toEqual([]);
    await dataOf(mark({ token }));
    await dataOf(end(person));
    for (const gone of [show(token), mark({ token }), remove(person), end(person)])
      expect(await gone).toMatchObject({ outcome: 'missing' });

    const { token: another } = (await dataOf(add(person))).data;
    await dataOf(mark({ token: another }));
    await deleteAccount(backend.storage.db, person.accountId);
    expect(await show(another)).toMatchObject({ outcome: 'missing' });
  });

  test('WISH-04 a link of 60 days ago is none, and is deleted with its marks', async () => {
    const { person, token } = await newLink();
    await dataOf(mark({ token }));
    const { db } = backend.storage;
    const { id } = await db
      .selectFrom('friend_links')
      .select('id')
      .where('account_id', '=', person.accountId)
      .executeTakeFirstOrThrow();
    const ended = backend.now() - 60 * DAY_MS;
    await db.updateTable('friend_links').set({ created_at: ended }).where('id', '=', id).execute();
    const friends = () =>
      db.selectFrom('link_friends').select('id').where('link_id', '=', id).execute();
    expect(await show(token)).toMatchObject({ outcome: 'missing' });
    expect(await friends()).toHaveLength(1);
    await deleteFriendLinks(db, ended);
    expect(await friends()).toEqual([]);
  });
});
