/** Cookies as the site writes them: names, and `Set-Cookie` headers. */

export interface CookieAttributes {
  readonly maxAgeS: number;
  readonly isSecure: boolean;
  /** Whether scripts cannot read it. */
  readonly isHttpOnly?: boolean;
}

/**
 * The `Set-Cookie` header, or `document.cookie`, of a cookie for all paths of this host. `maxAgeS` 0 deletes it.
 *
 * @param value is written as it is: a `;` in it would begin an attribute
 */
export function setCookieHeader(
  name: string,
  value: string,
  { maxAgeS, isSecure, isHttpOnly = false }: CookieAttributes,
): string {
  const httpOnly = isHttpOnly ? '; HttpOnly' : '';
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAgeS}${httpOnly}; SameSite=Lax${secure}`;
}

/**
 * `__Host-` binds a cookie to this very host and to HTTPS, so that a neighbouring host cannot plant one;
 * without HTTPS browsers refuse the prefix.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
