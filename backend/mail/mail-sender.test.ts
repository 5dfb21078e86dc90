import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock, type FixedClock } from '../../test/support/fixed-clock.ts';
import {
  decodeQuotedPrintable,
  startSmtpStub,
  type SmtpStub,
  type SmtpStubOptions,
} from '../../test/support/smtp-stub.ts';
import {
  enqueueMail,
  listMails,
  oldestWaitingMail,
  retryMails,
} from '../storage/queries/mail-outbox.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import {
  CLAIM_MS,
  FIRST_WAIT_MS,
  startMailSender,
  TRIED_MS,
  type MailSender,
} from './mail-sender.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { encrypt } from './encrypted-text.ts';

const MAIL = {
  to: 'zoe@example.com',
  subject: 'Wir haben deine Anfrage – „Perú“, 1 – 14 Mai 2027, für zwei Plätze',
  text: 'Grüße, Zoë.\n.\nEine Zeile mit einem Punkt.',
  html: null,
  headers: {
    'reply-to': 'team@cordata.example',
    'list-unsubscribe': '<https://cordata.example/u>',
  },
};

/** Of which there is a picture. */
const PICTURE = '0123456789abcdef';

let storage: Storage;
let clock: FixedClock;
let logged: string[];
let ends: (() => Promise<void>)[];

beforeEach(async () => {
  storage = await openStorage({ databaseUrl: 'sqlite::memory:', dataFolder: '' });
  await storage.migrate();
  clock = fixedClock('2027-03-01T12:00:00Z');
  logged = [];
  ends = [];
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  await storage.close();
});

async function stubOf(options: SmtpStubOptions = {}): Promise<SmtpStub> {
  const stub = await startSmtpStub(options);
  ends.push(() => stub.close());
  return stub;
}

function senderOf(smtpUrl: string | null, stepMs = 5_000): MailSender {
  const sender = startMailSender({
    storage,
    log: pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }),
    smtpUrl,
    from: 'hello@cordata.example',
    secret: 'secret',
    now: clock.now,
    smtpTimeouts: { connectionMs: stepMs, stepMs },
    random: () => 0,
    pictures: async (id) => (id === PICTURE ? new TextEncoder().encode('a picture') : null),
  });
  ends.push(() => sender.close());
  return sender;
}

const queue = (changes: Partial<typeof MAIL> = {}) =>
  enqueueMail(storage.db, { ...MAIL, ...changes }, clock.now());

/** Lines of the log that somebody has to look at. */
const errors = () => logged.filter((line) => line.includes('"level":50'));

async function onlyMail() {
  const [mail] = await listMails(storage.db, 10);
  return mail;
}

test('a mail arrives as it was written, with its sender, its answer’s address and its headers', async () => {
  const stub = await stubOf();
  const id = await queue();
  await senderOf(stub.url).flush();

  const [mail] = stub.received;
  expect(mail).toMatchObject({ from: 'hello@cordata.example', to: ['zoe@example.com'] });
  expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
    from: 'hello@cordata.example',
    to: 'zoe@example.com',
    'reply-to': 'team@cordata.example',
    subject: MAIL.subject,
    'message-id': `<${id}@cordata.example>`,
    'list-unsubscribe': '<https://cordata.example/u>',
  });
  const [, body = ''] = mail?.source.split('\r\n\r\n') ?? [];
  expect(decodeQuotedPrintable(body).replaceAll('\r\n', '\n').trim()).toBe(MAIL.text);
  expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 1, sentAt: clock.now() });
});

test('NTFY-03 a picture that the HTML names comes along, and one that is not there holds nothing up', async () => {
  const stub = await stubOf();
  const html = [PICTURE, PICTURE, 'fedcba9876543210'].map((id) => `<img src="cid:poster-${id}">`);
  await enqueueMail(storage.db, { ...MAIL, html: html.join('') }, clock.now());
  await senderOf(stub.url).flush();
  const { source = '' } = stub.received[0] ?? {};
  expect(source).toContain('multipart/related');
  expect(source.match(/^Content-ID: .*$/gm)).toEqual([`Content-ID: <poster-${PICTURE}>`]);
  expect(source).toContain(Buffer.from('a picture').toString('base64'));
});

