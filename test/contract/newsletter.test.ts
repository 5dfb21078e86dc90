import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listMails } from '../../backend/storage/queries/mail-outbox.ts';
import { listSubscriptions } from '../../backend/storage/queries/newsletter.ts';
import type { NewsletterPurpose } from '../../contract/newsletter-paths.ts';
import { MARKETS, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { dataOf, describeOnBothDatabases } from '../support/backend-under-test.ts';

const LINKS = {
  confirm: /\/newsletter\/confirm\/([\w-]{43})\b/,
  unsubscribe: /\/unsubscribe\/([\w-]{43})\b/,
} as const;
const UNKNOWN = 'x'.repeat(43);

describeOnBothDatabases('NEWS-01 the newsletter', (backend) => {
  const newEmail = () => `${randomUUID()}@example.com`;
  const ask = (email: string, marketId: MarketId = 'it') =>
    backend.api(marketId).askForNewsletter({ email });
  const mailsTo = async (email: string) =>
    (await listMails(backend.storage.db, 1000)).filter(({ to }) => to === email);
  const subscribed = async (email: string) =>
    (await listSubscriptions(backend.storage.db)).find((one) => one.email === email) ?? null;
  const use = (purpose: NewsletterPurpose, token: string) =>
    backend.api().followNewsletterLink({ purpose, token });
  const look = (purpose: NewsletterPurpose, token: string) =>
    backend.api().newsletterLink({ purpose, token });

  /** Of the address's only mail that has such a link. */
  async function tokenTo(email: string, purpose: NewsletterPurpose): Promise<string> {
    const tokens = (await mailsTo(email)).map(({ text }) => LINKS[purpose].exec(text)?.[1]);
    const token = tokens.find((found) => found !== undefined);
    if (!token) throw new Error(`No ${purpose} link to ${email}`);
    return token;
  }
  async function subscribe(email: string, marketId?: MarketId): Promise<void> {
    await dataOf(ask(email, marketId));
    await dataOf(use('confirm', await tokenTo(email, 'confirm')));
  }
  /** Makes the last ask one of some time ago: the clock of another process cannot be moved. */
  async function letTimePass(email: string): Promise<void> {
    await backend.storage.db
      .updateTable('newsletter_subscriptions')
      .set({ asked_at: 0 })
      .where('email', '=', email)
      .execute();
  }

  test('an address is on the list once its link was used, and not before', async () => {
    const email = newEmail();
    expect(await dataOf(ask(` ${email.toUpperCase()} `, 'de'))).toEqual({
      response: 'success',
      data: {},
    });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Newsletter');
    expect(await subscribed(email)).toBeNull();

    const token = await tokenTo(email, 'confirm');
    expect((await dataOf(look('confirm', token))).data).toEqual({ isDone: false });
    expect(await subscribed(email)).toBeNull();
    expect((await dataOf(use('confirm', token))).data).toEqual({ isDone: true });
    expect(await subscribed(email)).toMatchObject({ marketId: 'de', language: 'de' });
    expect((await dataOf(look('confirm', token))).data).toEqual({ isDone: true });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test.each(MARKET_IDS)('MKT-05 its mail in %s is in the market’s words', async (marketId) => {
    const email = newEmail();
    await dataOf(ask(email, marketId));
    const [mail] = await mailsTo(email);
    const { language } = MARKETS[marketId];
    const words = {
      en: 'confirm',
      it: 'Conferma',
      es: 'suscripción',
      fr: 'Confirmez',
      de: 'Bitte',
    };
    expect(mail?.subject).toContain(words[language]);
    expect(mail?.text).toContain(`Cordata`);
  });

  test('every mail has a link to leave, for people and for their mailbox', async () => {
    const email = newEmail();
    await subscribe(email);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    for (const { text, headers } of mails) {
      const [path = ''] = LINKS.unsubscribe.exec(text) ?? [];
      expect(headers['List-Unsubscribe']).toMatch(/^<http.*>$/);
      expect(headers['List-Unsubscribe']).toContain(path);
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    }
  });

  test('SEC-05 the database holds no token', async () => {
    const email = newEmail();
    await dataOf(ask(email));
    const rows = await backend.storage.db.selectFrom('newsletter_links').selectAll().execute();
    for (const purpose of ['confirm', 'unsubscribe'] as const) {
      expect(JSON.stringify(rows)).not.toContain(await tokenTo(email, purpose));
    }
  });

  test('who is on the list already is told so by mail, and the answer is the same', async () => {
    const email = newEmail();
    await subscribe(email);
    await letTimePass(email);
    expect(await dataOf(ask(email))).toEqual(await dataOf(ask(newEmail())));
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(3);
    expect(mails.filter(({ subject }) => subject.includes('già in lista'))).toHaveLength(1);
    expect(await subscribed(email)).not.toBeNull();
  });

  test('in another market one moves by confirming there, and stays until then', async () => {
    const email = newEmail();
    await subscribe(email, 'it');
    await letTimePass(email);
    await dataOf(ask(email, 'fr'));
    expect(await subscribed(email)).toMatchObject({ marketId: 'it' });
    const confirmation = (await mailsTo(email)).find(({ subject }) =>
      subject.includes('Confirmez'),
    );
    const token = LINKS.confirm.exec(confirmation?.text ?? '')?.[1] ?? '';
    await dataOf(use('confirm', token));
    expect(await subscribed(email)).toMatchObject({ marketId: 'fr', language: 'fr' });
  });

  describe('NEWS-01 limits', () => {
    test('thirty forms of one network in an hour, to whomever they go', async () => {
      const network = randomUUID();
      const asked = await Promise.all(
        Array.from({ length: 34 }, () =>
          backend.api('it', network).askForNewsletter({ email: newEmail() }),
        ),
      );
      expect(asked.filter(({ outcome }) => outcome === 'success')).toHaveLength(30);
      const late = newEmail();
      const refused = await backend.api('it', network).askForNewsletter({ email: late });
      expect(refused).toMatchObject({ outcome: 'refused', key: 'TOO_MANY_REQUESTS' });
      const wait = refused.outcome === 'refused' ? refused.retryAfterS : undefined;
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(3600);
      expect(await mailsTo(late)).toEqual([]);
      await dataOf(backend.api('it', randomUUID()).askForNewsletter({ email: late }));
    });

    test('five mails to one letter box, however its address is written', async () => {
      const [name, domain] = newEmail().split('@');
      const written = (tag: number) => `${name}+${tag}@${domain}`;
      const asked = await Promise.all(
        Array.from({ length: 30 }, (_, tag) => ask(written(tag).toUpperCase())),
      );
      expect(asked.filter(({ outcome }) => outcome === 'success')).toHaveLength(5);
      expect(await ask(written(99))).toMatchObject({ key: 'TOO_MANY_REQUESTS' });
      expect(await mailsTo(written(99))).toEqual([]);
    });

    test('a network is believed from the site alone', async () => {
      const answer = await backend.request('/newsletter', {
        method: 'POST',
        headers: { 'x-network': 'eyJhbGciOiJub25lIn0.eyJuZXR3b3JrIjoiYSJ9.', market: 'it' },
        body: JSON.stringify({ email: newEmail() }),
      });
      expect(answer.status).toBe(401);
    });
  });

  describe('idempotence', () => {
    test('REL-02 a form that is sent many times at once sends one mail', async () => {
      const email = newEmail();
      await Promise.all(Array.from({ length: 8 }, () => dataOf(ask(email))));
      expect(await mailsTo(email)).toHaveLength(1);
    });

    test('REL-02 a link that is used many times at once greets once', async () => {
      const email = newEmail();
      await dataOf(ask(email));
      const token = await tokenTo(email, 'confirm');
      await Promise.all(Array.from({ length: 8 }, () => dataOf(use('confirm', token))));
      expect(await mailsTo(email)).toHaveLength(2);
    });

    test('leaving twice is leaving once', async () => {
      const email = newEmail();
      await subscribe(email);
      const token = await tokenTo(email, 'unsubscribe');
      expect((await dataOf(look('unsubscribe', token))).data).toEqual({ isDone: false });
      expect(await subscribed(email)).not.toBeNull();
      for (let count = 0; count < 2; count += 1) {
        expect((await dataOf(use('unsubscribe', token))).data).toEqual({ isDone: true });
        expect(await subscribed(email)).toBeNull();
      }
    });
  });

  test('who has left is not brought back by an old link, but by a new one', async () => {
    const email = newEmail();
    await dataOf(ask(email));
    const [old, leave] = [await tokenTo(email, 'confirm'), await tokenTo(email, 'unsubscribe')];
    await dataOf(use('confirm', old));
    await dataOf(use('unsubscribe', leave));
    expect(await use('confirm', old)).toMatchObject({ outcome: 'missing', isGone: false });
    expect(await subscribed(email)).toBeNull();
    // At once: leaving ends the ask before it.
    await dataOf(ask(email));
    const fresh = (await mailsTo(email))
      .map(({ text }) => LINKS.confirm.exec(text)?.[1])
      .find((token) => token !== undefined && token !== old);
    await dataOf(use('confirm', fresh ?? ''));
    expect(await subscribed(email)).not.toBeNull();
  });

  test('a link that confirms holds for seven days, one that leaves for ever', async () => {
    const email = newEmail();
    await dataOf(ask(email));
    const token = await tokenTo(email, 'confirm');
    const links = await backend.storage.db
      .selectFrom('newsletter_links as link')
      .innerJoin('newsletter_subscriptions as one', 'one.id', 'link.subscription_id')
      .where('one.email', '=', email)
      .select(['link.purpose', 'link.expires_at', 'one.created_at'])
      .execute();
    const daysOf = ({ expires_at: end, created_at: start }: (typeof links)[number]) =>
      end === null ? null : (end - start) / 86_400_000;
    expect(Object.fromEntries(links.map((link) => [link.purpose, daysOf(link)]))).toEqual({
      confirm: 7,
      unsubscribe: null,
    });
    await backend.storage.db
      .updateTable('newsletter_links')
      .set({ expires_at: 1 })
      .where('purpose', '=', 'confirm')
      .execute();
    for (const act of [look, use]) {
      expect(await act('confirm', token)).toMatchObject({ outcome: 'missing', isGone: true });
    }
    expect(await subscribed(email)).toBeNull();
  });

  test('a token serves its purpose and no other', async () => {
    const email = newEmail();
    await dataOf(ask(email));
    const cases = [
      ['confirm', await tokenTo(email, 'unsubscribe')],
      ['unsubscribe', await tokenTo(email, 'confirm')],
      ['confirm', UNKNOWN],
      ['unsubscribe', ''],
    ] as const;
    for (const [purpose, token] of cases) {
      for (const act of [look, use]) {
        expect(await act(purpose, token)).toMatchObject({ outcome: 'missing', isGone: false });
      }
    }
    expect(await subscribed(email)).toBeNull();
  });

  test('one address may be asked for five times in an hour, known or not', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await subscribe(known);
    for (const email of [known, unknown]) {
      // The known one was asked for once before.
      for (let count = email === known ? 1 : 0; count < 5; count += 1) {
        await letTimePass(email);
        await dataOf(ask(email));
      }
      await letTimePass(email);
      const mails = await mailsTo(email);
      expect(await ask(email)).toMatchObject({ outcome: 'refused', key: 'TOO_MANY_REQUESTS' });
      expect(await mailsTo(email)).toHaveLength(mails.length);
    }
  });

  test.each([
    ['no address', 'zoe at example'],
    ['two addresses', 'a@example.com,b@example.com'],
    ['a header', 'a@example.com\r\nBcc: b@c.de'],
    ['nothing', ''],
    ['more than any address', `${'x'.repeat(320)}@example.com`],
  ])('%s is refused', async (_, email) => {
    expect(await ask(email)).toMatchObject({ outcome: 'refused', key: 'BAD_REQUEST' });
    expect(await mailsTo(email)).toEqual([]);
  });
});
