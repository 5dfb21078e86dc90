/** What a session holds. Tokens never leave the server (AUTH-03). */
import { createHash, createHmac } from 'node:crypto';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { userSchema } from '../../contract/account.ts';
import type { AssertedPerson } from '../../contract/asserted-person.ts';
import { nameOfPerson, pictureOfPerson } from './person.server.ts';

const sessionDataSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  /** What forms are filled in with; null where the provider tells none. */
  email: z.string().nullable().catch(null),
  /** Whether the provider says that it has checked the address. */
  isEmailProven: z.boolean().catch(false),
  /** What the account API says of the person; null while it has given no answer (AUTH-04). */
  user: userSchema.nullable().catch(null),
  /** The account's ID of somebody who has to accept the privacy policy first (AUTH-05); null of everybody else. */
  mustAcceptPrivacy: z.string().nullable().catch(null),
  /** Shown to the provider at logout. */
  idToken: z.string(),
  accessToken: z.string(),
  /** Milliseconds since 1970. */
  accessExpiresAt: z.number(),
  /** Null where the provider gives none; the session then ends with the access token. */
  refreshToken: z.string().nullable(),
});

export type SessionData = Readonly<z.infer<typeof sessionDataSchema>>;

export interface Session {
  readonly tokenHash: string;
  readonly data: SessionData;
}

/** The data; null when another version of the site has stored it in another shape. */
export function parseSessionData(data: unknown): SessionData | null {
  return sessionDataSchema.safeParse(data).data ?? null;
}

/**
 * A pseudonymous ID of a person who is logged in, for statistics and for rate limits of the backend (ANA-01,
 * TRV-08). It is the same at each visit and does not lead back to the person: without the secret it can
 * neither be computed from an account name nor be guessed by trying all of them.
 */
export function accountId(data: SessionData, secret: string): string {
  const { issuer, subject } = data;
  const known = userIdOf(data);
  return createHmac('sha256', secret)
    .update(known === null ? `account-id\n${issuer}\n${subject}` : `account-id of user\n${known}`)
    .digest('base64url')
    .slice(0, 22);
}

/** Who is logged in, as the backend is told: with an address only where it has been checked. */
export function assertedPerson(data: SessionData, secret: string): AssertedPerson {
  const { user, isEmailProven, email } = data;
  const provenEmail = isEmailProven ? email : null;
  return {
    id: accountId(data, secret),
    email: user ? user.email : provenEmail,
    accountId: userIdOf(data),
  };
}

/** By which the account API knows the person; null where it has given no answer. */
export function userIdOf({ user, mustAcceptPrivacy }: SessionData): string | null {
  return user?.id ?? mustAcceptPrivacy;
}

/** How pages name a person, and what forms are filled in with. */
export interface ShownPerson {
  readonly name: string;
  readonly picture: string | null;
  readonly email: string | null;
}

/**
 * What the account says of the person; what it does not say, as the login provider does.
 * @param pictureOrigins where pictures may come from (SEC-04)
 */
export function shownPerson(data: SessionData, pictureOrigins: readonly string[]): ShownPerson {
  const { user, subject } = data;
  if (!user) return { name: data.name, picture: data.picture, email: data.email };
  const name = nameOfPerson({
    sub: subject,
    given_name: user.firstName ?? undefined,
    family_name: user.lastName ?? undefined,
    preferred_username: data.name,
    email: user.email ?? undefined,
  });
  const picture = user.pictureImage ?? undefined;
  return {
    name,
    picture: pictureOfPerson({ sub: subject, picture }, pictureOrigins) ?? data.picture,
    email: user.email ?? data.email,
  };
}

/** The same for all sessions of the person at their provider: they end with the account. */
export function personKeyOf({ issuer, subject }: Pick<SessionData, 'issuer' | 'subject'>): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');
}

/**
 * The same for all sessions that came from one login at the provider, whichever market they are in: one logout ends them
 * together (SEC-05). A hash of the provider's session, or of what comes closest to it.
 */
export function loginKeyOf({
  issuer,
  subject,
  idToken,
}: Pick<SessionData, 'issuer' | 'subject' | 'idToken'>): string {
  const { sid, auth_time: authTime } = decodeJwt(idToken);
  const parts =
    typeof sid === 'string'
      ? ['session', sid]
      : ['person', subject, ...(typeof authTime === 'number' ? [String(authTime)] : [])];
  return createHash('sha256')
    .update(JSON.stringify([issuer, ...parts]))
    .digest('base64url');
}
