/**
 * Sends what waits in the outbox: by SMTP where it is configured, else it only marks mails as sent, and
 * a developer reads them at `/dev/mail`. Several processes may run it; each mail has one sender.
 */
import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { attachedPictures, NO_PICTURES, type MailPictures } from './mail-pictures.ts';
import { decrypt } from './encrypted-text.ts';
import {
  claimMails,
  countGivenUpMails,
  markMailFailed,
  markMailSent,
  type ClaimedMail,
} from '../storage/queries/mail-outbox.ts';
import type { Storage } from '../storage/storage.ts';

const POLL_MS = 2_000;
/** A sender that dies leaves its mail to the others after this time: longer than any conversation. */
export const CLAIM_MS = 300_000;
/** How long a server may take to be reached and to greet, and for each of the eight steps that follow. */
const SMTP_TIMEOUTS = { connectionMs: 10_000, stepMs: 30_000 } as const;
/** How long a mail is tried: a mail server may be away over a weekend. */
export const TRIED_MS = 3 * DAY_MS;
/** The wait after the first try; each is four times the one before, up to the longest. */
export const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 4 * HOUR_MS;
/** The part of a wait by which it may be longer, so that many mails do not come back together. */
const JITTER = 0.2;
/** How often the log says how many mails were given up, so that nobody has to find each single line. */
const REPORT_EVERY_MS = HOUR_MS;

export interface MailSender {
  /** Sends what is due now; for tests, and after a mail was queued. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function startMailSender(options: {
  readonly storage: Storage;
  readonly log: Logger;
  readonly smtpUrl: string | null;
  readonly from: string;
  /** With which parts of a mail may be sealed (`encrypted-text.ts`). */
  readonly secret: string;
  /** Absent where no mail shows any. */
  readonly pictures?: MailPictures;
  readonly now: () => number;
  readonly smtpTimeouts?: { readonly connectionMs: number; readonly stepMs: number };
  /** From 0 to below 1. */
  readonly random?: () => number;
}): MailSender {
  const { storage, log, smtpUrl, from, secret, now, smtpTimeouts = SMTP_TIMEOUTS } = options;
  const { random = Math.random, pictures = NO_PICTURES } = options;
  const transport = smtpUrl
    ? createTransport({
        url: smtpUrl,
        connectionTimeout: smtpTimeouts.connectionMs,
        greetingTimeout: smtpTimeouts.connectionMs,
        socketTimeout: smtpTimeouts.stepMs,
      })
    : null;
  let running: Promise<void> | null = null;
  let isClosed = false;
  let reportedAt = -Infinity;

  const flush = (): Promise<void> => {
    running ??= sendDue()
      .then(reportGivenUp)
      .catch((error: unknown) => log.error({ err: error }, 'outbox unavailable'))
      .finally(() => {
        running = null;
      });
    return running;
  };

  /** One by one: a claim that waited behind a slow server would run out, and the mail go twice. */
  async function sendDue(): Promise<void> {
    for (;;) {
      if (isClosed) return;
      const [mail] = await claimMails(storage.db, { limit: 1, claimMs: CLAIM_MS, now: now() });
      if (!mail) return;
      await send(mail);
    }
  }

  async function reportGivenUp(): Promise<void> {
    if (now() - reportedAt < REPORT_EVERY_MS) return;
    const count = await countGivenUpMails(storage.db);
    reportedAt = now();
    if (count > 0) log.warn({ event: 'mails-given-up', count }, 'mails given up');
  }

  async function send(mail: ClaimedMail): Promise<void> {
    const failure = transport ? await deliver(transport, mail, { from, secret, pictures }) : null;
    // A mark that fails is no failed mail: its claim runs out, and it goes again with the same id.
    if (failure === null) {
      await markMailSent(storage.db, mail, now());
      return;
    }
    const { code, command, responseCode } = failure;
    const line = { mailId: mail.id, attempts: mail.attempts, code, command, responseCode };
    const isGivenUp = isPermanent(failure) || now() - mail.triedSince >= TRIED_MS;
    if (isGivenUp) log.error({ event: 'mail-given-up', ...line }, 'mail given up');
    else log.warn(line, 'mail not sent');
    const retryAt = isGivenUp ? null : now() + waitAfter(mail.attempts, random());
    await markMailFailed(storage.db, mail, { error: failure.message, retryAt });
  }

  const timer = setInterval(() => void flush(), POLL_MS);
  timer.unref();
  return {
    flush,
    close: async () => {
      clearInterval(timer);
      isClosed = true;
      await running;
      transport?.close();
    },
  };
}

/** An error of nodemailer's; it holds addresses too, which belong in no log (SEC-09). */
interface DeliveryFailure extends Error {
  readonly code?: string;
  /** Of SMTP; what was answered with it. */
  readonly responseCode?: number;
  readonly command?: string;
}

/**
 * Whether the server refuses this very mail for good (5xx, RFC 5321): its recipient or its text. A refused login or
 * sender is a matter of settings, and concerns every mail: they wait for whoever puts it right.
 */
function isPermanent({ responseCode = 0, command }: DeliveryFailure): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** @param part of the jitter, from 0 to below 1 */
function waitAfter(attempts: number, part: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 4 ** (attempts - 1), LONGEST_WAIT_MS);
  return Math.round(wait * (1 + JITTER * part));
}

/** Hands the mail to the server; null when the server has taken it. */
async function deliver(
  transport: Transporter,
  mail: ClaimedMail,
  {
    from,
    secret,
    pictures,
  }: { readonly from: string; readonly secret: string; readonly pictures: MailPictures },
): Promise<DeliveryFailure | null> {
  const { 'reply-to': replyTo, ...headers } = mail.headers;
  const html = mail.html === null ? undefined : decrypt(mail.html, secret);
  try {
    await transport.sendMail({
      from,
      to: mail.to,
      subject: mail.subject,
      text: decrypt(mail.text, secret),
      html,
      attachments: html ? await attachedPictures(html, pictures) : [],
      replyTo,
      headers,
      // The same for every attempt, so that a receiver can tell a doubled mail.
      messageId: `<${mail.id}@${from.split('@')[1]}>`,
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