test('CODE-01 text and HTML arrive side by side, what was sealed in them as it is', async () => {
  const stub = await stubOf();
  const sealed = encrypt('123456', 'secret');
  await enqueueMail(
    storage.db,
    { ...MAIL, text: `${sealed} is your code`, html: `<p lang="en">${sealed} is your code</p>` },
    clock.now(),
  );
  await senderOf(stub.url).flush();
  const [mail] = stub.received;
  expect(mail?.headers.get('content-type')).toMatch(/^multipart\/alternative;/);
  const body = decodeQuotedPrintable(mail?.source ?? '');
  expect(body.indexOf('<p lang="en">123456 is')).toBeGreaterThan(body.indexOf('123456 is'));
  expect(body).not.toContain('[sealed:');
});

test('without a mail server a mail is only marked, for a developer to read', async () => {
  await queue();
  await senderOf(null).flush();
  expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 1 });
});

describe('NTFY-03 a mail that could not be sent', () => {
  test('goes again after a while, with the same Message-ID', async () => {
    const verdicts = ['451 later', '250 taken'];
    const stub = await stubOf({ onMail: () => verdicts.shift() ?? '250 taken' });
    await queue();
    const sender = senderOf(stub.url);
    await sender.flush();
    expect(await onlyMail()).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('451'),
    });

    clock.advance(FIRST_WAIT_MS - 1);
    await sender.flush();
    expect(stub.received).toHaveLength(1);

    clock.advance(1);
    await sender.flush();
    expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
    const ids = stub.received.map(({ headers }) => headers.get('message-id'));
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  test('is tried for three days and then given up, with an error in the log', async () => {
    const stub = await stubOf({ onMail: () => '451 never' });
    await queue();
    const sender = senderOf(stub.url);
    const [start, waits] = [clock.now(), [] as number[]];
    for (;;) {
      await sender.flush();
      const mail = await onlyMail();
      if (mail?.state !== 'queued') break;
      const { due_at: due } = await storage.db
        .selectFrom('mail_outbox')
        .select('due_at')
        .executeTakeFirstOrThrow();
      waits.push(due - clock.now());
      clock.advance(due - clock.now());
    }
    expect(clock.now() - start).toBeGreaterThanOrEqual(TRIED_MS);
    expect(clock.now() - start).toBeLessThan(TRIED_MS + Math.max(...waits));
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(await onlyMail()).toMatchObject({
      state: 'failed',
      attempts: waits.length + 1,
      lastError: expect.stringContaining('451'),
    });
    expect(errors()).toEqual([expect.stringContaining('mail-given-up')]);
    clock.advance(TRIED_MS);
    await sender.flush();
    expect(stub.received).toHaveLength(waits.length + 1);
  });

  test('that was given up is counted in the log once an hour, until it is sent again', async () => {
    const stub = await stubOf({ onRecipient: () => '550 unknown' });
    const sender = senderOf(stub.url);
    const counts = () => logged.filter((line) => line.includes('"mails-given-up"'));
    await sender.flush();
    expect(counts()).toEqual([]);
    await queue();
    clock.advance(HOUR_MS);
    await sender.flush();
    await sender.flush();
    expect(counts()).toEqual([expect.stringContaining('"count":1')]);
    clock.advance(HOUR_MS);
    await sender.flush();
    expect(counts()).toHaveLength(2);
    const mail = await onlyMail();
    await retryMails(storage.db, mail?.id ?? null, clock.now());
    await senderOf(null).flush();
    clock.advance(HOUR_MS);
    await sender.flush();
    expect(counts()).toHaveLength(2);
  });

  test.each([
    ['a recipient that there is not', { onRecipient: () => '550 unknown' }, 'failed'],
    ['a text that is refused', { onMail: () => '554 spam' }, 'failed'],
    ['a server that has no room now', { onRecipient: () => '452 later' }, 'queued'],
    ['a text that is put off', { onMail: () => '451 later' }, 'queued'],
  ])('%s ends at once, or waits', async (_, options, state) => {
    const stub = await stubOf(options);
    await queue();
    await senderOf(stub.url).flush();
    expect(await onlyMail()).toMatchObject({ state });
    expect(errors()).toHaveLength(state === 'failed' ? 1 : 0);
  });

  test('is sent again when somebody asks for it, for three days more', async () => {
    const verdicts = ['550 unknown', '451 later', '250 taken'];
    const stub = await stubOf({ onRecipient: () => verdicts.shift() ?? '250 taken' });
    const id = await queue();
    const sender = senderOf(stub.url);
    await sender.flush();
    clock.advance(2 * TRIED_MS);
    expect(await retryMails(storage.db, 'another', clock.now())).toBe(0);
    expect(await retryMails(storage.db, id, clock.now())).toBe(1);
    await sender.flush();
    expect(await onlyMail()).toMatchObject({ state: 'queued', attempts: 1 });
    expect(await oldestWaitingMail(storage.db)).toBe(clock.now());
    clock.advance(FIRST_WAIT_MS);
    await sender.flush();
    expect(await onlyMail()).toMatchObject({ state: 'sent' });
    expect(await retryMails(storage.db, null, clock.now())).toBe(0);
    expect(await oldestWaitingMail(storage.db)).toBeNull();
  });

  test('does not hold up the others', async () => {
    const stub = await stubOf({
      onRecipient: (address) => (address === 'gone@example.com' ? '550 unknown' : '250 known'),
    });
    await queue({ to: 'gone@example.com' });
    await queue();
    await senderOf(stub.url).flush();
    expect(stub.received.map(({ to }) => to)).toEqual([['zoe@example.com']]);
  });

  test('SEC-09 leaves no address in the log', async () => {
    const stub = await stubOf({ onRecipient: (address) => `550 <${address}> is unknown here` });
    await queue();
    await senderOf(stub.url).flush();
    expect(logged.join('')).toContain('"responseCode":550');
    expect(logged.join('')).not.toContain('zoe');
  });
});

