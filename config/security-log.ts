/**
 * Security events in the log (SEC-09): names that monitoring can rely on, and hashes that tell whether two lines
 * are about the same network or account, not which. `docs/security.md` lists them.
 */
import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { normaliseEmail } from '../domain/email.ts';
import { networkOf } from '../domain/network-of.ts';
import type { Settings } from './settings.ts';

/** By name, what a line says. */
export const SECURITY_EVENTS = {
  'login-failed': 'the password does not fit',
  'login-refused': 'the answer of the login provider was not accepted',
  'limit-reached': 'done too often',
  'origin-refused': 'sent from a page of another site',
  'host-refused': 'asked for by a host name that is not ours',
  'path-refused': 'asked for by an address that cannot be read',
  'method-refused': 'asked with a method that nothing takes',
  'caller-refused': 'the backend was called without a valid token',
  'assertion-refused': 'somebody else than the site signed for whom a call is made',
  'code-refused': 'a one-time code that is wrong, too old or used up',
  'token-refused': 'a mailed link that was never sent, or an access token that is not valid',
} as const;

type NetworkSettings = Pick<Settings, 'sessionSecret' | 'logsPlainNetworks'>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/**
 * @param details never an address, a code, a token or a password
 * @param level `error` where somebody has to look
 */
export function logSecurityEvent(
  log: Logger,
  event: SecurityEvent,
  details: Readonly<Record<string, string>>,
  level: 'warn' | 'error' = 'warn',
): void {
  log[level]({ event, ...details }, SECURITY_EVENTS[event]);
}

/** Outside of any request: of the first connection past the limit. */
export function logConnectionLimit(address: string, settings: NetworkSettings, log: Logger): void {
  const network = networkInLog(address, settings, Date.now());
  logSecurityEvent(log, 'limit-reached', { limit: 'connections', network });
}

/** Characters of a hash: two of a million networks of one day are written alike with a chance of 1 in 10 million. */
const HASH_LENGTH = 12;

/**
 * The network of an address (`domain/network-of.ts`) as logs write it: a hash with a key that changes each day
 * (UTC), so that lines of one day can be told apart and nobody is followed for longer.
 */
export function networkInLog(
  address: string,
  { sessionSecret, logsPlainNetworks }: NetworkSettings,
  now: number,
): string {
  const network = networkOf(address);
  if (logsPlainNetworks) return network;
  const day = new Date(now).toISOString().slice(0, 10);
  return hash(`network ${day} ${network}`, sessionSecret);
}

/** Of an account, or of what somebody typed for one; the same every day. */
export function accountInLog(email: string, secret: string): string {
  return hash(`account ${normaliseEmail(email)}`, secret);
}

function hash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, HASH_LENGTH);
}
