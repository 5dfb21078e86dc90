/** Titles of documents, as long as a list of results shows them (SEO-01). */
import type { TravelDetail } from '../../contract/travel.ts';

/** More letters than these are cut off there. */
const SHOWN = 60;

/** What the page is about comes first: where both are too long, the brand is left out. */
export function documentTitle(title: string, brandName: string): string {
  const whole = `${title} | ${brandName}`;
  return whole.length > SHOWN ? title : whole;
}

/**
 * The title of a travel that more is to be said with: where both are too long, its words before the first colon or
 * comma, else the place alone.
 * @param makeTitle says the rest
 */
export function shortenedTitle(
  { title, destinationLabel }: Pick<TravelDetail, 'title' | 'destinationLabel'>,
  makeTitle: (title: string) => string,
): string {
  const [beginning = title] = title.split(/\s*[:,]\s/, 1);
  const titles = [title, beginning, destinationLabel].map(makeTitle);
  return titles.find((each) => each.length <= SHOWN) ?? makeTitle(destinationLabel);
}
