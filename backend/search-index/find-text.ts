/** What a typed text finds (SRCH-03): travels by their words, destinations by their names. */
import type { CatalogueIndex } from './catalogue-index.ts';
import { EXACT, TYPO } from './text-index.ts';
import { WEIGHTS } from './travel-text-fields.ts';

/** Of a word that may be meant as a country's name although it is another's. */
const SHORTEST_OF_BOTH = 7;

export interface FoundText {
  /** What each travel is worth for the text, 0 where it does not match; null where nothing was asked. */
  readonly travels: Uint16Array | null;
  /** What each country's name is worth for it. */
  readonly countries: Uint16Array | null;
}

/**
 * A text that is one typo away from a destination's name finds it too, even where it begins a word of
 * another: "Pero" asks for Peru. One that is a word as it stands is taken for it, but for a long one that a
 * single travel has: "Columbia" stands in British Columbia, and is meant for Colombia.
 */
export function findText(
  { travels, travelText, countryText, countryTypos }: CatalogueIndex,
  query: string,
): FoundText {
  const found = { travels: travelText.search(query), countries: countryText.search(query) };
  if (found.travels === null || found.countries === null) return found;
  const count = found.travels.reduce((sum, score) => sum + Math.sign(score), 0);
  const isHeld = count > 0 && travelText.holds(query);
  if (isHeld && (count > 1 || query.length < SHORTEST_OF_BOTH)) return found;
  const mistyped = countryTypos.find(query);
  const quality = isHeld ? EXACT : TYPO;
  for (const country of mistyped) raise(found.countries, country, quality);
  if (mistyped.length === 0) return found;
  for (const [travel, countries] of travels.countriesOf.entries()) {
    for (const country of countries) {
      if (!mistyped.includes(country)) continue;
      const weight = country === countries[0] ? WEIGHTS.mainCountry : WEIGHTS.country;
      raise(found.travels, travel, weight * quality);
    }
  }
  return found;
}

function raise(scores: Uint16Array, place: number, score: number): void {
  scores[place] = Math.max(scores[place] as number, score);
}
