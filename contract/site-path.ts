/** Paths of this site, as a request asks for them and as content and backends name them (SEC-03, SEC-08). */

/**
 * Whether the path is text without control characters, line ends, backslashes and steps up; `%E0%A4%A`,
 * `%00`, `%5C` and `/%2e%2e/` are not. Browsers take steps before they ask and write a backslash as a
 * slash, so whoever sends one is after a file or another host (SEC-03, SEC-08).
 */
export function isReadablePath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    const decoded = decodeURIComponent(path);
    if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return false;
    return !/[\p{Cc}\u2028\u2029\\]/u.test(decoded);
  } catch {
    return false;
  }
}

/**
 * Whether links and redirects may lead to the path: it is one that the site answers at, begins with no
 * host, and has no slash in disguise, which is one to some readers of it and none to others (SEC-03).
 */
export function isTargetPath(path: string): boolean {
  return isReadablePath(path) && !path.startsWith('//') && !/%2f/i.test(path);
}

/**
 * The path of a page as a backend names it, without a slash at its end (SEO-01); null for an address of
 * any other form, which would lead elsewhere behind the origin of a site (SEC-03).
 */
export function pagePathOf(named: string): string | null {
  const path = named.replace(/(?<=[^/])\/+$/, '');
  return isTargetPath(path) && !/\/\/|[\s?#]/.test(path) ? path : null;
}
