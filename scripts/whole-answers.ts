/**
 * How Remix reads what the loaders gave: to its end before any of it is taken. By itself it goes on with the
 * first line, which is all that this site sends, and an answer that is given up after it (somebody presses
 * another link) is an error in the console that nobody can catch. One that breaks off is a fault of the
 * network too, which `clientLoader` knows a way out of, and no longer one of the page; so is one that is not
 * of Remix at all (`app/answers/lost-answer.ts`).
 */
import type { Plugin } from 'vite';
import { changedRemixCode } from './changed-remix-code.ts';

/** What Remix does, and what is written in its place; each once. */
export const READINGS: readonly (readonly [asIs: string, whole: string])[] = [
  [
    'invariant(res.body, "No response body to decode");',
    'const whole = new Uint8Array(await res.arrayBuffer());',
  ],
  // Not by a blob or an answer made of it: see `app/page-state.ts`.
  [
    'decodeViaTurboStream(res.body, window)',
    'decodeViaTurboStream(new ReadableStream({ start(to) { to.enqueue(whole); to.close(); } }), window)',
  ],
  // What nobody can read is no answer of this site's: a proxy's, or the login page of a Wi-Fi.
  [
    'throw new Error(`Unable to decode turbo-stream response from URL:',
    'throw new TypeError(`Reading failed:',
  ],
];

export function withWholeAnswers(code: string): string {
  return READINGS.reduce((read, [asIs, whole]) => read.replace(asIs, whole), code);
}

export function wholeAnswers(): Plugin {
  return changedRemixCode('whole-answers', withWholeAnswers, 'single-fetch');
}
