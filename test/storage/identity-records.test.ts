/** The provider's library over both databases: what its memory adapter does, and nothing in clear text. */
import { randomUUID } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { expect, test } from 'vitest';
import { createRecordAdapter } from '../../backend/identity/record-adapter.ts';
import { deleteExpiredIdentityRecords } from '../../backend/storage/queries/identity-records.ts';
import { describeOnBoth } from './both-databases.ts';

const NOW = 1_800_000_000_000;

describeOnBoth('identity records', (underTest) => {
  let now = NOW;
  const adapterOf = (model: string): Adapter =>
    createRecordAdapter(underTest.storage, model, () => now);

  async function save(model: string, payload: AdapterPayload = {}, expiresInS = 60) {
    const id = randomUUID();
    await adapterOf(model).upsert(id, { ...payload, jti: id, kind: model }, expiresInS);
    return id;
  }

  test('AUTH-02 a record is found by its id and kind till it expires', async () => {
    now = NOW;
    const id = await save('AccessToken', { accountId: 'ada', scope: 'openid' });
    expect(await adapterOf('AccessToken').find(id)).toEqual({
      jti: id,
      kind: 'AccessToken',
      accountId: 'ada',
      scope: 'openid',
    });
    expect(await adapterOf('RefreshToken').find(id)).toBeUndefined();
    expect(await adapterOf('AccessToken').find('another')).toBeUndefined();
    now = NOW + 60_000;
    expect(await adapterOf('AccessToken').find(id)).toBeUndefined();
    now = NOW;
  });

  test('saving again replaces', async () => {
    const id = await save('Interaction', { returnTo: '/a' });
    await adapterOf('Interaction').upsert(id, { jti: id, returnTo: '/b' }, 60);
    expect(await adapterOf('Interaction').find(id)).toEqual({ jti: id, returnTo: '/b' });
  });

  test('a session is found by its uid too', async () => {
    const uid = randomUUID();
    await save('Session', { uid, accountId: 'ada' });
    expect(await adapterOf('Session').findByUid(uid)).toMatchObject({ uid, accountId: 'ada' });
    expect(await adapterOf('Session').findByUid('another')).toBeUndefined();
  });

  test('destroying ends a record', async () => {
    const id = await save('Session');
    await adapterOf('Session').destroy(id);
    expect(await adapterOf('Session').find(id)).toBeUndefined();
  });

  test('AUTH-03 a code is used once, also by 20 at the same moment', async () => {
    const id = await save('AuthorizationCode');
    const adapter = adapterOf('AuthorizationCode');
    const uses = await Promise.allSettled(Array.from({ length: 20 }, () => adapter.consume(id)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const found = await adapter.find(id);
    expect(found).toMatchObject({ consumed: NOW / 1000 });
    // What was used stays so, even when it is saved again.
    await adapter.upsert(id, { jti: id }, 60);
    expect(await adapter.find(id)).toMatchObject({ consumed: NOW / 1000 });
  });

  test('a grant’s tokens are revoked together, and no others', async () => {
    const grantId = randomUUID();
    const [one, two] = [
      await save('RefreshToken', { grantId }),
      await save('RefreshToken', { grantId }),
    ];
    const other = await save('RefreshToken', { grantId: randomUUID() });
    const access = await save('AccessToken', { grantId });
    await adapterOf('RefreshToken').revokeByGrantId(grantId);
    expect(await adapterOf('RefreshToken').find(one)).toBeUndefined();
    expect(await adapterOf('RefreshToken').find(two)).toBeUndefined();
    expect(await adapterOf('RefreshToken').find(other)).toBeDefined();
    expect(await adapterOf('AccessToken').find(access)).toBeDefined();
  });

  test('SEC-05 whoever reads the database finds no token to use', async () => {
    const id = await save('RefreshToken', { grantId: randomUUID() });
    const rows = await underTest.storage.db.selectFrom('identity_records').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test('expired records are deleted, and no others', async () => {
    const [old, young] = [await save('Session', {}, 10), await save('Session', {}, 100)];
    await deleteExpiredIdentityRecords(underTest.storage.db, NOW + 10_000);
    expect(await adapterOf('Session').find(old)).toBeUndefined();
    expect(await adapterOf('Session').find(young)).toBeDefined();
  });
});
