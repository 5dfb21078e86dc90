/**
 * What an OpenID provider says of itself and of a person, for the two that ask it: the site at a login (AUTH-01), the
 * backend when it is shown an access token (AUTH-04).
 */
import { z } from 'zod';
import { textWithin } from './text-within.ts';

const DISCOVERY_PATH = '/.well-known/openid-configuration';
/** Of an answer: more than any provider says. */
const MOST_BYTES = 256 * 1024;

export interface ProviderQuestion {
  readonly issuer: string;
  readonly timeoutMs: number;
}

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});
export type Discovery = z.infer<typeof discoverySchema>;

/** @throws Error where the provider does not answer in time, or its document is not its own */
export async function discoverProvider({
  issuer,
  timeoutMs,
}: ProviderQuestion): Promise<Discovery> {
  const response = await fetch(issuer.replace(/\/$/, '') + DISCOVERY_PATH, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const found = discoverySchema.parse(await jsonOf(response));
  if (found.issuer !== issuer) throw new Error('The document is of another issuer');
  return found;
}

// PostgreSQL stores no NUL character, and no name has one.
const plain = z.string().refine((value) => !value.includes('\0'));
const text = plain.optional().catch(undefined);

/** The claims that are used (Core 5.1). Providers may omit all of them but `sub`, or send another type. */
export const personClaimsSchema = z.object({
  /** Core 2: no longer than this. */
  sub: plain.min(1).max(255),
  name: text,
  given_name: text,
  family_name: text,
  preferred_username: text,
  email: text,
  email_verified: z.boolean().optional().catch(undefined),
  picture: text,
});
export type PersonClaims = z.infer<typeof personClaimsSchema>;

/**
 * What the userinfo endpoint says of the token's owner; null where the provider refuses the token (401 or 403).
 * @throws Error where it does not answer in time, or answers something else
 */
export async function readUserinfo(
  address: string,
  accessToken: string,
  timeoutMs: number,
): Promise<PersonClaims | null> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 401 || response.status === 403) {
    await response.body?.cancel();
    return null;
  }
  return personClaimsSchema.parse(await jsonOf(response));
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The provider answered ${response.status}`);
  const body = await textWithin(response, MOST_BYTES);
  if (body === null) throw new Error('The provider’s answer is too long');
  return JSON.parse(body);
}
