/** One-time codes, kept by both databases (CODE-01, SEC-07). */
import { beforeEach, expect, test } from 'vitest';
import { codeMail } from '../../backend/mail/code-mails.ts';
import { decrypt } from '../../backend/mail/encrypted-text.ts';
import {
  CODE_LIFE_MS,
  openCode,
  provenEmail,
  RESEND_AFTER_MS,
  sendCode,
  takeCode,
  type CodeAsk,
} from '../../backend/one-time-codes.ts';
import { listMails } from '../../backend/storage/queries/mail-outbox.ts';
import { MARKETS } from '../../domain/market.ts';
import { describeOnBoth } from './both-databases.ts';

const secret = 'a secret of the process';
const NOW = 1_800_000_000_000;

describeOnBoth('one-time codes', (underTest) => {
  let now = NOW;
  let count = 0;
  /** Another one for each test, since letter boxes are limited. */
  const ada = () => `ada.${count}@example.com`;
  beforeEach(() => {
    now = NOW;
    count += 1;
  });
  const limits = { formsPerNetwork: 30, mailsPerHour: 1_000 };
  const parts = () => ({ storage: underTest.storage, secret, now: () => now, limits });
  const login = (browser = 'this browser') =>
    ({ purpose: 'login', browser: `${browser} ${count}` }) as const;
  /** What was mailed; null where nothing was. */
  async function ask(
    email: string,
    more: Partial<CodeAsk> = {},
    network = `198.51.${count}.0/24`,
  ): Promise<string | null> {
    let mailed: string | null = null;
    const mailOf = (code: string) => {
      mailed = code;
      const [market, brandName] = [MARKETS.it, 'Cordata'];
      return codeMail({ kind: 'login', email, code, market, brandName, lifeMs: 1, secret });
    };
    await sendCode({ ...login(), email, network, mailOf, ...more }, parts());
    return mailed;
  }
  const take = (code: string | null, binding = login()) =>
    takeCode({ ...binding, code: code ?? '' }, parts());
  const other = (code: string | null) => (code === '000000' ? '000001' : '000000');

  test('CODE-01 a code is right once, however it is typed', async () => {
    const code = await ask(ada());
    expect(code).toMatch(/^\d{6}$/);
    const wide = [...(code ?? '')].map((digit) => String.fromCharCode(0xff10 + Number(digit)));
    expect(await take(` ${wide.slice(0, 3).join('')} – ${wide.slice(3).join('')} `)).toEqual({
      email: ada(),
    });
    expect(await take(code)).toEqual({ problem: 'usedUp' });
    expect(await provenEmail(login(), parts())).toBe(ada());
    expect(await provenEmail(login('another'), parts())).toBeNull();
  });

  test('SEC-07 200 right answers at once give one success', async () => {
    const code = await ask(ada());
    // Some may not get a connection in time.
    const answers = Array.from({ length: 200 }, () => take(code).catch(() => null));
    const verdicts = await Promise.all(answers);
    expect(verdicts.filter((verdict) => verdict && 'email' in verdict)).toHaveLength(1);
  });

  test('CODE-01 after five wrong ones the right one is refused, and letters are no guess', async () => {
    const code = await ask(ada());
    for (const typed of ['', 'letters', '12345', '1234567'])
      expect(await take(typed)).toEqual({ problem: 'wrong' });
    for (let tries = 0; tries < 5; tries += 1)
      expect(await take(other(code))).toEqual({ problem: tries < 4 ? 'wrong' : 'usedUp' });
    expect(await take(code)).toEqual({ problem: 'usedUp' });
    expect(await provenEmail(login(), parts())).toBeNull();
  });

  test('SEC-07 a code does not hold in another browser or for another purpose', async () => {
    const code = await ask(ada());
    expect(await take(code, login('another'))).toEqual({ problem: 'expired' });
    const { browser } = login();
    const deletion = { purpose: 'account-deletion', browser } as const;
    expect(await takeCode({ ...deletion, code: code ?? '' }, parts())).toEqual({
      problem: 'expired',
    });
    expect(await take(code)).toEqual({ email: ada() });
  });

  test('CODE-01 it holds for ten minutes', async () => {
    const code = await ask(ada());
    now += CODE_LIFE_MS;
    expect(await openCode(login(), parts())).toBeNull();
    expect(await take(code)).toEqual({ problem: 'expired' });
  });

  test('CODE-01 within a minute the first one stays; then a new one ends it', async () => {
    const first = await ask(ada());
    now += RESEND_AFTER_MS - 1;
    expect(await ask(ada().toUpperCase())).toBeNull();
    now += 1;
    const second = await ask(ada());
    expect(second).not.toBeNull();
    if (first !== second) expect(await take(first)).toEqual({ problem: 'wrong' });
    expect(await take(second)).toEqual({ email: ada() });
  });

  test('CODE-01 neither the code nor what leads to it stands in the database', async () => {
    const code = (await ask(ada())) ?? '';
    const { db } = underTest.storage;
    const rows = [
      await db.selectFrom('one_time_codes').selectAll().execute(),
      await db.selectFrom('mail_outbox').selectAll().execute(),
    ];
    // A number of six digits may be part of a time.
    const texts = JSON.stringify(rows, (_, value: unknown) =>
      typeof value === 'number' ? 0 : value,
    );
    expect(texts).not.toContain(code);
    const mail = (await listMails(db, 200)).find(({ to }) => to === ada());
    expect(decrypt(mail?.text ?? '', secret)).toMatch(new RegExp(`^${code} `));
  });

  test('CODE-01 one letter box gets five an hour of a network in all spellings, and twenty in all; one network sends thirty', async () => {
    const sent = async (emails: readonly string[], network: string) => {
      let mails = 0;
      for (const [index, email] of emails.entries()) {
        const code = await ask(email, { browser: `${network} ${index}` }, network).catch(
          () => null,
        );
        if (code !== null) mails += 1;
      }
      return mails;
    };
    const spellings = Array.from({ length: 60 }, (_, tag) =>
      tag % 2 ? `Ada+${tag}@spelling.example` : `ａda+${tag}@spelling.example`,
    );
    expect(await sent(spellings.slice(0, 20), '203.0.113.0/24')).toBe(5);
    let mails = 0;
    for (const [index, email] of spellings.slice(20).entries())
      mails += await sent([email], `203.0.${index}.0/24`);
    expect(mails).toBeLessThanOrEqual(15);
    // Nobody is kept out by that in a browser that has logged in with the address before.
    const owner = { browser: 'the owner', knownBrowser: 'known' };
    expect(await ask('ada@spelling.example', owner, '192.0.99.0/24')).not.toBeNull();
    await expect(ask('ada@spelling.example', {}, '192.0.98.0/24')).rejects.toThrow('codes');
    const strangers = Array.from({ length: 60 }, (_, who) => `who-${who}@example.com`);
    expect(await sent(strangers, '192.0.2.0/24')).toBe(30);
  });
});
