/**
 * Network errors: requests of the browser that this site did not answer. The connection broke, or something in
 * between answered instead, such as a busy proxy or the login page of a Wi-Fi. An error that our own server sends
 * is not one of them: Remix encodes it, and it has its own page.
 */

/** The messages of browsers, some of which add words in their own language. */
const BROWSER_MESSAGES = /to fetch|failed|dynamic/;

/** The start of Remix's error for a response that it cannot decode, or that breaks off. */
const DECODE_ERROR = 'Unable to decode turbo-stream response';

/** @param error thrown by a call that only fetches data or code */
export function isNetworkError(error: unknown): error is Error {
  return error instanceof TypeError || isDecodeError(error);
}

function isDecodeError(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(DECODE_ERROR);
}

/** The same for an error from anywhere, where a TypeError may also be a bug of ours. */
export function isCertainNetworkError(error: unknown): boolean {
  if (isDecodeError(error)) return true;
  return (
    isNetworkError(error) && (BROWSER_MESSAGES.test(error.message) || navigator.onLine === false)
  );
}
