/**
 * Writes Remix's options into its browser code while the site is built: it asks for them when it runs, so
 * that the ways that this site never takes would go to every visitor (docs/decisions/0032). What
 * `remix.config.js` sets is what is written, and code that asks otherwise stays as it is.
 */
import type { Plugin } from 'vite';
import { changedRemixCode } from './changed-remix-code.ts';

/** What Remix asks, and what the answer is here: single fetch, no lazy route discovery, rendered on the server. */
export const ANSWERS: readonly (readonly [question: RegExp, answer: string])[] = [
  [/(?:window\.__remixContext\.)?\bfuture\.v3_singleFetch(?: === true)?/g, 'true'],
  [/\bisFogOfWarEnabled\(future, isSpaMode\)(?! \{)/g, 'false'],
  [/\bwindow\.__remixContext\.isSpaMode\b/g, 'false'],
  [/\bif \(isSpaMode\b/g, 'if (false'],
  // Every route's loader is called by the one request of single fetch.
  [/\btypeof singleFetch === "function"/g, 'true'],
];

export function withFoldedFlags(code: string): string {
  return ANSWERS.reduce((folded, [question, answer]) => folded.replaceAll(question, answer), code);
}

export function foldRemixFlags(): Plugin {
  return changedRemixCode('fold-remix-flags', withFoldedFlags);
}
