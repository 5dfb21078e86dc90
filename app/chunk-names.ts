/** Names of files of the browser's code: `scripts/client-chunks.ts` makes them, and the server preloads them. */

/** The file that draws a kind of page. */
export function pageChunk(kind: string): string {
  return `page-${kind}`;
}

/** The words of every page in a locale. */
export function wordsChunk(locale: string): string {
  return `words-${locale}`;
}
