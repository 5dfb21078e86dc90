/**
 * One-time codes (CODE-01, SEC-07): six digits that are mailed to an address and prove it, in the browser that asked
 * for them and for one purpose. Login, sign-up, a new password, the deletion of an account and the steps of who saves
 * something without being logged in share them.
 */
import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { CodeProblem, SentCode } from '../contract/account.ts';
import { MINUTE_MS, HOUR_MS } from '../domain/durations.ts';
import { letterBoxOf } from '../domain/email.ts';
import { countForm } from './content-api/form-limits.ts';
import type { BackendParts } from './content-api/backend-parts.ts';
import type { Executor } from './storage/queries/executor.ts';
import { enqueueMail, type Mail } from './storage/queries/mail-outbox.ts';
import {
  deleteCode,
  deleteCodesOfOthers,
  findCode,
  replaceCode,
  takeAttempt,
  useCode,
  type CodePlace,
  type StoredCode,
} from './storage/queries/one-time-codes.ts';

const DIGITS = 6;
const MOST_ATTEMPTS = 5;
export const CODE_LIFE_MS = 10 * MINUTE_MS;
/** Before another code can be asked for: the first one is on its way. */
export const RESEND_AFTER_MS = MINUTE_MS;
/** How long the address counts as proven in that browser, for the steps that follow. */
const PROVEN_MS = HOUR_MS;

export type CodePurpose = 'login' | 'account-deletion' | 'saving' | 'new-account';

/** What a code is bound to. */
export interface CodeBinding {
  readonly purpose: CodePurpose;
  /** What the browser is known by, such as its device id or the login that it began: nothing that another one can guess. */
  readonly browser: string;
}

type CodeParts = Pick<BackendParts, 'storage' | 'secret' | 'now' | 'limits'>;

export interface CodeAsk extends CodeBinding {
  /** As `normaliseEmail` writes it. */
  readonly email: string;
  /** That the visitor is in; empty where nobody knows. */
  readonly network: string;
  /** Where the browser has logged in with this address before: a name for it (`known-browser.ts`). */
  readonly knownBrowser?: string | null;
  readonly mailOf: (code: string) => Mail;
}

/**
 * Mails a code, in the transaction that stores it; it ends the one before. Asked again for the same address within a
 * minute, the one before stays, and no mail is sent.
 * @throws ApiError with `TOO_MANY_REQUESTS` where the network or letter box had enough, or the site has sent its mails
 */
export async function sendCode(ask: CodeAsk, parts: CodeParts): Promise<SentCode> {
  const { storage, secret } = parts;
  const now = parts.now();
  const place = placeOf(ask, secret);
  return storage.inTransaction(async (transaction) => {
    const last = await findCode(transaction, place);
    if (last && isSameAsk(last, ask.email, now)) return { isNew: false, ...timesOf(last) };
    const { network, email, knownBrowser } = ask;
    const form = { name: 'code', network, email, knownBrowser, mails: 1 } as const;
    await countForm(transaction, form, parts);
    const id = randomUUID();
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const stored = {
      id,
      ...place,
      email,
      code_hash: hashOfCode(id, code, secret),
      attempts_left: MOST_ATTEMPTS,
      created_at: now,
      expires_at: now + CODE_LIFE_MS,
    };
    await replaceCode(transaction, stored);
    await enqueueMail(transaction, ask.mailOf(code), now);
    return { isNew: true, ...timesOf(stored) };
  });
}

function isSameAsk(last: StoredCode, email: string, now: number): boolean {
  const isOpen = last.used_at === null && last.attempts_left > 0;
  const isFresh = isOpen && now - last.created_at < RESEND_AFTER_MS;
  return isFresh && letterBoxOf(last.email) === letterBoxOf(email);
}

type CodeTimes = Omit<SentCode, 'isNew'>;

function timesOf({
  created_at,
  expires_at,
}: Pick<StoredCode, 'created_at' | 'expires_at'>): CodeTimes {
  return { sentAt: created_at, resendAt: created_at + RESEND_AFTER_MS, expiresAt: expires_at };
}

/** The code that was asked for last and can still be typed; null where there is none. */
export async function openCode(
  binding: CodeBinding,
  { storage, secret, now }: Pick<CodeParts, 'storage' | 'secret' | 'now'>,
): Promise<(CodeTimes & { readonly email: string }) | null> {
  const code = await findCode(storage.db, placeOf(binding, secret));
  if (!code || code.used_at !== null || code.attempts_left <= 0 || code.expires_at <= now())
    return null;
  return { ...timesOf(code), email: code.email };
}

export type CodeVerdict = { readonly email: string } | { readonly problem: CodeProblem };

/**
 * Uses a code up, once whoever asks at the same time. Spaces, dashes and wide digits are no mistake; what has another
 * number of digits is wrong without a count, since it is no guess.
 */
