/**
 * The session of a request: found by its cookie, its tokens refreshed before they expire (AUTH-03, SEC-05). Pages
 * learn only from here who is logged in, so that they stay cacheable for everybody else.
 */
import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Settings } from '../../config/settings.ts';
import type { Market } from '../../domain/market.ts';
import { allowsStatistics } from '../cookies/consent.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import type { RootData } from '../i18n/site.ts';
import { siteLog } from '../site-log.server.ts';
import { siteSettings } from '../site-settings.server.ts';
import { hashOfToken, sessionTokenOf } from './login-cookies.server.ts';
import { tokenData } from './login-flow.server.ts';
import { inTime, LoginRefused, openIdProvider } from './open-id-provider.server.ts';
import { strategyOf } from './open-id-strategy.server.ts';
import type { SessionStore } from './session-store.ts';

export interface Session {
  readonly tokenHash: string;
  readonly data: SessionData;
}

/** After this the page is rendered as for a visitor; a refresh that is under way is still saved. */
const LONGEST_READ_MS = 1_000;

const sessions = new WeakMap<AppLoadContext, Promise<Session | null>>();

/** The session, or null for a visitor. Asked for once in a request, whoever asks. Never rejects. */
export function sessionOf(request: Request, context: AppLoadContext): Promise<Session | null> {
  let session = sessions.get(context);
  if (!session) {
    session = inTime(readSession(request, context), LONGEST_READ_MS).catch(() => {
      (context.log ?? siteLog()).error('session not read in time');
      return null;
    });
    sessions.set(context, session);
  }
  return session;
}

/** Whom pages greet (LAY-03). */
export async function userOf(request: Request, context: AppLoadContext): Promise<RootData['user']> {
  const session = await sessionOf(request, context);
  if (!session) return null;
  const { name, picture } = session.data;
  const isCounted = allowsStatistics(request.headers.get('cookie'));
  return {
    name,
    picture,
    ...(isCounted && { accountId: accountId(session.data, siteSettings().sessionSecret) }),
  };
}

async function readSession(request: Request, context: AppLoadContext): Promise<Session | null> {
  const { sessions: store } = context;
  const settings = siteSettings();
  const market = marketOfRequest(request);
  const token = sessionTokenOf(request, settings.origins[market.id].startsWith('https:'));
  if (!store || !token) return null;
  const log = context.log ?? siteLog();
  try {
    const now = context.now ?? Date.now;
    const stored = await store.find(hashOfToken(token), now());
    const data = stored && parseSessionData(stored.data);
    // With another provider configured, what this one said counts no more.
    if (!stored || !data || data.issuer !== settings.login.issuer) return null;
    const session = { tokenHash: stored.tokenHash, data };
    return await refreshIfDue(session, { store, settings, market, log, now });
  } catch (error) {
    // Without its database the site is read as by a visitor.
    log.error({ err: error }, 'session not read');
    return null;
  }
}

/** What a session holds. Tokens never leave the server (AUTH-03). */
const sessionDataSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  /** What forms are filled in with; null where the provider tells none. */
  email: z.string().nullable().catch(null),
  /** Shown to the provider at logout. */
  idToken: z.string(),
  accessToken: z.string(),
  /** Milliseconds since 1970. */
  accessExpiresAt: z.number(),
  /** Null where the provider gives none; the session then ends with the access token. */
  refreshToken: z.string().nullable(),
});

export type SessionData = Readonly<z.infer<typeof sessionDataSchema>>;

/** The data, or null where another version of the site has written something else. */
export function parseSessionData(data: unknown): SessionData | null {
  return sessionDataSchema.safeParse(data).data ?? null;
}

/** How long before they expire tokens are refreshed. */
const EARLY_MS = 60_000;
/** A claim that nobody ended is free after this; so long a provider that failed is left alone, too. */
const CLAIM_MS = 30_000;
const POLL_MS = 50;

