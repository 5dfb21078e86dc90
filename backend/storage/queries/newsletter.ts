/**
 * Subscriptions to the newsletter, and the links that were mailed for them (NEWS-01). An address has one
 * subscription, whatever became of it.
 */
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { NewsletterPurpose } from '../../../contract/newsletter-paths.ts';
import type { NewsletterConsent } from '../../../domain/newsletter-terms.ts';
import type { Language, MarketId } from '../../../domain/market.ts';
import { fromJson, toJson } from '../stored-values.ts';
import type { NewsletterSubscriptionsTable } from '../tables/newsletter-tables.ts';
import type { Executor } from './executor.ts';

export interface Subscription {
  readonly id: string;
  readonly email: string;
  readonly marketId: MarketId;
  readonly language: Language;
  readonly askedAt: number | null;
  readonly confirmedAt: number | null;
  readonly unsubscribedAt: number | null;
  /** Null where it was given before consents were kept. */
  readonly consent?: NewsletterConsent | null;
}

export interface SubscribedPlace {
  readonly marketId: MarketId;
  readonly language: Language;
}

export interface FoundLink {
  readonly subscription: Subscription;
  /** Where it was asked for. */
  readonly marketId: MarketId;
  readonly expiresAt: number | null;
}

/**
 * The subscription of an address, made where there is none. Until the transaction ends nobody else gets it, so
 * that of many asks at once each sees the one before.
 */
export async function takeSubscription(
  db: Executor,
  { email, marketId, language }: SubscribedPlace & { readonly email: string },
  now: number,
): Promise<Subscription> {
  const row = await db
    .insertInto('newsletter_subscriptions')
    .values({
      id: randomUUID(),
      email,
      market_id: marketId,
      language,
      created_at: now,
      changed_at: now,
      asked_at: null,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSubscription(row);
}

/** @param email as `normaliseEmail` writes it */
export async function findSubscription(db: Executor, email: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
}

/** Writes down that it was asked for; with a place it waits for its link from now on. */
export async function saveAsk(
  db: Executor,
  id: string,
  { now, pending }: { readonly now: number; readonly pending: SubscribedPlace | null },
): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({
      asked_at: now,
      changed_at: now,
      ...(pending && {
        market_id: pending.marketId,
        language: pending.language,
        confirmed_at: null,
        unsubscribed_at: null,
      }),
    })
    .where('id', '=', id)
    .execute();
}

export async function saveLink(
  db: Executor,
  link: {
    readonly tokenHash: string;
    readonly subscriptionId: string;
    readonly purpose: NewsletterPurpose;
    readonly marketId: MarketId;
    readonly expiresAt: number | null;
  },
): Promise<void> {
  await db
    .insertInto('newsletter_links')
    .values({
      token_hash: link.tokenHash,
      subscription_id: link.subscriptionId,
      purpose: link.purpose,
      market_id: link.marketId,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** By the hash of its token and what it is for: a token of one purpose is none of the other. */
export async function findLink(
  db: Executor,
  { tokenHash, purpose }: { readonly tokenHash: string; readonly purpose: NewsletterPurpose },
): Promise<FoundLink | null> {
  const row = await db
    .selectFrom('newsletter_links as link')
    .innerJoin(
      'newsletter_subscriptions as subscription',
      'subscription.id',
      'link.subscription_id',
    )
    .selectAll('subscription')
    .select(['link.market_id as link_market_id', 'link.expires_at'])
    .where('link.token_hash', '=', tokenHash)
    .where('link.purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return null;
  const { link_market_id: marketId, expires_at: expiresAt, ...subscription } = row;
  return { subscription: toSubscription(subscription), marketId, expiresAt };
}

/** Puts it on the list, in a market. False when it is there already. */
export async function confirmSubscription(
  db: Executor,
  id: string,
  { marketId, language, consent }: SubscribedPlace & { readonly consent: NewsletterConsent },
  now: number,
): Promise<boolean> {
  const confirmed = await db
    .updateTable('newsletter_subscriptions')
    .set({
      market_id: marketId,
      language,
      confirmed_at: now,
      consent: toJson(consent),
      unsubscribed_at: null,
      changed_at: now,
    })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('confirmed_at', 'is', null),
        row('unsubscribed_at', 'is not', null),
        row('market_id', '!=', marketId),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Takes it off the list, and its links that confirm with it: none of them undoes this. */
export async function endSubscription(db: Executor, id: string, now: number): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ unsubscribed_at: now, changed_at: now, asked_at: null })
    .where('id', '=', id)
    .where('unsubscribed_at', 'is', null)
    .execute();
  await db
    .deleteFrom('newsletter_links')
    .where('subscription_id', '=', id)
    .where('purpose', '=', 'confirm')
    .execute();
}

/** Forgets addresses that are not on the list and of which nothing was heard since. */
export async function forgetSubscriptions(db: Executor, before: number): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('changed_at', '<', before)
    .where((row) =>
      row.or([row('confirmed_at', 'is', null), row('unsubscribed_at', 'is not', null)]),
    )
    .execute();
}

/** Who is on the list. */
export async function listSubscriptions(db: Executor): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  return rows.map(toSubscription);
}

function toSubscription(row: Selectable<NewsletterSubscriptionsTable>): Subscription {
  return {
    id: row.id,
    email: row.email,
    marketId: row.market_id,
    language: row.language,
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
    consent: row.consent && fromJson(row.consent),
  };
}
