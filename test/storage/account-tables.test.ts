/** Rules of the tables of accounts: they stand in the schema, so that no query can break them. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { toJson } from '../../backend/storage/stored-values.ts';
import { describeOnBoth } from './both-databases.ts';
import { NOW } from './sample-mail.ts';

describeOnBoth('account tables', (underTest) => {
  let accountId = '';

  beforeEach(async () => {
    accountId = randomUUID();
    await underTest.storage.db
      .insertInto('accounts')
      .values({
        id: accountId,
        email: `${accountId}@example.com`,
        first_name: null,
        last_name: null,
        password_hash: null,
        role: 'traveller',
        market_id: 'it',
        accepts_marketing: 0,
        confirmed_at: null,
        created_at: NOW,
        updated_at: NOW,
      })
      .execute();
  });

  test('SEC-05 the sessions of an account go with it', async () => {
    const { db } = underTest.storage;
    const session = {
      token_hash: randomUUID(),
      account_id: accountId,
      data: toJson({}),
      refresh_started_at: null,
      created_at: NOW,
      last_used_at: NOW,
      expires_at: NOW,
    };
    await db.insertInto('account_sessions').values(session).execute();
    await db.deleteFrom('accounts').where('id', '=', accountId).execute();
    const rows = await db
      .selectFrom('account_sessions')
      .select('account_id')
      .where('account_id', '=', accountId)
      .execute();
    expect(rows).toEqual([]);
  });
});
