/**
 * A request of the browser's that this site has not answered: the connection broke, or something on the way
 * answered in its place, as the login page of a Wi-Fi and a proxy that is busy do; `scripts/whole-answers.ts`
 * makes one of the other. An error that our own server sends is none: Remix has written it, and it has a page.
 */

/** Of what is said where there is no answer: some browsers have words of each language besides. */
const NO_ANSWER = /to fetch|failed|dynamic/;

/** @param error what a call threw that asks for data or code and does nothing else */
export function isLostAnswer(error: unknown): error is TypeError {
  return error instanceof TypeError;
}

/** Likewise of an error that anything may have thrown: it may be a fault of ours. */
export function isSurelyLostAnswer(error: unknown): boolean {
  return isLostAnswer(error) && (NO_ANSWER.test(error.message) || navigator.onLine === false);
}
