/** The whole address of a path of a site; the home page's has no slash at its end (SEO-01). */
export function pageAddress(origin: string, path: string): string {
  return origin + path.replace(/^\/$/, '');
}
