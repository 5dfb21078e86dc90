/**
 * The one address of a page (RTE-06): redundant slashes, capitals and needless encodings make no second one.
 */
import { canonicalPath, encodePath } from '../../contract/canonical-path.ts';

/** The address with the one form of its path; null where `decodePath` gives none. */
export function tidyAddress(address: string | URL): URL | null {
  const url = new URL(address);
  const path = decodePath(url.pathname);
  if (path === null) return null;
  url.pathname = encodePath(canonicalPath(path));
  // Steps that were encoded, as in `/a%2F.`, have been taken by now, and may leave a slash.
  return url.pathname.length > 1 && url.pathname.endsWith('/') ? tidyAddress(url) : url;
}

/** Null for an encoding that is no text, or a NUL byte in it. */
export function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** The query of an address without NUL bytes, which no text has and PostgreSQL does not store (RTE-06). */
export function withoutNul(search: string): string {
  return search.replaceAll('%00', '');
}