export async function takeCode(
  { code: typed, ...binding }: CodeBinding & { readonly code: string },
  { storage, secret, now }: Pick<CodeParts, 'storage' | 'secret' | 'now'>,
): Promise<CodeVerdict> {
  const { db } = storage;
  const place = placeOf(binding, secret);
  const code = digitsOf(typed);
  if (code === null) return { problem: await problemOf(db, place, now()) };
  const taken = await takeAttempt(db, place, now());
  if (!taken) return { problem: await problemOf(db, place, now()) };
  if (!isSame(hashOfCode(taken.id, code, secret), taken.code_hash))
    return { problem: taken.attempts_left > 0 ? 'wrong' : 'usedUp' };
  const isOurs = await useCode(db, taken.id, { now: now(), provenUntil: now() + PROVEN_MS });
  return isOurs ? { email: taken.email } : { problem: 'usedUp' };
}

/**
 * Uses a code up, or takes one that this browser has used already, for the hour that a proof lasts: a form is sent
 * twice, or is refused after its code was taken.
 */
export async function acceptCode(
  sent: CodeBinding & { readonly code: string },
  parts: Pick<CodeParts, 'storage' | 'secret' | 'now'>,
): Promise<CodeVerdict> {
  const verdict = await takeCode(sent, parts);
  if ('email' in verdict || verdict.problem !== 'usedUp') return verdict;
  const email = await provenEmail(sent, parts);
  return email === null ? verdict : { email };
}

/** The address that a code has proven in this browser of late; null where none has. */
export async function provenEmail(
  binding: CodeBinding,
  { storage, secret, now }: Pick<CodeParts, 'storage' | 'secret' | 'now'>,
): Promise<string | null> {
  const code = await findCode(storage.db, placeOf(binding, secret));
  return code && code.used_at !== null && code.expires_at > now() ? code.email : null;
}

/** The address that this browser asked for last, whatever became of the code; null where it has asked for none. */
export async function lastAddress(
  binding: CodeBinding,
  { storage, secret }: Pick<CodeParts, 'storage' | 'secret'>,
): Promise<string | null> {
  return (await findCode(storage.db, placeOf(binding, secret)))?.email ?? null;
}

const LINK_TOKEN_BYTES = 32;

/**
 * A token for a mailed link: whoever has it has proven the address by that, for `lifeMs` and until it is forgotten. It
 * stands where a browser would, so `provenEmail` finds the address by it.
 */
export async function proveByLink(
  db: Executor,
  {
    purpose,
    email,
    lifeMs,
  }: { readonly purpose: CodePurpose; readonly email: string; readonly lifeMs: number },
  { secret, now }: Pick<CodeParts, 'secret' | 'now'>,
): Promise<string> {
  const token = randomBytes(LINK_TOKEN_BYTES).toString('base64url');
  await replaceCode(db, {
    ...placeOf({ purpose, browser: token }, secret),
    email,
    // There is none to type.
    code_hash: '',
    attempts_left: 0,
    created_at: now(),
    expires_at: now() + lifeMs,
    used_at: now(),
  });
  return token;
}

/**
 * Ends what a code has proven: the steps that it was for are done.
 * @returns false where it had ended already; of several at once, one alone ends it
 */
export async function forgetCode(
  binding: CodeBinding,
  { storage, secret }: { readonly storage: { readonly db: Executor }; readonly secret: string },
): Promise<boolean> {
  return deleteCode(storage.db, placeOf(binding, secret));
}

/** Ends what other browsers have asked for or proven with the address, in the caller's transaction. */
export async function forgetCodesOfOthers(
  db: Executor,
  { email, ...binding }: CodeBinding & { readonly email: string },
  { secret }: Pick<CodeParts, 'secret'>,
): Promise<void> {
  await deleteCodesOfOthers(db, email, placeOf(binding, secret));
}

/** The digits as they were mailed; null for what cannot be a code. */
function digitsOf(typed: string): string | null {
  const code = typed.normalize('NFKC').replaceAll(/[\s\p{Dash}]/gu, '');
  return /^\d{6}$/.test(code) ? code : null;
}

async function problemOf(
  db: CodeParts['storage']['db'],
  place: CodePlace,
  now: number,
): Promise<CodeProblem> {
  const code = await findCode(db, place);
  if (!code || (code.used_at === null && code.expires_at <= now)) return 'expired';
  return code.used_at === null && code.attempts_left > 0 ? 'wrong' : 'usedUp';
}

function placeOf({ purpose, browser }: CodeBinding, secret: string): CodePlace {
  return { purpose, browser_hash: keyed(`browser ${browser}`, secret) };
}

function hashOfCode(id: string, code: string, secret: string): string {
  return keyed(`code ${id} ${code}`, secret);
}

function keyed(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
