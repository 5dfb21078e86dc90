/**
 * Kinds of error that a page has words for (ERR-01); `refused`: what was asked makes no sense here; `offline`: the browser
 * got no answer of this site's.
 */
export type ErrorKind = 'notFound' | 'gone' | 'refused' | 'unavailable' | 'offline' | 'other';

/** @param statusCode the status that the document was answered with */
export function errorKindOf(statusCode: number): ErrorKind {
  if (statusCode === 404) return 'notFound';
  if (statusCode === 410) return 'gone';
  if (statusCode >= 400 && statusCode < 500) return 'refused';
  return statusCode === 503 ? 'unavailable' : 'other';
}
