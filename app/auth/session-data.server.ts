/** What a session holds. Tokens never leave the server (AUTH-03). */
import { z } from 'zod';

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
