/** Saving something, or asking to be told about it, without being logged in (WISH-02, NTFY-01). */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { decrypt } from '../../backend/mail/encrypted-text.ts';
import { provenEmail } from '../../backend/one-time-codes.ts';
import { findAccountByEmail } from '../../backend/storage/queries/accounts.ts';
import { listAlerts } from '../../backend/storage/queries/alerts.ts';
import { bumpCatalogueVersion } from '../../backend/storage/queries/catalogue-version.ts';
import { listMails } from '../../backend/storage/queries/mail-outbox.ts';
import { saveTours } from '../../backend/storage/queries/save-tours.ts';
import { listWishlist } from '../../backend/storage/queries/wishlist.ts';
import { readSettings } from '../../config/settings.ts';
import type { FinishedStepsRequest } from '../../contract/saving-steps.ts';
import { dataOf, describeOnEveryBackend, untilShown } from '../support/backend-under-test.ts';
import { insertAccount } from '../support/sample-account.ts';
import { sampleTour } from '../support/sample-records.ts';

const { privacyVersion, sessionSecret } = readSettings({ NODE_ENV: 'test' });
const JAPAN = 'japan-tokyo-kyoto';
const PLANNED = sampleTour({
  id: 'JPN-20880401',
  travelId: JAPAN,
  startingDate: '2088-04-01',
  endingDate: '2088-04-12',
  status: 'PLANNED',
  seatsToConfirm: 3,
});

