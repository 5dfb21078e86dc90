/** What the calls for an account begin and end with. */
import type { Context } from 'hono';
import type { CodeProblem } from '../../contract/account.ts';
import { ApiError } from '../content-api/api-error.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { personOfCall } from '../content-api/call-input.ts';
import type { CodePurpose } from '../one-time-codes.ts';
import type { Executor, WritingTransaction } from '../storage/queries/executor.ts';
import { findOwnAccount, lockAccount, type OwnAccount } from '../storage/queries/own-account.ts';

/**
 * The account that the call is made for.
 * @throws ApiError where the site names none, or one that is gone
 */
export async function accountOfCall(context: Context, parts: BackendParts): Promise<OwnAccount> {
  const person = await personOfCall(context, parts);
  if (!person || person.accountId === null)
    throw new ApiError('UNAUTHORIZED', 'The call is made for no account');
  return ownAccount(parts.storage.db, person.accountId);
}

/** @throws ApiError where it is gone */
export async function ownAccount(db: Executor, id: string): Promise<OwnAccount> {
  const account = await findOwnAccount(db, id);
  if (!account) throw goneAccount();
  return account;
}

/**
 * Keeps others from changing what belongs to the account until the transaction ends.
 * @throws ApiError where it is gone by now
 */
export async function lockOwnAccount(transaction: WritingTransaction, id: string): Promise<void> {
  if (!(await lockAccount(transaction, id))) throw goneAccount();
}

function goneAccount(): ApiError {
  return new ApiError('NOT_FOUND', 'There is no such account any more');
}

/** An answer about one person, which nobody keeps. */
export function privateAnswer(context: Context, data: unknown): Response {
  context.header('cache-control', 'no-store');
  return context.json({ response: 'success', data });
}

/** A code that does not do. */
export function refusedCode(purpose: CodePurpose, problem: CodeProblem): ApiError {
  return new ApiError('BAD_REQUEST', 'The code does not do', {
    extra: { problem },
    suspicion: { event: 'code-refused', details: { purpose, reason: problem } },
  });
}
