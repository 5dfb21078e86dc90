/**
 * Fresh tokens before the old ones expire, with rotation, and by one request of many (AUTH-03): whoever
 * claims the refresh in the store does it, also among several processes.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Settings } from '../../config/settings.ts';
import type { Market } from '../../domain/market.ts';
import { LoginRefused, withTimeout } from './login-errors.ts';
import { strategyOf, tokenData } from './login-flow.server.ts';
import { openIdProvider } from './open-id-provider.server.ts';
import { parseSessionData, type SessionData } from './session-data.server.ts';
import type { SessionStore } from './session-store.ts';
import type { Session } from './session.server.ts';

/** How long before their end tokens are refreshed. */
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
 * The session with tokens that are good for a while; the old ones where the provider does not answer
 * now; null where it has refused, which ends the session.
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
    return await withTimeout(refreshAndSave(session, startedAt, parts), settings.login.timeoutMs);
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
