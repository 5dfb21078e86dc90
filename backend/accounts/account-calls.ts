/** The calls of the account area (AUTH-07): each reads or changes the account that the site asks for, and no other. */
import { Hono } from 'hono';
import {
  accountEnquiryWishSchema,
  communicationsRequestSchema,
  deletionCodeRequestSchema,
  deletionRequestSchema,
  partnershipRequestSchema,
  privacyRequestSchema,
  profileRequestSchema,
  type Account,
  type AccountEnquiry,
  type CommunicationsRequest,
} from '../../contract/account.ts';
import type { TravelName } from '../../contract/common.ts';
import { accountName } from '../../domain/account-name.ts';
import { normaliseEmail } from '../../domain/email.ts';
import { enquiryNumber } from '../../domain/enquiry-number.ts';
import { MARKETS, type Market } from '../../domain/market.ts';
import { isWebAddress } from '../../domain/web-address.ts';
import { coverOf, presentCoordinator, presentTravelName } from '../catalogue/presenters.ts';
import { ApiError } from '../content-api/api-error.ts';
import type { BackendParts } from '../content-api/backend-parts.ts';
import { bodyOfCall, marketOfCall, networkOfCall } from '../content-api/call-input.ts';
import { followWish } from '../content-api/follow-wish.ts';
import { countForm } from '../content-api/form-limits.ts';
import { deletedAccountMail } from '../mail/account-mails.ts';
import { codeMail } from '../mail/code-mails.ts';
import { partnershipMail } from '../mail/partnership-mail.ts';
import { isOnList } from '../newsletter/subscription-rule.ts';
import { putOnList } from '../newsletter/put-on-list.ts';
import { acceptCode, CODE_LIFE_MS, sendCode } from '../one-time-codes.ts';
import { accountOfRow } from '../storage/queries/accounts.ts';
import { listAlerts } from '../storage/queries/alerts.ts';
import { listCoordinators } from '../storage/queries/coordinators.ts';
import { listEnquiriesFrom } from '../storage/queries/enquiries.ts';
import { listJoined } from '../storage/queries/event-guests.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { listFriendLinks } from '../storage/queries/friend-links.ts';
import { revokeGrantsOfAccount } from '../storage/queries/identity-records.ts';
import { enqueueMail } from '../storage/queries/mail-outbox.ts';
import {
  endSubscription,
  findSubscription,
  takeSubscription,
} from '../storage/queries/newsletter.ts';
import {
  changeAccount,
  countSessions,
  deleteAccount,
  listIdentities,
  type OwnAccount,
} from '../storage/queries/own-account.ts';
import { findEnquiryById } from '../storage/queries/tour-group.ts';
import { listWishlist } from '../storage/queries/wishlist.ts';
import { accountOfCall, ownAccount, privateAnswer, refusedCode } from './account-of-call.ts';
import { userOfAccount } from './users-me.ts';

