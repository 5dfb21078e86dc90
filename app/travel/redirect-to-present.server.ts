import { canonicalPath } from '../../contract/canonical-path.ts';
import { withoutNul } from '../seo/obeyed-redirect.server.ts';

/**
 * Leads an old address to the present one, its query kept but for what is no text (RTE-06).
 * @throws Response 301 when the path asked for is not the present one.
 */
export function redirectToPresent(url: URL, presentPath: string): void {
  // Compared in their one form: a path that only differs in case was led there before.
  if (
    canonicalPath(decodeURIComponent(url.pathname)) ===
    canonicalPath(decodeURIComponent(presentPath))
  ) {
    return;
  }
  const location = `${presentPath}${withoutNul(url.search)}`;
  throw new Response(null, { status: 301, headers: { location } });
}
