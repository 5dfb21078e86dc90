/** What a session holds. Tokens never leave the server (AUTH-03). */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { userSchema } from '../../contract/account.ts';
import type { AssertedPerson } from '../../contract/asserted-person.ts';

const sessionDataSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  /** What forms are filled in with; null where the provider tells none. */
  email: z.string().nullable().catch(null),
  /** Whether the provider says that it has checked the address. */
  isEmailProven: z.boolean().catch(false),
  /** Shown to the provider at logout. */
  idToken: z.string(),
  accessToken: z.string(),
  /** Milliseconds since 1970. */
  accessExpiresAt: z.number(),
  /** Null where the provider gives none; the session then ends with the access token. */
  refreshToken: z.string().nullable(),
  user: userSchema.nullable().catch(null),
  mustAcceptPrivacy: z.string().nullable().catch(null),
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
export function accountId(
  { issuer, subject }: Pick<SessionData, 'issuer' | 'subject'>,
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(`account-id\n${issuer}\n${subject}`)
    .digest('base64url')
    .slice(0, 22);
}

/** Who is logged in, as the backend is told: with an address only where the provider has checked it. */
export function assertedPerson(data: SessionData, secret: string): AssertedPerson {
  return {
    id: accountId(data, secret),
    email: data.isEmailProven ? data.email : null,
    // The subject until users/me is asked (branch `users`).
    accountId: data.mustAcceptPrivacy ?? data.user?.id ?? data.subject,
  };
}
