/**
 * `__Host-` binds a cookie to this very host and to HTTPS, so that a neighbouring host cannot plant one;
 * without HTTPS browsers refuse the prefix.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
