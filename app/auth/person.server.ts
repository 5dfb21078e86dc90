/** How a person is shown, from what a provider tells (LAY-03; OpenID Connect Core 5.1). */
import { z } from 'zod';
import { isEmail } from '../../domain/email.ts';

const text = z.string().optional().catch(undefined);

/** What providers call things; all of it may be missing but `sub`, or of another type. */
export const personClaimsSchema = z.object({
  sub: z.string().min(1),
  name: text,
  given_name: text,
  family_name: text,
  preferred_username: text,
  email: text,
  email_verified: z.boolean().optional().catch(undefined),
  picture: text,
});
export type PersonClaims = z.infer<typeof personClaimsSchema>;

const LONGEST_NAME = 80;

/** The name to greet with. Of an address only what stands before the `@` is shown. */
export function nameOfPerson(claims: PersonClaims): string {
  const given = [claims.given_name, claims.family_name].filter(Boolean).join(' ');
  const candidates = [claims.name, given, claims.preferred_username, claims.email];
  const name = candidates.find((candidate) => candidate?.trim()) ?? '';
  return (name.split('@')[0] ?? '').trim().slice(0, LONGEST_NAME);
}

/**
 * The address of the person, to fill forms in with; null for what no mail could be sent to, and for what the
 * provider says is not proven: anybody can type the address of another one.
 */
export function emailOfPerson({ email, email_verified: isProven }: PersonClaims): string | null {
  return email !== undefined && isProven !== false && isEmail(email) ? email : null;
}

/** The picture's address where it comes from an origin that pages may show (SEC-04), else null. */
export function pictureOfPerson(
  { picture }: PersonClaims,
  origins: readonly string[],
): string | null {
  if (!picture || !URL.canParse(picture)) return null;
  const url = new URL(picture);
  return origins.includes(url.origin) && !url.username ? url.href : null;
}
