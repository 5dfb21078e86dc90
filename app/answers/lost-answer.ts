/**
 * Requests from the browser that this site did not answer: the connection broke, or something on the way
 * answered instead, such as a busy proxy or the login page of a Wi-Fi. An error that our own server sends is
 * not one of them: Remix encodes it, and it has a page of its own.
 */

/** What browsers say when there is no answer; some add words of their own language. */
const NO_ANSWER = /to fetch|failed|dynamic/;

/** How Remix begins its error for an answer that it cannot decode, or whose end did not come. */
const UNREADABLE = 'Unable to decode turbo-stream response';

/** @param error thrown by a call that only fetches data or code */
export function isLostAnswer(error: unknown): error is Error {
  return error instanceof TypeError || isUnreadable(error);
}

function isUnreadable(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(UNREADABLE);
}

/** The same for an error that anything may have thrown: a TypeError may be a bug of ours. */
export function isSurelyLostAnswer(error: unknown): boolean {
  if (isUnreadable(error)) return true;
  return isLostAnswer(error) && (NO_ANSWER.test(error.message) || navigator.onLine === false);
}