export function accountCalls(parts: BackendParts): Hono {
  const app = new Hono();
  const { storage } = parts;

  app.get('/account', async (context) => {
    marketOfCall(context);
    const account = await accountOfCall(context, parts);
    return privateAnswer(context, await present(storage.db, account, parts));
  });

  app.post('/account/profile', async (context) => {
    marketOfCall(context);
    const { market, ...sent } = await bodyOfCall(context, profileRequestSchema);
    const { id, first_name } = await accountOfCall(context, parts);
    const firstName = nameOf('firstName', sent.firstName);
    // Who was never asked for one, as who signed up by saving something, still need not say it.
    if (firstName === null && first_name !== null)
      throw refusedField('firstName', 'The first name is missing');
    const changes = {
      firstName,
      lastName: nameOf('lastName', sent.lastName),
      marketId: market,
    };
    await changeAccount(storage.db, id, changes, parts.now());
    return privateAnswer(context, await presentUpdated(storage.db, id, parts));
  });

  app.post('/account/communications', async (context) => {
    marketOfCall(context);
    const wish = await bodyOfCall(context, communicationsRequestSchema);
    const account = await accountOfCall(context, parts);
    const network = await networkOfCall(context, parts);
    const changed = await storage.inTransaction(async (transaction) => {
      const { acceptsMarketing } = wish;
      if (acceptsMarketing !== undefined)
        await changeAccount(transaction, account.id, { acceptsMarketing }, parts.now());
      await changeNewsletter(transaction, { account, network, wish }, parts);
      return presentUpdated(transaction, account.id, parts);
    });
    return privateAnswer(context, changed);
  });

  app.post('/account/privacy', async (context) => {
    marketOfCall(context);
    const { version: privacyVersion } = await bodyOfCall(context, privacyRequestSchema);
    const { id, privacy_version: accepted } = await accountOfCall(context, parts);
    if (privacyVersion !== parts.privacyVersion)
      throw new ApiError('CONFLICT', 'Another privacy policy holds by now');
    // Sent twice, the moment of the first time stays.
    if (accepted !== privacyVersion)
      await changeAccount(storage.db, id, { privacyVersion }, parts.now());
    return privateAnswer(context, await presentUpdated(storage.db, id, parts));
  });

  app.get('/account/enquiries', async (context) => {
    const market = marketOfCall(context);
    const account = await accountOfCall(context, parts);
    return privateAnswer(context, await listOwnEnquiries(account, market, parts));
  });

  app.post('/account/enquiries/use', async (context) => {
    const market = marketOfCall(context);
    const { id, wish } = await bodyOfCall(context, accountEnquiryWishSchema);
    const account = await accountOfCall(context, parts);
    const email = provenEmailOf(account);
    await storage.inTransaction(async (transaction) => {
      const enquiry = await findEnquiryById(transaction, id);
      if (!enquiry || email === null || normaliseEmail(enquiry.email) !== normaliseEmail(email))
        throw new ApiError('NOT_FOUND', 'The account has no such request');
      const travel = travelOf(enquiry.tour_code, MARKETS[enquiry.market_id], parts);
      const title = travel?.title ?? enquiry.tour_code;
      await followWish(transaction, { enquiry, title, wish }, parts);
    });
    return privateAnswer(context, await listOwnEnquiries(account, market, parts));
  });

  app.get('/account/data', async (context) => {
    marketOfCall(context);
    const account = await accountOfCall(context, parts);
    return privateAnswer(context, await allDataOf(account, parts));
  });

  app.post('/account/partnership', async (context) => {
    const market = marketOfCall(context);
    const sent = await bodyOfCall(context, partnershipRequestSchema);
    const account = await accountOfCall(context, parts);
    const network = await networkOfCall(context, parts);
    const message = sent.message.trim();
    if (message === '') throw refusedField('message', 'The message is empty');
    const website = sent.website.trim();
    if (website !== '' && !isWebAddress(website))
      throw refusedField('website', 'The website is not a web address');
    const email = provenEmailOf(account);
    const mail = partnershipMail({
      application: { ...sent, website, message },
      account: {
        id: account.id,
        name: [account.first_name, account.last_name].filter(Boolean).join(' '),
        email,
      },
      market,
      brand: parts.brand,
    });
    await storage.inTransaction(async (transaction) => {
      const form = { name: 'partnership', network, email: email ?? account.id, mails: 1 } as const;
      if (await enqueueMail(transaction, mail, parts.now()))
        await countForm(transaction, form, parts);
    });
    return privateAnswer(context, {});
  });

  app.post('/account/deletion/code', async (context) => {
    const market = marketOfCall(context);
    const { browser } = await bodyOfCall(context, deletionCodeRequestSchema);
    const account = await accountOfCall(context, parts);
    const network = await networkOfCall(context, parts);
    const email = provenEmailOf(account);
    if (email === null) throw new ApiError('BAD_REQUEST', 'The account has no proven address');
    const mailOf = (code: string) =>
      codeMail({
        kind: 'deletion',
        email,
        code,
        market,
        brandName: parts.brand.name,
        lifeMs: CODE_LIFE_MS,
        secret: parts.secret,
      });
    const binding = { purpose: 'account-deletion', browser } as const;
    // Whoever is logged in has proven the address in this browser: others who ask for codes keep nobody from leaving.
    const ask = { ...binding, email, network, knownBrowser: browser, mailOf };
    return privateAnswer(context, await sendCode(ask, parts));
  });

  app.post('/account/deletion', async (context) => {
    marketOfCall(context);
    const { browser, code } = await bodyOfCall(context, deletionRequestSchema);
    const account = await accountOfCall(context, parts);
    const email = provenEmailOf(account);
    // Without an address there is nowhere to send a code to: the login has to do.
    if (email !== null) {
      const verdict = await acceptCode({ purpose: 'account-deletion', browser, code }, parts);
      if ('problem' in verdict) throw refusedCode('account-deletion', verdict.problem);
      if (normaliseEmail(verdict.email) !== normaliseEmail(email))
        throw refusedCode('account-deletion', 'wrong');
    }
    await storage.inTransaction(async (transaction) => {
      const subscription = await subscriptionOf(transaction, account);
      if (subscription) await endSubscription(transaction, subscription.id, parts.now());
      await revokeGrantsOfAccount(transaction, account.id);
      await deleteAccount(transaction, account.id);
      if (email !== null) await tellOfDeletion(transaction, { ...account, email }, parts);
    });
    parts.log.info({ event: 'account-deleted' }, 'account deleted');
    return privateAnswer(context, {});
  });

  return app;
}