export interface RefreshParts {
  readonly store: SessionStore;
  readonly settings: Pick<Settings, 'login' | 'origins'>;
  readonly market: Market;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The session with tokens that stay valid for a while; the old ones while the provider does not answer; null
 * where it has refused, which ends the session. Of many requests, also in several processes, one refreshes: the
 * one that claims it in the store.
 */
export async function refreshIfDue(session: Session, parts: RefreshParts): Promise<Session | null> {
  const { store, now } = parts;
  if (!isDue(session.data, now())) return session;
  const claim = await store.claimRefresh(session.tokenHash, { now: now(), claimMs: CLAIM_MS });
  if (!claim) return waitForOther(session, parts);
  const data = parseSessionData(claim.data);
  const startedAt = claim.refreshStartedAt ?? now();
  if (!data) return null;
  if (!isDue(data, now())) {
    // Another request has done it between our look and our claim.
    await store.endRefresh(session.tokenHash, startedAt, { data: null, now: now() });
    return { ...session, data };
  }
  return refresh({ ...session, data }, startedAt, parts);
}

function isDue({ accessExpiresAt }: SessionData, now: number): boolean {
  return now >= accessExpiresAt - EARLY_MS;
}

/**
 * A page does not wait long; but the refresh goes on and is saved when it comes, since the provider may
 * have used the old token up.
 */
async function refresh(
  session: Session,
  startedAt: number,
  parts: RefreshParts,
): Promise<Session | null> {
  const { settings, log } = parts;
  try {
    return await inTime(refreshAndSave(session, startedAt, parts), settings.login.timeoutMs);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    log.warn({ event: 'refresh-failed', name }, 'tokens not refreshed');
    return session;
  }
}

async function refreshAndSave(
  { tokenHash, data }: Session,
  startedAt: number,
  parts: RefreshParts,
): Promise<Session | null> {
  const { store, log, now } = parts;
  try {
    const fresh = await freshData(data, parts);
    const isOurs = await store.endRefresh(tokenHash, startedAt, { data: fresh, now: now() });
    if (isOurs) return { tokenHash, data: fresh };
    // Logged out meanwhile, perhaps in another tab; or so slow that another has the claim.
    const stored = await store.find(tokenHash, now());
    const known = stored && parseSessionData(stored.data);
    return known && { tokenHash, data: known };
  } catch (error) {
    if (!(error instanceof LoginRefused)) throw error;
    log.info({ event: 'session-ended', reason: error.reason }, 'the provider ended a session');
    await store.remove(tokenHash);
    return null;
  }
}

/** @throws LoginRefused also where there is no refresh token: the session ends with its access token */
async function freshData(
  data: SessionData,
  { settings, market, now }: Pick<RefreshParts, 'settings' | 'market' | 'now'>,
): Promise<SessionData> {
  if (data.refreshToken === null) {
    if (now() < data.accessExpiresAt) return data;
    throw new LoginRefused('no refresh token');
  }
  const provider = await openIdProvider(settings.login);
  const tokens = await strategyOf(provider, settings, market).refreshToken(data.refreshToken);
  const renewed = tokenData(tokens, now());
  return {
    ...data,
    ...renewed,
    // A provider without rotation leaves the old one in force.
    refreshToken: renewed.refreshToken ?? data.refreshToken,
    idToken: await renewedIdToken(tokens.data, data, provider),
  };
}

/** A new id token must be of the same person (Core 12.2); without one the old one stays. */
async function renewedIdToken(
  answer: object,
  data: SessionData,
  provider: Awaited<ReturnType<typeof openIdProvider>>,
): Promise<string> {
  const idToken = 'id_token' in answer ? answer.id_token : undefined;
  if (typeof idToken !== 'string') return data.idToken;
  const claims = await provider.verifyIdToken(idToken, null);
  if (claims.sub !== data.subject) throw new LoginRefused('subject');
  return idToken;
}

/** What another request's refresh comes to; till then good tokens serve, and expired ones wait. */
async function waitForOther(
  session: Session,
  { store, settings, now }: RefreshParts,
): Promise<Session | null> {
  const deadline = performance.now() + settings.login.timeoutMs;
  let current = session;
  while (now() >= current.data.accessExpiresAt && performance.now() < deadline) {
    await delay(POLL_MS);
    const stored = await store.find(session.tokenHash, now());
    const data = stored && parseSessionData(stored.data);
    if (!data) return null;
    current = { ...session, data };
  }
  return current;
}

/**
 * What statistics and the limits of the backend call a person who is logged in (ANA-01, TRV-08): the same at
 * each visit, and nothing that leads back to him. Without the secret it cannot be made from a name at the provider, nor guessed by trying all.
 */
export function accountId(
  { issuer, subject }: Pick<SessionData, 'issuer' | 'subject'>,
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(`account-id\n${issuer}\n${subject}`)
    .digest('base64url')
    .slice(0, 22);
}
