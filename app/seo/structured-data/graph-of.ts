import type { StructuredThing } from './structured-thing.ts';

/**
 * What the one script element of a page holds: everything in one graph. Remix writes `<`, `>`, `&` and the line
 * ends of Unicode in it as escapes, so that no text ends the element (SEC-06).
 */
export function graphOf(things: readonly StructuredThing[]) {
  return { '@context': 'https://schema.org', '@graph': [...things] };
}
