/**
 * Saving something, or asking to be told about it, without being logged in (WISH-02, NTFY-01): who proves an address by
 * a code acts for the account with it, and gets one where there is none. Nobody is logged in by it (decision 0069).
 */
import { Hono } from 'hono';
import { NEW_ACCOUNT_DAYS } from '../../contract/new-account-link.ts';
import {
  begunStepsSchema,
  finishedStepsSchema,
  shownStepSchema,
  stepCodeSchema,
  type FinishedStepsRequest,
  type SavingProblem,
  type StepCodeRequest,
  type Wanted,
  type WantedItemRequest,
} from '../../contract/saving-steps.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { isEmail, normaliseEmail } from '../../domain/email.ts';
import type { Market } from '../../domain/market.ts';
import { coverOf, presentTravelName } from '../catalogue/presenters.ts';
import { ApiError } from '../content-api/api-error.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { bodyOfCall, marketOfCall, networkOfCall } from '../content-api/call-input.ts';
import { countForm } from '../content-api/form-limits.ts';
import { codeMail } from '../mail/code-mails.ts';
import { newAccountMail } from '../mail/new-account-mail.ts';
import {
  acceptCode,
  CODE_LIFE_MS,
  openCode,
  proveByLink,
  provenEmail,
  sendCode,
  type CodeBinding,
} from '../one-time-codes.ts';
import {
  confirmAccount,
  findAccountByEmail,
  saveFirstAccount,
  type Account,
} from '../storage/queries/accounts.ts';
import type { WritingTransaction } from '../storage/queries/executor.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import { privateAnswer, refusedCode } from './account-of-call.ts';
import { alertToTurnOn, assertOffered, turnOn } from './alert-calls.ts';
import { findOfferedItem } from './catalogue-item.ts';
import { itemsToSave, saveItems } from './wishlist-calls.ts';

export function savingStepsCalls(parts: BackendParts): Hono {
  const app = new Hono();
  const { storage } = parts;

  app.post('/saving-steps/show', async (context) => {
    const market = marketOfCall(context);
    const { item, asker } = await bodyOfCall(context, shownStepSchema);
    const { travel, tour } = findWanted(item, market, parts);
    const binding = asker ? bindingOf(asker) : null;
    const code = binding && (await openCode(binding, parts));
    const data: Wanted = {
      travel: { ...presentTravelName(travel, market), image: coverOf(travel, market) },
      startingDate: tour?.startingDate ?? null,
      endingDate: tour?.endingDate ?? null,
      code: code && { sentAt: code.sentAt, resendAt: code.resendAt, expiresAt: code.expiresAt },
      isProven: binding !== null && (await provenEmail(binding, parts)) !== null,
    };
    return privateAnswer(context, data);
  });

  app.post('/saving-steps/begin', async (context) => {
    const market = marketOfCall(context);
    const { item, ...sent } = await bodyOfCall(context, begunStepsSchema);
    findWanted(item, market, parts);
    const asker = withEmail(sent);
    const network = await networkOfCall(context, parts);
    // Whether the address is known is told: nobody may go through a list of them.
    await storage.inTransaction((transaction) => {
      const form = { name: 'address check', network, email: null, mails: 0 } as const;
      return countForm(transaction, form, parts);
    });
    const account = await findAccountByEmail(storage.db, asker.email);
    const code = account && (await mailCode(asker, { market, network, isKnown: true }, parts));
    return privateAnswer(context, { code });
  });

  app.post('/saving-steps/code', async (context) => {
    const market = marketOfCall(context);
    const asker = withEmail(await bodyOfCall(context, stepCodeSchema));
    const network = await networkOfCall(context, parts);
    const isKnown = (await findAccountByEmail(storage.db, asker.email)) !== null;
    return privateAnswer(context, await mailCode(asker, { market, network, isKnown }, parts));
  });

  app.post('/saving-steps/finish', async (context) => {
    const market = marketOfCall(context);
    const sent = await bodyOfCall(context, finishedStepsSchema);
    const asker = withEmail(sent);
    const save = await saverOf(sent, market, parts);
    // From a second tab with another item it is used up already.
    const verdict = await acceptCode({ ...bindingOf(asker), code: sent.code }, parts);
    if ('problem' in verdict) throw refusedCode('saving', verdict.problem);
    const isNewAccount = await storage.inTransaction(async (transaction) => {
      const wish = { email: verdict.email, acceptsMarketing: sent.acceptsMarketing, market };
      const { account, isNew } = await accountOfAddress(transaction, wish, parts);
      if (account.role === 'admin')
        throw refused('admin', 'An administrator’s account has no wishlist');
      await save(transaction, account.id);
      return isNew;
    });
    return privateAnswer(context, { isNewAccount });
  });

  return app;
}

