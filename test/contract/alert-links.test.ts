import { expect, test } from 'vitest';
import { hashOfLinkToken, newLinkToken } from '../../backend/newsletter/link-token.ts';
import { saveAlertLink } from '../../backend/storage/queries/alert-delivery.ts';
import { deleteAlert, saveAlert } from '../../backend/storage/queries/alerts.ts';
import { deleteAccount } from '../../backend/storage/queries/own-account.ts';
import { dataOf, describeOnBothDatabases } from '../support/backend-under-test.ts';
import { insertAccount } from '../support/sample-account.ts';

const JAPAN = 'japan-tokyo-kyoto';

describeOnBothDatabases('NTFY-03 the link in an alert’s mail', (backend) => {
  async function mailedPerson() {
    const { db } = backend.storage;
    const accountId = await insertAccount(db, backend.now());
    const key = { type: 'PRICE_DROPPED', travelId: JAPAN, tourCode: null } as const;
    const turnOn = (travelId: string) =>
      saveAlert(db, accountId, {
        ...key,
        travelId,
        marketId: 'it',
        currency: 'EUR',
        price: null,
        createdAt: backend.now(),
      });
    await turnOn(JAPAN);
    await turnOn('atlantis');
    const token = newLinkToken();
    const link = { ...key, accountId, tokenHash: hashOfLinkToken(token) };
    await saveAlertLink(db, link, backend.now());
    return { accountId, key, token, turnOn };
  }
  const show = (token: string) => backend.api('it').alertLink({ token });
  const use = (token: string, all = false) => backend.api('it').endAlerts({ token, all });

  test('says what it is about and ends that one; one that is turned on again, too', async () => {
    const { accountId, key, token, turnOn } = await mailedPerson();
    const { data } = await dataOf(show(token));
    expect(data).toMatchObject({ type: 'PRICE_DROPPED', isOn: true, others: 1 });
    expect(data.travel?.title).not.toBe('');
    for (const _ of ['once', 'twice'])
      expect((await dataOf(use(token))).data).toMatchObject({ isOn: false, others: 1 });
    await turnOn(JAPAN);
    expect((await dataOf(show(token))).data.isOn).toBe(true);
    await deleteAlert(backend.storage.db, accountId, key);
    expect((await dataOf(use(token, true))).data).toMatchObject({ isOn: false, others: 0 });
  });

  test('SEC-05 is nothing without its token, and gone with the account', async () => {
    const { accountId, token } = await mailedPerson();
    for (const other of [newLinkToken(), hashOfLinkToken(token), ''])
      for (const call of [show, use])
        expect(await call(other)).toMatchObject({ outcome: 'missing' });
    await deleteAccount(backend.storage.db, accountId);
    expect(await show(token)).toMatchObject({ outcome: 'missing' });
  });
});
