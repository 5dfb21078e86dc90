/**
 * Sends what waits in the outbox: by SMTP where it is configured, else it only marks mails as sent, and
 * a developer reads them at `/dev/mail`. Several processes may run it; each mail has one sender.
 */
import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import {
  claimMails,
  markMailFailed,
  markMailSent,
  type ClaimedMail,
} from '../storage/queries/mail-outbox.ts';
import type { Storage } from '../storage/storage.ts';

const POLL_MS = 2_000;
const BATCH = 20;
/** A sender that dies leaves its mails to the others after this time. */
const CLAIM_MS = 60_000;
const SMTP_TIMEOUT_MS = 10_000;
/** Waits between attempts, in ms; after the last one a mail is given up. */
const RETRY_DELAYS_MS = [30_000, 120_000, 600_000, 3_600_000, 14_400_000] as const;

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
  readonly now: () => number;
}): MailSender {
  const { storage, log, smtpUrl, from, now } = options;
  const transport = smtpUrl
    ? createTransport(smtpUrl, {
        connectionTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
      } as object)
    : null;
  let running: Promise<void> | null = null;

  const flush = (): Promise<void> => {
    running ??= sendDue()
      .catch((error: unknown) => log.error({ err: error }, 'outbox unavailable'))
      .finally(() => {
        running = null;
      });
    return running;
  };

  async function sendDue(): Promise<void> {
    for (;;) {
      const mails = await claimMails(storage.db, { limit: BATCH, claimMs: CLAIM_MS, now: now() });
      if (mails.length === 0) return;
      for (const mail of mails) await send(mail);
    }
  }

  async function send(mail: ClaimedMail): Promise<void> {
    try {
      if (transport) await deliver(transport, mail, from);
      await markMailSent(storage.db, mail, now());
    } catch (error) {
      const delay = RETRY_DELAYS_MS[mail.attempts - 1];
      const message = error instanceof Error ? error.message : String(error);
      log.warn({ err: error, mailId: mail.id, attempts: mail.attempts }, 'mail not sent');
      const retryAt = delay === undefined ? null : now() + delay;
      await markMailFailed(storage.db, mail, { error: message, retryAt });
    }
  }

  const timer = setInterval(() => void flush(), POLL_MS);
  timer.unref();
  return {
    flush,
    close: async () => {
      clearInterval(timer);
      await running;
      transport?.close();
    },
  };
}

async function deliver(transport: Transporter, mail: ClaimedMail, from: string): Promise<void> {
  const { 'reply-to': replyTo, ...headers } = mail.headers;
  await transport.sendMail({
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? undefined,
    replyTo,
    headers,
    // The same for every attempt, so that a receiver can tell a doubled mail.
    messageId: `<${mail.id}@${from.split('@')[1]}>`,
  });
}
