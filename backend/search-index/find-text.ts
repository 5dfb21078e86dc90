/** What a typed text finds (SRCH-03): travels by their words, destinations by their names. */
import type { CatalogueIndex } from './catalogue-index.ts';
import { TYPO } from './text-index.ts';
import { WEIGHTS } from './travel-text-fields.ts';

export interface FoundText {
  /** What each travel is worth for the text, 0 where it does not match; null where nothing was asked. */
  readonly travels: Uint16Array | null;
  /** What each country's name is worth for it. */
  readonly countries: Uint16Array | null;
}

/**
 * A text that is one typo away from a destination's name finds it too, even where it begins a word of
 * another: "Pero" asks for Peru. One that is a word as it stands is taken for it.
 */
export function findText(
  { travels, travelText, countryText, countryTypos }: CatalogueIndex,
  query: string,
): FoundText {
  const found = { travels: travelText.search(query), countries: countryText.search(query) };
  if (found.travels === null || found.countries === null) return found;
  if (found.travels.some((score) => score > 0) && travelText.holds(query)) return found;
  const mistyped = countryTypos.find(query);
  for (const country of mistyped) raise(found.countries, country, TYPO);
  if (mistyped.length === 0) return found;
  for (const [travel, countries] of travels.countriesOf.entries()) {
    for (const country of countries) {
      if (!mistyped.includes(country)) continue;
      const weight = country === countries[0] ? WEIGHTS.mainCountry : WEIGHTS.country;
      raise(found.travels, travel, weight * TYPO);
    }
  }
  return found;
}

function raise(scores: Uint16Array, place: number, score: number): void {
  scores[place] = Math.max(scores[place] as number, score);
}
