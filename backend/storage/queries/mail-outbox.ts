/**
 * The outbox: a mail is written in the transaction of what it tells of, and sent afterwards. A crash
 * between loses none, and doubles none beyond SMTP's own window (NTFY-03, REL-02).
 *
 * A sender claims a mail for a while. When it ends without a mark, the claim runs out and the mail is
 * claimed again.
 */
import { randomUUID } from 'node:crypto';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { fromJson, toJson } from '../stored-values.ts';
import type { MailOutboxTable, MailState } from '../tables/mail-tables.ts';
import type { Executor } from './executor.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** Beside those of every mail, e.g. `List-Unsubscribe`. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface StoredMail extends Mail {
  readonly id: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: number;
  readonly triedSince: number;
  readonly sentAt: number | null;
}

/** Word for word the condition of the index `mail_outbox_to_send`: with parameters SQLite would not use it. */
const IS_UNSENT = sql<SqlBool>`state in ('queued', 'sending')`;

/** A mail that this sender alone may send, until its claim runs out. */
export interface ClaimedMail extends StoredMail {
  readonly claimId: string;
}

/**
 * Puts a mail into the outbox.
 *
 * @param mail with a `deduplicationKey`, the same key twice is one mail
 * @returns its id, or null when a mail with that key is there already
 */
export async function enqueueMail(
  db: Executor,
  mail: Mail & { readonly deduplicationKey?: string },
  now: number,
): Promise<string | null> {
  const queued = await db
    .insertInto('mail_outbox')
    .values({
      id: randomUUID(),
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: toJson(mail.headers),
      state: 'queued',
      attempts: 0,
      deduplication_key: mail.deduplicationKey ?? null,
      due_at: now,
      claim_id: null,
      last_error: null,
      created_at: now,
      tried_since: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('deduplication_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return queued?.id ?? null;
}

/** The newest first, whatever their state. */
export async function listMails(db: Executor, limit: number): Promise<StoredMail[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toStoredMail);
}

export async function findMail(db: Executor, id: string): Promise<StoredMail | null> {
  const row = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toStoredMail(row) : null;
}

/** Mails that were not sent: those that wait, then those that were given up; the oldest first. */
export async function listUnsentMails(db: Executor, limit: number): Promise<StoredMail[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('state', '!=', 'sent')
    .orderBy('state', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toStoredMail);
}

export async function countGivenUpMails(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Since when the mail is tried that waits longest; null where none waits. */
export async function oldestWaitingMail(db: Executor): Promise<number | null> {
  const found = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.min('tried_since').as('since'))
    .where(IS_UNSENT)
    .executeTakeFirst();
  return found?.since ?? null;
}

/**
 * Has mails sent again that were given up, or wait for their next try.
 * @param id of one of them; null for all
 * @returns how many
 */
export async function retryMails(db: Executor, id: string | null, now: number): Promise<number> {
  const retried = await db
    .updateTable('mail_outbox')
    .set({ state: 'queued', due_at: now, tried_since: now, attempts: 0 })
    .where('state', 'in', ['queued', 'failed'])
    .$if(id !== null, (query) => query.where('id', '=', id))
    .returning('id')
    .execute();
  return retried.length;
}

/**
 * Claims up to `limit` mails that are due, the longest due first: queued ones, and those whose sender
 * did not come back. Each is claimed by an UPDATE of its own that asks again whether it is due, so that
 * of two senders one gets it and neither waits for the other.
 */
export async function claimMails(
  db: Executor,
  {
    limit,
    claimMs,
    now,
  }: { readonly limit: number; readonly claimMs: number; readonly now: number },
): Promise<ClaimedMail[]> {
  const candidates = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where(IS_UNSENT)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  const claimed: ClaimedMail[] = [];
  for (const { id } of candidates) {
    const claimId = randomUUID();
    const row = await db
      .updateTable('mail_outbox')
      .set((mail) => ({
        state: 'sending',
        claim_id: claimId,
        due_at: now + claimMs,
        attempts: mail('attempts', '+', 1),
      }))
      .where('id', '=', id)
      .where(IS_UNSENT)
      .where('due_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
    if (row) claimed.push({ ...toStoredMail(row), claimId });
  }
  return claimed;
}

/** Marks a claimed mail as sent. False when the claim had run out and another sender has it. */
export async function markMailSent(db: Executor, mail: ClaimedMail, now: number): Promise<boolean> {
  return mark(db, mail, { state: 'sent', sent_at: now, last_error: null });
}

/**
 * Marks a claimed mail as not sent: due again at `retryAt`, or given up where it is null. False when
 * the claim had run out and another sender has it.
 */
export async function markMailFailed(
  db: Executor,
  mail: ClaimedMail,
  { error, retryAt }: { readonly error: string; readonly retryAt: number | null },
): Promise<boolean> {
  return mark(
    db,
    mail,
    retryAt === null
      ? { state: 'failed', last_error: error }
      : { state: 'queued', last_error: error, due_at: retryAt },
  );
}

async function mark(
  db: Executor,
  { id, claimId }: ClaimedMail,
  columns: Partial<Pick<MailOutboxTable, 'state' | 'sent_at' | 'last_error' | 'due_at'>>,
): Promise<boolean> {
  const marked = await db
    .updateTable('mail_outbox')
    .set({ ...columns, claim_id: null })
    .where('id', '=', id)
    .where('claim_id', '=', claimId)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

function toStoredMail(row: Selectable<MailOutboxTable>): StoredMail {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: fromJson(row.headers),
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    triedSince: row.tried_since,
    sentAt: row.sent_at,
  };
}