describe('REL-01 a mail server that does not answer', () => {
  test.each<[string, SmtpStubOptions]>([
    ['when one connects', { greets: false }],
    ['once it has the mail', { onMail: () => 'silence' }],
  ])('%s is left, and the mail waits', async (_, options) => {
    const stub = await stubOf(options);
    await queue();
    await senderOf(stub.url, 50).flush();
    expect(await onlyMail()).toMatchObject({ state: 'queued', attempts: 1 });
  });
});

describe('REL-02 a sender that ends between claim and mark', () => {
  test('its mail goes once more after the claim time, with the same Message-ID', async () => {
    let isFirst = true;
    const arrived = Promise.withResolvers<void>();
    const stub = await stubOf({
      onMail: () => {
        arrived.resolve();
        const verdict = isFirst ? 'silence' : '250 taken';
        isFirst = false;
        return verdict;
      },
    });
    await queue();
    const lost = senderOf(stub.url);
    const lostFlush = lost.flush();
    await arrived.promise;

    const other = senderOf(stub.url);
    clock.advance(CLAIM_MS - 1);
    await other.flush();
    expect(stub.received).toHaveLength(1);

    clock.advance(1);
    await other.flush();
    await other.flush();
    expect(stub.received).toHaveLength(2);
    const ids = stub.received.map(({ headers }) => headers.get('message-id'));
    expect(ids[1]).toBe(ids[0]);
    expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 2 });

    // The first one comes back to life: the mail is no longer its to mark.
    await stub.close();
    await lostFlush;
    expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('a mail that was taken is not sent again because its mark failed', async () => {
    const stub = await stubOf({
      onMail: async () => {
        await sql`alter table mail_outbox rename to hidden`.execute(storage.db);
        return '250 taken';
      },
    });
    await queue();
    const sender = senderOf(stub.url);
    await sender.flush();
    expect(logged.join('')).toContain('outbox unavailable');
    await sql`alter table hidden rename to mail_outbox`.execute(storage.db);

    clock.advance(FIRST_WAIT_MS);
    await sender.flush();
    expect(stub.received).toHaveLength(1);
  });
});

test('of several senders each mail has one', async () => {
  const stub = await stubOf();
  for (let count = 0; count < 20; count += 1) await queue({ to: `to${count}@example.com` });
  await Promise.all([senderOf(stub.url), senderOf(stub.url)].map((sender) => sender.flush()));
  const receivers = stub.received.flatMap(({ to }) => to);
  expect(receivers).toHaveLength(20);
  expect(new Set(receivers).size).toBe(20);
});

test('a sender that is closed finishes the mail under way and begins no other', async () => {
  const arrived = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const stub = await stubOf({
    onMail: async () => {
      arrived.resolve();
      await goOn.promise;
      return '250 taken';
    },
  });
  await queue({ to: 'first@example.com' });
  clock.advance(1);
  await queue({ to: 'second@example.com' });
  const sender = senderOf(stub.url);
  void sender.flush();
  await arrived.promise;
  const closed = sender.close();
  goOn.resolve();
  await closed;
  const states = (await listMails(storage.db, 10)).map(({ to, state }) => [to, state]);
  expect(Object.fromEntries(states)).toEqual({
    'first@example.com': 'sent',
    'second@example.com': 'queued',
  });
});