/** By a mail that the hour's do not count: the one with the code did. Deleted twice at once, it is told once. */
async function tellOfDeletion(
  transaction: Executor,
  { id, email, first_name, market_id }: OwnAccount & { readonly email: string },
  { brand, now }: BackendParts,
): Promise<void> {
  const doneAt = now();
  const notice = { email, firstName: first_name, marketId: market_id, brand, doneAt };
  const mail = { ...deletedAccountMail(notice), deduplicationKey: `account-deleted:${id}` };
  await enqueueMail(transaction, mail, doneAt);
}

async function presentUpdated(db: Executor, id: string, parts: BackendParts): Promise<Account> {
  return present(db, await ownAccount(db, id), parts);
}

async function present(
  db: Executor,
  account: OwnAccount,
  { privacyVersion }: BackendParts,
): Promise<Account> {
  const subscription = await subscriptionOf(db, account);
  return {
    user: userOfAccount(accountOfRow(account)),
    createdAt: account.created_at,
    hasPassword: account.password_hash !== null,
    getsNewsletter: subscription !== null && isOnList(subscription),
    privacy: {
      version: privacyVersion,
      acceptedVersion: account.privacy_version,
      acceptedAt: account.privacy_accepted_at,
    },
  };
}

/** The address, where a code or link has proven that it is the person's. */
function provenEmailOf({ email, confirmed_at }: OwnAccount): string | null {
  return confirmed_at === null ? null : email;
}

async function subscriptionOf(db: Executor, account: OwnAccount) {
  const email = provenEmailOf(account);
  return email === null ? null : findSubscription(db, email);
}

/** The address is proven already, so that no mail has to be confirmed (NEWS-01). */
async function changeNewsletter(
  transaction: Executor,
  {
    account,
    network,
    wish: { getsNewsletter },
  }: {
    readonly account: OwnAccount;
    readonly network: string;
    readonly wish: CommunicationsRequest;
  },
  parts: BackendParts,
): Promise<void> {
  if (getsNewsletter === undefined) return;
  const now = parts.now();
  const subscription = await subscriptionOf(transaction, account);
  if ((subscription !== null && isOnList(subscription)) === getsNewsletter) return;
  if (!getsNewsletter) {
    if (subscription) await endSubscription(transaction, subscription.id, now);
    return;
  }
  const email = provenEmailOf(account);
  if (email === null) throw refusedField('getsNewsletter', 'The account has no proven address');
  await countForm(transaction, { name: 'newsletter', network, email, mails: 1 }, parts);
  const market = MARKETS[account.market_id];
  const place = { email, marketId: market.id, language: market.language };
  const taken = await takeSubscription(transaction, place, now);
  await putOnList(transaction, taken, market, 'account', parts);
}

