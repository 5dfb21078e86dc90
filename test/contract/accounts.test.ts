import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { decrypt } from '../../backend/mail/encrypted-text.ts';
import { saveSession } from '../../backend/storage/queries/account-sessions.ts';
import { listEnquiries } from '../../backend/storage/queries/enquiries.ts';
import { listMails } from '../../backend/storage/queries/mail-outbox.ts';
import { listSubscriptions } from '../../backend/storage/queries/newsletter.ts';
import { findOwnAccount } from '../../backend/storage/queries/own-account.ts';
import { readSettings } from '../../config/settings.ts';
import { dataOf, describeOnEveryBackend } from '../support/backend-under-test.ts';
import { insertAccount, personOfAccount } from '../support/sample-account.ts';
import { sampleEnquiry } from '../support/sample-enquiry.ts';

const { brand, privacyVersion, sessionSecret } = readSettings({ NODE_ENV: 'test' });

describeOnEveryBackend('AUTH-07 the account area', (backend) => {
  let tourCode: string;
  beforeAll(async () => {
    const { data } = await dataOf(backend.api('it').newTours());
    tourCode = data[0]?.tour.code ?? '';
  });

  /** A new account, with a proven address unless said, and who the site says it is. */
  async function newAccount(
    email: string | null = `${randomUUID()}@example.com`,
    firstName: string | null = 'Ada',
  ) {
    const now = backend.now();
    const id = await insertAccount(backend.storage.db, now, {
      email,
      first_name: firstName,
      password_hash: 'secret-hash',
      confirmed_at: email === null ? null : now,
    });
    const person = personOfAccount(id, email);
    return { id, email: email ?? '', person };
  }
  const mailsTo = async (email: string) =>
    (await listMails(backend.storage.db, 1000)).filter(({ to }) => to === email);
  const isSubscribed = async (email: string) =>
    (await listSubscriptions(backend.storage.db)).some((one) => one.email === email);

  test('is for an account alone, and for one that there is', async () => {
    const { person } = await newAccount();
    const nobody = await backend.api().account({ ...person, accountId: null });
    expect(nobody).toMatchObject({ outcome: 'refused', key: 'UNAUTHORIZED' });
    const gone = await backend.api().account({ ...person, accountId: randomUUID() });
    expect(gone).toMatchObject({ outcome: 'missing' });
    expect((await backend.request('/account')).status).toBe(401);
  });

  test('keeps names in one line, in any script, and refuses one that is too long', async () => {
    const { person } = await newAccount();
    const names = { firstName: ' Ada\r\nBcc: x ', lastName: 'עדה' };
    const saved = await dataOf(backend.api().saveProfile(person, { ...names, market: 'de' }));
    expect(saved.data.user).toMatchObject({
      firstName: 'Ada Bcc: x',
      lastName: 'עדה',
      market: 'de',
    });
    const long = { firstName: 'Ada', lastName: 'x'.repeat(81), market: 'fr' } as const;
    expect(await backend.api().saveProfile(person, long)).toMatchObject({
      outcome: 'refused',
      extra: { field: 'lastName' },
    });
    const empty = { firstName: ' ', lastName: ' ', market: 'de' } as const;
    expect(await backend.api().saveProfile(person, empty)).toMatchObject({
      outcome: 'refused',
      extra: { field: 'firstName' },
    });
    const nameless = await newAccount(undefined, null);
    const { data } = await dataOf(backend.api().saveProfile(nameless.person, empty));
    expect(data.user).toMatchObject({ firstName: null, lastName: null, market: 'de' });
  });

  test('NEWS-01 puts the proven address on the list at once, and takes it off', async () => {
    const { email, person } = await newAccount();
    for (const _ of ['once', 'twice']) {
      const on = { getsNewsletter: true, acceptsMarketing: true };
      const { data } = await dataOf(backend.api().saveCommunications(person, on));
      expect(data).toMatchObject({ getsNewsletter: true, user: { acceptsMarketing: true } });
    }
    expect(await isSubscribed(email)).toBe(true);
    expect(await mailsTo(email)).toHaveLength(1);
    const off = await dataOf(backend.api().saveCommunications(person, { getsNewsletter: false }));
    expect(off.data).toMatchObject({ getsNewsletter: false, user: { acceptsMarketing: true } });
    expect(await isSubscribed(email)).toBe(false);

    const { person: unknown } = await newAccount(null);
    expect(await backend.api().saveCommunications(unknown, { getsNewsletter: true })).toMatchObject(
      { outcome: 'refused', extra: { field: 'getsNewsletter' } },
    );
  });

  test('AUTH-05 accepts the privacy policy that holds, and no other', async () => {
    const { person } = await newAccount();
    const old = await backend.api().acceptPrivacy(person, { version: '2001-01-01' });
    expect(old).toMatchObject({ outcome: 'refused', key: 'CONFLICT' });
    const { data } = await dataOf(backend.api().acceptPrivacy(person, { version: privacyVersion }));
    expect(data.privacy.acceptedVersion).toBe(privacyVersion);
    expect(data.privacy.acceptedAt).not.toBeNull();
  });

  test('lists the requests of its own address, in whatever capitals, and changes no other', async () => {
    const { email, person } = await newAccount();
    const send = (address: string) =>
      dataOf(backend.api('it').sendEnquiry(sampleEnquiry({ tourCode, email: address })));
    const { id } = (await send(email.toUpperCase())).data;
    // Mail to it may come to somebody else.
    const lookAlike = (await send(email.replace(/^./, (first) => wideOf(first)))).data;
    const other = (await send(`${randomUUID()}@example.com`)).data;

    const { data: own } = await dataOf(backend.api('it').accountEnquiries(person));
    expect(own.map((one) => one.id)).toEqual([id]);
    expect(own[0]).toMatchObject({ tourCode, isWithdrawn: false, isNameShown: false });
    expect(own[0]?.travel?.title).toBeTruthy();
    expect(own[0]?.travel?.image.desktop.width).toBeGreaterThan(0);

    const shown = await dataOf(backend.api().followAccountEnquiry(person, { id, wish: 'show' }));
    expect(shown.data.find((one) => one.id === id)?.isNameShown).toBe(true);
    for (const _ of ['once', 'twice']) {
      const withdrawal = { id, wish: 'withdraw' } as const;
      const { data } = await dataOf(backend.api().followAccountEnquiry(person, withdrawal));
      expect(data.find((one) => one.id === id)?.isWithdrawn).toBe(true);
    }
    const about = (await mailsTo(brand.email)).filter(({ subject }) =>
      subject.startsWith('Ritirata'),
    );
    expect(about.filter(({ text }) => text.includes(email.toUpperCase()))).toHaveLength(1);
    for (const foreign of [other, lookAlike]) {
      const wish = { id: foreign.id, wish: 'withdraw' } as const;
      const theft = await backend.api().followAccountEnquiry(person, wish);
      expect(theft).toMatchObject({ outcome: 'missing' });
    }
    expect((await dataOf(backend.api().account(person))).data.user.email).toBe(email);

    const { data: everything } = await dataOf(backend.api().accountData(person));
    expect(everything.requestsForSeats).toHaveLength(1);
    expect(JSON.stringify(everything)).not.toContain('secret-hash');
  });

  test('sends an application to the operator, once', async () => {
    const { email, person } = await newAccount();
    const application = { kind: 'creator', website: 'ada.example', message: 'Ciao\nAda' } as const;
    const wrong = { ...application, website: 'not a site!' };
    expect(await backend.api('it').applyForPartnership(person, wrong)).toMatchObject({
      outcome: 'refused',
      extra: { field: 'website' },
    });
    for (const _ of ['once', 'twice'])
      await dataOf(backend.api('it').applyForPartnership(person, application));
    const mails = (await mailsTo(brand.email)).filter(
      ({ headers }) => headers['reply-to'] === email,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Ciao\nAda');
  });

  describe('SEC-07 its deletion', () => {
    const browser = 'b'.repeat(43);

    test('wants the code that was mailed, and leaves the requests for seats', async () => {
      const { id, email, person } = await newAccount();
      await dataOf(backend.api().saveCommunications(person, { getsNewsletter: true }));
      await dataOf(backend.api('it').sendEnquiry(sampleEnquiry({ tourCode, email })));
      const session = {
        tokenHash: randomUUID(),
        accountId: id,
        loginKey: null,
        personKey: null,
        data: {},
      };
      const expiresAt = backend.now() + 60_000;
      await saveSession(backend.storage.db, { ...session, expiresAt }, backend.now());

      await dataOf(backend.api('it').sendDeletionCode(person, { browser }));
      const mail = (await mailsTo(email)).find(({ text }) => text.includes('[sealed:'));
      const code = /\d{6}/.exec(decrypt(mail?.text ?? '', sessionSecret))?.[0] ?? '';
      const wrong = code === '000000' ? '000001' : '000000';
      for (const attempt of [
        { browser, code: wrong },
        { browser: 'c'.repeat(43), code },
      ])
        expect(await backend.api().deleteAccount(person, attempt)).toMatchObject({
          outcome: 'refused',
          extra: { problem: attempt.code === wrong ? 'wrong' : 'expired' },
        });
      expect(await findOwnAccount(backend.storage.db, id)).not.toBeNull();

      const before = (await mailsTo(email)).length;
      await dataOf(backend.api().deleteAccount(person, { browser, code }));
      expect(await backend.api().account(person)).toMatchObject({ outcome: 'missing' });
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(before + 1);
      expect(mails.some(({ subject }) => subject.includes('è stato eliminato'))).toBe(true);
      expect(await isSubscribed(email)).toBe(false);
      const sessions = backend.storage.db.selectFrom('account_sessions').select('token_hash');
      expect(await sessions.where('token_hash', '=', session.tokenHash).execute()).toEqual([]);
      const left = await listEnquiries(backend.storage.db, 1000);
      expect(left.filter((one) => one.email === email)).toHaveLength(1);
    });

    test('takes the code of another account for none', async () => {
      const [one, other] = [await newAccount(), await newAccount()];
      const shared = randomUUID();
      await dataOf(backend.api().sendDeletionCode(one.person, { browser: shared }));
      const [mail] = await mailsTo(one.email);
      const code = /\d{6}/.exec(decrypt(mail?.text ?? '', sessionSecret))?.[0] ?? '';
      expect(
        await backend.api().deleteAccount(other.person, { browser: shared, code }),
      ).toMatchObject({ outcome: 'refused', extra: { problem: 'wrong' } });
      expect(await findOwnAccount(backend.storage.db, other.id)).not.toBeNull();
    });

    test('needs no code where there is no address to send one to', async () => {
      const { id, person } = await newAccount(null);
      await dataOf(backend.api().deleteAccount(person, { browser, code: '' }));
      expect(await findOwnAccount(backend.storage.db, id)).toBeNull();
    });
  });
});

/** The wide form of a letter or digit of ASCII. */
function wideOf(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);
}
