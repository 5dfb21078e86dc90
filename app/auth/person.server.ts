/** How a person is shown, from the provider's claims (LAY-03; OpenID Connect Core 5.1). */
import type { PersonClaims } from '../../contract/open-id.ts';
import { isEmail } from '../../domain/email.ts';

const LONGEST_NAME = 80;

/** The name to greet with. Of an email address only the part before the `@` is shown. */
export function nameOfPerson(claims: PersonClaims): string {
  const given = [claims.given_name, claims.family_name].filter(Boolean).join(' ');
  const candidates = [claims.name, given, claims.preferred_username, claims.email];
  const name = candidates.find((candidate) => candidate?.trim()) ?? '';
  return (name.split('@')[0] ?? '').trim().slice(0, LONGEST_NAME);
}

/**
 * The email address to prefill forms with; null for an invalid address and for one that the provider marks as
 * unverified, because that may belong to somebody else.
 */
export function emailOfPerson({ email, email_verified: isProven }: PersonClaims): string | null {
  return email !== undefined && isProven !== false && isEmail(email) ? email : null;
}

/** The picture's address; null when its origin is not allowed on pages (SEC-04). */
export function pictureOfPerson(
  { picture }: PersonClaims,
  origins: readonly string[],
): string | null {
  if (!picture || !URL.canParse(picture)) return null;
  const url = new URL(picture);
  return origins.includes(url.origin) && !url.username ? url.href : null;
}