async function listOwnEnquiries(
  account: OwnAccount,
  market: Market,
  parts: BackendParts,
): Promise<AccountEnquiry[]> {
  const email = provenEmailOf(account);
  const { db } = parts.storage;
  const enquiries = email === null ? [] : await listEnquiriesFrom(db, email);
  const coordinators = enquiries.length === 0 ? [] : await listCoordinators(db);
  const { view } = parts.catalogue();
  return enquiries.map((enquiry) => {
    const tour = view.findTour(enquiry.tourCode);
    const travel = tour && parts.catalogue(market).view.findTravel(tour.travelId);
    const coordinator = tour && coordinators.find(({ id }) => id === tour.coordinatorId);
    return {
      id: enquiry.id,
      number: enquiryNumber(enquiry.id),
      tourCode: enquiry.tourCode,
      travel: travel
        ? { ...presentTravelName(travel, market), image: coverOf(travel, market) }
        : null,
      coordinator: coordinator ? presentCoordinator(coordinator, market) : null,
      startingDate: tour?.startingDate ?? null,
      endingDate: tour?.endingDate ?? null,
      travellers: enquiry.travellers,
      askedAt: enquiry.createdAt,
      isWithdrawn: enquiry.withdrawnAt !== undefined,
      isNameShown: enquiry.nameShownSince !== undefined,
    };
  });
}

/** The travel of a tour in the market's words; null where the catalogue does not have it any more. */
function travelOf(
  tourCode: string,
  market: Market,
  { catalogue }: Pick<BackendParts, 'catalogue'>,
): TravelName | null {
  const { view } = catalogue(market);
  const tour = view.findTour(tourCode);
  const travel = tour && view.findTravel(tour.travelId);
  return travel ? presentTravelName(travel, market) : null;
}

/** All that is stored about the person, for them to read: moments are written out, secrets left out. */
async function allDataOf(account: OwnAccount, parts: BackendParts) {
  const { db } = parts.storage;
  const email = provenEmailOf(account);
  const [identities, sessions, enquiries, subscription, wishlist, alerts, links, meetups] =
    await Promise.all([
      listIdentities(db, account.id),
      countSessions(db, account.id, parts.now()),
      email === null ? [] : listEnquiriesFrom(db, email),
      subscriptionOf(db, account),
      listWishlist(db, account.id),
      listAlerts(db, account.id),
      listFriendLinks(db, account.id, 0),
      listJoined(db, account.id),
    ]);
  return {
    account: {
      id: account.id,
      email: account.email,
      firstName: account.first_name,
      lastName: account.last_name,
      role: account.role,
      market: account.market_id,
      acceptsMarketing: account.accepts_marketing === 1,
      hasPassword: account.password_hash !== null,
      emailProvenAt: moment(account.confirmed_at),
      privacyPolicy: {
        version: account.privacy_version,
        acceptedAt: moment(account.privacy_accepted_at),
      },
      createdAt: moment(account.created_at),
      changedAt: moment(account.updated_at),
    },
    otherLogins: identities.map(({ issuer, createdAt }) => ({
      issuer,
      createdAt: moment(createdAt),
    })),
    sessions,
    requestsForSeats: enquiries.map((request) => ({
      ...request,
      // Of the form alone, to take it once.
      idempotencyKey: undefined,
      number: enquiryNumber(request.id),
      createdAt: moment(request.createdAt),
      nameShownSince: moment(request.nameShownSince),
      withdrawnAt: moment(request.withdrawnAt),
    })),
    newsletter: subscription && {
      email: subscription.email,
      market: subscription.marketId,
      language: subscription.language,
      askedAt: moment(subscription.askedAt),
      confirmedAt: moment(subscription.confirmedAt),
      endedAt: moment(subscription.unsubscribedAt),
      consent: subscription.consent,
    },
    wishlist: wishlist.map((item) => ({ ...item, savedAt: moment(item.savedAt) })),
    alerts: alerts.map((alert) => ({ ...alert, createdAt: moment(alert.createdAt) })),
    meetups: meetups.map(({ eventId, isNameShown, joinedAt, announced }) => ({
      eventId,
      isNameShown,
      joinedAt: moment(joinedAt),
      announced,
    })),
    // What friends said there is theirs.
    friendLinks: links.map(({ itemIds, createdAt, friendsCount }) => ({
      itemIds,
      friendsCount,
      createdAt: moment(createdAt),
    })),
  };
}

function moment(time: number | null | undefined): string | null {
  return time == null ? null : new Date(time).toISOString();
}

/** A name as it is stored; null where none is left. */
function nameOf(field: 'firstName' | 'lastName', typed: string): string | null {
  const name = accountName(typed);
  if (name === null) throw refusedField(field, 'The name is too long');
  return name || null;
}

function refusedField(field: string, message: string): ApiError {
  return new ApiError('BAD_REQUEST', message, { extra: { field } });
}
