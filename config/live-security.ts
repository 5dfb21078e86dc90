/**
 * What live mode refuses because others could read or guess it (SEC-04): addresses without encryption, and
 * secrets that are not random. `ALLOW_INSECURE` names the connections that an operator wants all the same.
 */
import { z } from 'zod';
import { words } from './web-address.ts';

const INSECURE_CONNECTIONS = ['site', 'smtp', 'postgres', 'backend', 'model'] as const;
type InsecureConnection = (typeof INSECURE_CONNECTIONS)[number];

/** What a browser may be told with `Strict-Transport-Security` beside the time (RFC 6797, hstspreload.org). */
const HSTS_OPTIONS = ['includeSubDomains', 'preload'] as const;
export type HstsOption = (typeof HSTS_OPTIONS)[number];

export const SECURITY_VARIABLES = {
  ALLOW_INSECURE: words.pipe(z.array(z.enum(INSECURE_CONNECTIONS))).default([]),
  HSTS_OPTIONS: words
    .pipe(z.array(z.enum(HSTS_OPTIONS)))
    .default([])
    .refine(
      (options) => !options.includes('preload') || options.includes('includeSubDomains'),
      'preload wants includeSubDomains beside it',
    ),
};

interface SecurityVariables extends z.infer<z.ZodObject<typeof SECURITY_VARIABLES>> {
  readonly PUBLIC_PROTOCOL?: 'http' | 'https';
  readonly SMTP_URL?: string;
  readonly DATABASE_URL?: string;
  readonly API_BASE_URL?: string;
  readonly AI_BASE_URL?: string;
  readonly SESSION_SECRET: string;
  readonly BACKEND_TOKEN: readonly string[];
}

/** Bits of a text whose letters are as different as 32 random bytes in hexadecimal or base64. */
const LEAST_ENTROPY_BITS = 180;
export const MAKE_SECRET = 'node -p "crypto.randomBytes(32).toString(\'base64url\')"';

/** What is wrong in live mode, each naming its variable; empty when nothing is. */
export function insecureProblems(values: SecurityVariables): string[] {
  const insecure: Record<InsecureConnection, string | false> = {
    site: values.PUBLIC_PROTOCOL === 'http' && 'PUBLIC_PROTOCOL: visitors are wanted on https',
    smtp:
      isPlainSmtp(values.SMTP_URL) &&
      'SMTP_URL: smtps:// is wanted, or smtp://…?requireTLS=true; mails would be sent in the clear',
    postgres:
      isPlainPostgres(values.DATABASE_URL) &&
      'DATABASE_URL: ?sslmode=verify-full is wanted; the database would be read in the clear',
    backend:
      isPlainHttp(values.API_BASE_URL) &&
      'API_BASE_URL: the backend is wanted on https; its token would be sent in the clear',
    model:
      isPlainHttp(values.AI_BASE_URL) &&
      'AI_BASE_URL: the language model is wanted on https; questions would be sent in the clear',
  };
  const connections = INSECURE_CONNECTIONS.flatMap((name) => {
    const problem = !values.ALLOW_INSECURE.includes(name) && insecure[name];
    return problem ? [`${problem} (ALLOW_INSECURE=${name} takes it as it is)`] : [];
  });
  const secrets = { SESSION_SECRET: [values.SESSION_SECRET], BACKEND_TOKEN: values.BACKEND_TOKEN };
  const weak = Object.entries(secrets).flatMap(([name, given]) =>
    given.every((secret) => entropyBits(secret) >= LEAST_ENTROPY_BITS)
      ? []
      : [`${name}: 32 random bytes are wanted, which can be made with ${MAKE_SECRET}`],
  );
  return [...connections, ...weak];
}

/** Shannon's entropy of the text by how often each of its characters stands in it, in bits. */
function entropyBits(text: string): number {
  const counts = Object.values(Object.groupBy(text, (character) => character));
  return counts.reduce((bits, same) => {
    const count = same?.length ?? 0;
    return bits - count * Math.log2(count / text.length);
  }, 0);
}

/** Whether the host is this very machine; the name of a socket's folder is, too. */
export function isLoopback(host: string): boolean {
  return /^(|localhost|\[?::1\]?|127\.\d+\.\d+\.\d+)$/.test(host);
}

function isPlainHttp(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

/** Nodemailer asks for STARTTLS where the address says `requireTLS`; else whoever is between can take it out. */
function isPlainSmtp(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  return protocol === 'smtp:' && !isLoopback(hostname) && searchParams.get('requireTLS') !== 'true';
}

/** Of the modes of libpq these check whom they speak to. */
const CHECKED_MODES: readonly (string | null)[] = ['verify-ca', 'verify-full'];

function isPlainPostgres(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  // A parameter goes before the name in the address; a path is a socket of this machine.
  const host = searchParams.get('host') ?? hostname;
  if (!protocol.startsWith('postgres') || host.startsWith('/') || isLoopback(host)) return false;
  return !CHECKED_MODES.includes(searchParams.get('sslmode'));
}