describeOnEveryBackend('the steps of a visitor', (backend) => {
  beforeAll(async () => {
    await backend.storage.inTransaction(async (transaction) => {
      await bumpCatalogueVersion(transaction, backend.now());
      await saveTours(transaction, [PLANNED], backend.now());
    });
    await untilShown(backend, PLANNED.code);
  });

  const db = () => backend.storage.db;
  const newAsker = (email = `${randomUUID()}@example.com`) => ({ browser: randomUUID(), email });
  const travel = { travelId: JAPAN };
  const tour = { travelId: JAPAN, tourCode: PLANNED.code };
  const begin = (asker: ReturnType<typeof newAsker>, item: object = travel, network?: string) =>
    backend.api('de', network).beginSaving({ ...asker, item: { ...travel, ...item } });
  const sendCode = (asker: ReturnType<typeof newAsker>) => backend.api('de').sendSavingCode(asker);
  const finish = (sent: Omit<FinishedStepsRequest, 'item'> & Partial<FinishedStepsRequest>) =>
    backend.api('de').finishSaving({ item: travel, ...sent });
  const mailsTo = async (email: string) =>
    (await listMails(db(), 1000)).filter(({ to }) => to === email);
  async function codeTo(email: string): Promise<string> {
    const texts = (await mailsTo(email)).map(({ text }) => decrypt(text, sessionSecret));
    return texts.flatMap((text) => /^\d{6}/m.exec(text)?.[0] ?? []).at(0) ?? '';
  }
  const savedOf = async (email: string) => {
    const account = await findAccountByEmail(db(), email);
    return account ? listWishlist(db(), account.id) : [];
  };

  test('WISH-02 a known address gets a code, and with it the item is saved, twice as once', async () => {
    const asker = newAsker(`${randomUUID()}@Example.COM`);
    const email = asker.email.toLowerCase();
    await insertAccount(db(), backend.now(), { email });
    const { data } = await dataOf(begin(asker, tour));
    expect(data.code).toMatchObject({ isNew: true });
    expect(await savedOf(email)).toEqual([]);
    const code = await codeTo(email);
    for (const _ of ['once', 'twice'])
      expect((await dataOf(finish({ ...asker, code, item: tour }))).data.isNewAccount).toBe(false);
    expect((await savedOf(email)).map(({ tourCode }) => tourCode).toSorted()).toEqual([
      PLANNED.code,
      null,
    ]);
    // Who asked the code of a mailbox has proven the address.
    expect((await findAccountByEmail(db(), email))?.isConfirmed).toBe(true);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('WISH-02 a new address gets an account with what was said, and one mail with its last step', async () => {
    const asker = newAsker();
    const { email } = asker;
    expect((await dataOf(begin(asker))).data.code).toBeNull();
    expect(await mailsTo(email)).toEqual([]);
    await dataOf(sendCode(asker));
    const code = await codeTo(email);
    const sent = { ...asker, code, acceptsMarketing: true };
    const answers = await Promise.all([finish(sent), finish(sent), finish(sent)]);
    for (const answer of answers)
      expect(answer).toMatchObject({ data: { data: { isNewAccount: true } } });
    expect(await findAccountByEmail(db(), email)).toMatchObject({
      firstName: null,
      passwordHash: null,
      role: 'traveller',
      marketId: 'de',
      isConfirmed: true,
      acceptsMarketing: true,
      privacyVersion,
    });
    expect(await savedOf(email)).toMatchObject([{ travelId: JAPAN, tourCode: null }]);
    const [mail, ...others] = (await mailsTo(email)).filter(
      ({ text }) => !/^\d{6}/m.test(decrypt(text, sessionSecret)),
    );
    expect(others).toEqual([]);
    // Whoever reads the database has no link.
    expect(mail?.text).not.toMatch(/new-account\/[\w-]{43}/);
    const link = /\/oidc\/new-account\/([\w-]{43})\?ui_locales=de/;
    const [, token = ''] = link.exec(decrypt(mail?.text ?? '', sessionSecret)) ?? [];
    expect(decrypt(mail?.html ?? '', sessionSecret)).toContain(token);
    const parts = { storage: backend.storage, secret: sessionSecret, now: backend.now };
    expect(await provenEmail({ purpose: 'new-account', browser: token }, parts)).toBe(email);
    // The link is nothing that the steps take.
    expect(await finish({ ...asker, browser: token, code })).toMatchObject({ outcome: 'refused' });
  });

  test('WISH-02 without an answer about marketing there is no account', async () => {
    const asker = newAsker();
    await dataOf(sendCode(asker));
    const code = await codeTo(asker.email);
    expect(await finish({ ...asker, code })).toMatchObject({ extra: { problem: 'unknown' } });
    expect(await findAccountByEmail(db(), asker.email)).toBeNull();
    // The address is proven in this browser by now.
    expect(await finish({ ...asker, code, acceptsMarketing: false })).toMatchObject({
      outcome: 'success',
    });
  });

  test('WISH-02 a second item of the same browser is saved with the proof of the first', async () => {
    const asker = newAsker();
    await insertAccount(db(), backend.now(), { email: asker.email });
    await dataOf(begin(asker));
    await dataOf(begin(asker, tour));
    expect(await mailsTo(asker.email)).toHaveLength(1);
    const code = await codeTo(asker.email);
    await dataOf(finish({ ...asker, code }));
    await dataOf(finish({ ...asker, code, item: tour }));
    expect(await savedOf(asker.email)).toHaveLength(2);
  });

  test('NTFY-01 an alert is turned on with the code; what is not offered is said before one is sent', async () => {
    const asker = newAsker();
    const email = asker.email;
    const accountId = await insertAccount(db(), backend.now(), { email });
    const refused = await begin(asker, { alert: 'STOCKOUT_TRAVEL' });
    expect(refused).toMatchObject({ key: 'CONFLICT', extra: { problem: 'notOffered' } });
    expect(await mailsTo(email)).toEqual([]);
    const alert = { ...tour, alert: 'TOUR_CONFIRMED' } as const;
    await dataOf(begin(asker, alert));
    await dataOf(finish({ ...asker, code: await codeTo(email), item: alert, currency: 'USD' }));
    expect(await listAlerts(db(), accountId)).toMatchObject([
      { type: 'TOUR_CONFIRMED', tourCode: PLANNED.code, marketId: 'de', currency: 'USD' },
    ]);
    expect(await savedOf(email)).toEqual([]);
  });

  test('SEC-07 a code does in the browser that asked, for its address, and not when it is wrong', async () => {
    const asker = newAsker();
    await insertAccount(db(), backend.now(), { email: asker.email });
    await dataOf(begin(asker));
    const code = await codeTo(asker.email);
    const expired = { key: 'BAD_REQUEST', extra: { problem: 'expired' } };
    expect(await finish({ ...asker, browser: randomUUID(), code })).toMatchObject(expired);
    expect(await finish({ ...newAsker(), browser: asker.browser, code })).toMatchObject(expired);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await finish({ ...asker, code: wrong })).toMatchObject({ extra: { problem: 'wrong' } });
    expect(await savedOf(asker.email)).toEqual([]);
    // What there is not costs no code.
    const atlantis = await finish({ ...asker, code, item: { travelId: 'atlantis' } });
    expect(atlantis).toMatchObject({ outcome: 'missing' });
    expect(await finish({ ...asker, code })).toMatchObject({ outcome: 'success' });
  });

  test('WISH-02 AUTH-06 an administrator has no wishlist, which the owner of the mailbox alone is told', async () => {
    const asker = newAsker();
    await insertAccount(db(), backend.now(), { email: asker.email, role: 'admin' });
    expect((await dataOf(begin(asker))).data.code).not.toBeNull();
    const refused = await finish({ ...asker, code: await codeTo(asker.email) });
    expect(refused).toMatchObject({ key: 'CONFLICT', extra: { problem: 'admin' } });
    expect(await savedOf(asker.email)).toEqual([]);
  });

  test('shows the item, and of a code only its times, to whom it was sent', async () => {
    const asker = newAsker();
    await dataOf(sendCode(asker));
    const show = async (more: object = {}) =>
      (await dataOf(backend.api('de').shownSavingStep({ item: tour, ...more }))).data;
    expect(await show()).toMatchObject({
      startingDate: PLANNED.startingDate,
      endingDate: PLANNED.endingDate,
      code: null,
    });
    expect((await show({ asker })).code?.expiresAt).toBeGreaterThan(backend.now());
    expect((await show({ asker: { ...asker, browser: randomUUID() } })).code).toBeNull();
    const missing = { item: { travelId: JAPAN, tourCode: 'JPN-20991231' } };
    expect(await backend.api('de').shownSavingStep(missing)).toMatchObject({ outcome: 'missing' });
  });

  test('CODE-01 CODE-02 refuses what is no address, and too many questions from one network', async () => {
    expect(await begin(newAsker('no address'))).toMatchObject({ extra: { field: 'email' } });
    expect(await sendCode(newAsker('a@b'))).toMatchObject({ extra: { field: 'email' } });
    const network = `203.0.${Math.floor(Math.random() * 250)}.0/24`;
    let answer;
    for (let count = 0; count < 31; count += 1) answer = await begin(newAsker(), travel, network);
    expect(answer).toMatchObject({ key: 'TOO_MANY_REQUESTS' });
  });
});
