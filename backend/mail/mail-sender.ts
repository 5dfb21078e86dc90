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
/** A sender that dies leaves its mail to the others after this time: longer than any conversation. */
export const CLAIM_MS = 300_000;
/** How long a server may take to be reached and to greet, and for each of the eight steps that follow. */
const SMTP_TIMEOUTS = { connectionMs: 10_000, stepMs: 30_000 } as const;
/** Waits between attempts, in ms; after the last one a mail is given up. */
export const RETRY_DELAYS_MS = [30_000, 120_000, 600_000, 3_600_000, 14_400_000] as const;

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
  readonly smtpTimeouts?: { readonly connectionMs: number; readonly stepMs: number };
}): MailSender {
  const { storage, log, smtpUrl, from, now, smtpTimeouts = SMTP_TIMEOUTS } = options;
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

  const flush = (): Promise<void> => {
    running ??= sendDue()
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

  async function send(mail: ClaimedMail): Promise<void> {
    const failure = transport ? await deliver(transport, mail, from) : null;
    // A mark that fails is no failed mail: its claim runs out, and it goes again with the same id.
    if (failure === null) {
      await markMailSent(storage.db, mail, now());
      return;
    }
    const delay = RETRY_DELAYS_MS[mail.attempts - 1];
    const { code, responseCode } = failure;
    log.warn({ mailId: mail.id, attempts: mail.attempts, code, responseCode }, 'mail not sent');
    const retryAt = delay === undefined ? null : now() + delay;
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
  /** Of SMTP. */
  readonly responseCode?: number;
}

/** Hands the mail to the server; null when the server has taken it. */
async function deliver(
  transport: Transporter,
  mail: ClaimedMail,
  from: string,
): Promise<DeliveryFailure | null> {
  const { 'reply-to': replyTo, ...headers } = mail.headers;
  try {
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
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
