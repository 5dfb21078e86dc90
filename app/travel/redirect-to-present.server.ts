import { canonicalPath } from '../seo/canonical-path.ts';

/**
 * Leads an old address to the present one, its query kept (RTE-06).
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
  throw new Response(null, { status: 301, headers: { location: `${presentPath}${url.search}` } });
}
