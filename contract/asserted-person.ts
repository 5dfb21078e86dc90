/**
 * Who a call is made for and from where, as the site says it and the backend believes it (API-04): short-lived
 * JSON Web Tokens, signed with a secret that both derive from `BACKEND_TOKEN`. A body can say nothing of the kind.
 */
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { z } from 'zod';
import { normaliseEmail } from '../domain/email.ts';

/** Header of a call that is made for somebody who is logged in. */
export const PERSON_HEADER = 'x-person';
/** Header of a call that is limited by network (NEWS-01, TRV-13). */
export const NETWORK_HEADER = 'x-network';

const ISSUER = 'site';
const AUDIENCE = 'backend';
const ALGORITHM = 'HS256';
const LIFE_S = 60;
/** What the clocks of two machines may differ by. */
const CLOCK_TOLERANCE_S = 30;

const personSchema = z.object({
  sub: z.string().min(16).max(100),
  email: z.string().max(254).optional(),
  account: z.string().min(1).max(100).optional(),
});
const networkSchema = z.object({ network: z.string().min(1).max(100) });

export interface AssertedPerson {
  /** The same for one person at each visit; it does not lead back to them. */
  readonly id: string;
  /** An address that the provider knows to be theirs; null where it tells none. */
  readonly email: string | null;
  /** By which `users/me` knows them; null where it was not asked or did not answer. */
  readonly accountId: string | null;
}

/** Whether it is the address that the provider knows to be the person's, in whatever capitals; one that looks like it is not. */
export function isProvenAddress(
  email: string,
  person: Pick<AssertedPerson, 'email'> | null,
): boolean {
  return person?.email != null && normaliseEmail(person.email) === normaliseEmail(email);
}

/** @param nowMs milliseconds since 1970 */
export function signPerson(
  { id, email, accountId }: AssertedPerson,
  secret: string,
  nowMs: number,
): Promise<string> {
  const claims = {
    sub: id,
    ...(email !== null && { email }),
    ...(accountId !== null && { account: accountId }),
  };
  return sign(claims, secret, nowMs);
}

/** @param network of a visitor (`domain/network-of.ts`) */
export function signNetwork(network: string, secret: string, nowMs: number): Promise<string> {
  return sign({ network }, secret, nowMs);
}

function sign(claims: JWTPayload, secret: string, nowMs: number): Promise<string> {
  const issuedAt = Math.floor(nowMs / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_S)
    .sign(keyOf(secret));
}

/**
 * The person of an assertion; null where none of the secrets has signed it, or its time is over.
 * @param secrets the present one, and while it is being replaced the other one
 * @param nowMs milliseconds since 1970
 */
export async function readPerson(
  assertion: string,
  secrets: readonly string[],
  nowMs: number,
): Promise<AssertedPerson | null> {
  const claims = await verify(assertion, personSchema, secrets, nowMs);
  return (
    claims && { id: claims.sub, email: claims.email ?? null, accountId: claims.account ?? null }
  );
}

/** The network of an assertion, with the same exceptions. */
export async function readNetwork(
  assertion: string,
  secrets: readonly string[],
  nowMs: number,
): Promise<string | null> {
  return (await verify(assertion, networkSchema, secrets, nowMs))?.network ?? null;
}

async function verify<Schema extends z.ZodType>(
  assertion: string,
  schema: Schema,
  secrets: readonly string[],
  nowMs: number,
): Promise<z.infer<Schema> | null> {
  for (const secret of secrets) {
    const verified = await jwtVerify(assertion, keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(nowMs),
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ['exp'],
    }).catch(() => null);
    const claims = verified && schema.safeParse(verified.payload).data;
    if (claims) return claims;
  }
  return null;
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
