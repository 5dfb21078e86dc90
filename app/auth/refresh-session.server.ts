/**
 * Refreshes tokens before they expire, with rotation (AUTH-03). One of many concurrent requests does it: the one
 * that claims the refresh in the store, also among several processes.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Settings } from '../../config/settings.ts';
import type { Market } from '../../domain/market.ts';
import { LoginRefused, withTimeout } from './login-errors.ts';
import { strategyOf, tokenData } from './login-flow.server.ts';
import { openIdProvider } from './open-id-provider.server.ts';
import { parseSessionData, type Session, type SessionData } from './session-data.server.ts';
import type { SessionStore } from './session-store.ts';

/** How long before they expire tokens are refreshed. */
const EARLY_MS = 60_000;
/** When an open claim expires; a provider that failed is not asked again before that. */
const CLAIM_MS = 30_000;
const POLL_MS = 50;

export interface RefreshParts {
  readonly store: SessionStore;
  readonly settings: Pick<Settings, 'login' | 'origins'>;
  readonly market: Market;
  readonly log: Logger;
  /** Called once with a session that has new tokens; what it gives takes the session's place. */
  readonly onRefreshed?: (session: Session) => Promise<Session | null>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The session with tokens that do not expire soon; with the old tokens when the provider does not answer; null when
 * the provider has refused, which ends the session.
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
    // Another request refreshed them between our check and our claim.
    await store.endRefresh(session.tokenHash, startedAt, { data: null, now: now() });
    return { ...session, data };
  }
  return refresh({ ...session, data }, startedAt, parts);
}

function isDue({ accessExpiresAt }: SessionData, now: number): boolean {
  return now >= accessExpiresAt - EARLY_MS;
}

/**
 * A page does not wait long for the refresh. It goes on and is saved when it comes, since the provider may have
 * invalidated the old token.
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
  const { store, log, now, onRefreshed } = parts;
  try {
    const fresh = await freshData(data, parts);
    const isOurs = await store.endRefresh(tokenHash, startedAt, { data: fresh, now: now() });
    if (isOurs) {
      const session = { tokenHash, data: fresh };
      const hasNewTokens = fresh.accessToken !== data.accessToken;
      return hasNewTokens && onRefreshed ? await onRefreshed(session) : session;
    }
    // Logged out meanwhile, perhaps in another tab, or so slow that another request has the claim.
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

/** @throws LoginRefused also without a refresh token: the session ends with its access token */
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
    // Without rotation the old refresh token stays valid.
    refreshToken: renewed.refreshToken ?? data.refreshToken,
    idToken: await renewedIdToken(tokens.data, data, provider),
  };
}

/** A new ID token must be for the same person (Core 12.2); without a new one the old one is kept. */
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

/** The result of another request's refresh. Valid tokens are used meanwhile; expired ones wait for it. */
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
