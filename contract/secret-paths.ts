/**
 * Addresses of links that are mailed or passed on: what follows their beginning is a secret, which gets into no log, no other
 * address and no script of others (SEC-09). One may be asked for in many spellings, and each counts: rather
 * one path too many is taken for a secret than one too few. Nothing here needs a validator.
 */
import { FRIEND_LINK_PATH } from './comparison-paths.ts';
import { ENQUIRY_LINK_PATH } from './enquiry-paths.ts';
import { NEW_ACCOUNT_PATH } from './new-account-link.ts';
import { NEWSLETTER_LINK_PATHS } from './newsletter-paths.ts';

/** Each with how many segments it has: every request is looked at. */
const STARTS = [
  ENQUIRY_LINK_PATH,
  FRIEND_LINK_PATH,
  NEW_ACCOUNT_PATH,
  ...Object.values(NEWSLETTER_LINK_PATHS),
].map((start) => ({
  start,
  length: start.split('/').filter((segment) => segment !== '').length,
}));

/**
 * Headers of every answer at such an address: nothing of it is kept on its way, and the page after it is not
 * told where one came from. Forms still say their origin (SEC-01).
 */
export const SECRET_ADDRESS_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'strict-origin',
};

export interface SecretPath {
  /** What comes before the secret, in its one form: `/request/`. */
  readonly start: string;
  /** In the capitals that it was written in. */
  readonly secret: string;
}

/** The parts of a path that holds a secret, however it is written, encoded or not; null for any other. */
export function secretPathOf(path: string): SecretPath | null {
  // Whether steps up lead to a link or away from it, the secret stands there.
  for (const run of readable(path).split('..')) {
    const segments = run
      .split(/[/\\]/)
      .map((segment) => segment.trim())
      .filter((segment) => segment !== '' && segment !== '.');
    for (const { start, length } of STARTS) {
      const secret = segments.slice(length).join('/');
      const written = `/${segments.slice(0, length).join('/')}/`;
      if (secret !== '' && written.toLowerCase() === start) return { start, secret };
    }
  }
  return null;
}

/** The path without its secret, for logs. */
export function withoutSecret(path: string): string {
  const found = secretPathOf(path);
  return found ? `${found.start}…` : path;
}

/** Its ASCII decoded, as often as it was encoded; what is no encoding stays as it is. */
function readable(path: string): string {
  return path.replaceAll(/%(?:25)*([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
