/** Titles of documents, as long as a list of results shows them (SEO-01). */

/** More letters than these are cut off there. */
const SHOWN = 65;

/** What the page is about comes first: where both are too long, the brand is what is cut off. */
export function documentTitle(title: string, brandName: string): string {
  return `${title} | ${brandName}`;
}

/**
 * A title that more is to be said with: where both are too long, its words before the first colon or comma,
 * which name the place.
 * @param makeTitle says the rest
 */
export function shortenedTitle(title: string, makeTitle: (title: string) => string): string {
  const whole = makeTitle(title);
  return whole.length > SHOWN ? makeTitle(title.split(/\s*[:,]\s/, 1)[0] ?? title) : whole;
}