function withEmail({ browser, email: typed }: StepCodeRequest): StepCodeRequest {
  const email = normaliseEmail(typed);
  if (!isEmail(email))
    throw new ApiError('BAD_REQUEST', 'Invalid email', { extra: { field: 'email' } });
  return { browser, email };
}

/** Each address has a code of its own: of two tabs with two addresses none ends the other's. */
function bindingOf({ browser, email }: StepCodeRequest): CodeBinding {
  return { purpose: 'saving', browser: `${browser} ${normaliseEmail(email)}` };
}

/** @throws ApiError for what is not offered, or cannot be told now */
function findWanted(item: WantedItemRequest, market: Market, parts: BackendParts) {
  const found = findOfferedItem(item, parts);
  if (item.alert) assertOffered(item.alert, found, market, parts);
  return found;
}

function mailCode(
  asker: StepCodeRequest,
  {
    market,
    network,
    isKnown,
  }: { readonly market: Market; readonly network: string; readonly isKnown: boolean },
  parts: BackendParts,
) {
  const { email } = asker;
  const mailOf = (code: string) =>
    codeMail({
      kind: isKnown ? 'saving' : 'savingNew',
      email,
      code,
      market,
      brandName: parts.brand.name,
      lifeMs: CODE_LIFE_MS,
      secret: parts.secret,
    });
  return sendCode({ ...bindingOf(asker), email, network, mailOf }, parts);
}

/** What is done once it is known for whom; all that needs no transaction is read before. */
async function saverOf(
  { item, currency }: Pick<FinishedStepsRequest, 'item' | 'currency'>,
  market: Market,
  parts: BackendParts,
): Promise<(transaction: WritingTransaction, accountId: string) => Promise<void>> {
  const found = findWanted(item, market, parts);
  if (item.alert) {
    const alert = await alertToTurnOn(found, { type: item.alert, currency }, market, parts);
    return (transaction, accountId) => turnOn(transaction, accountId, alert);
  }
  const items = await itemsToSave(found, market, parts);
  return (transaction, accountId) => saveItems(transaction, accountId, items);
}

/** The account with the address, which is proven by now; a new one gets a mail with its last step. */
async function accountOfAddress(
  transaction: WritingTransaction,
  {
    email,
    acceptsMarketing,
    market,
  }: {
    readonly email: string;
    readonly acceptsMarketing: boolean | undefined;
    readonly market: Market;
  },
  parts: BackendParts,
): Promise<{ readonly account: Pick<Account, 'id' | 'role'>; readonly isNew: boolean }> {
  const { privacyVersion, brand, origins, login, secret } = parts;
  const now = parts.now();
  if (acceptsMarketing !== undefined) {
    const id = await saveFirstAccount(
      transaction,
      {
        email,
        firstName: null,
        lastName: null,
        passwordHash: null,
        role: 'traveller',
        marketId: market.id,
        isConfirmed: true,
        acceptsMarketing,
        privacyVersion,
      },
      now,
    );
    if (id !== null) {
      const lifeMs = NEW_ACCOUNT_DAYS * DAY_MS;
      const token = await proveByLink(
        transaction,
        { purpose: 'new-account', email, lifeMs },
        parts,
      );
      const origin = origins[market.id];
      const mail = { email, market, brandName: brand.name, origin, login, token, secret };
      await enqueueMail(transaction, newAccountMail(mail), now);
      return { account: { id, role: 'traveller' }, isNew: true };
    }
  }
  const account = await findAccountByEmail(transaction, email);
  // Deleted since the code was sent.
  if (!account) throw unknownAddress();
  await confirmAccount(transaction, account.id, now);
  // Sent twice, the second answer is the one that is seen.
  return { account, isNew: acceptsMarketing !== undefined && account.passwordHash === null };
}

function unknownAddress(): ApiError {
  return refused('unknown', 'There is no account with the address');
}

function refused(problem: SavingProblem, message: string): ApiError {
  return new ApiError('CONFLICT', message, { extra: { problem } });
}
