/**
 * Destinations whose whole name was mistyped (SRCH-03). A name is short and known, unlike a place: a slip
 * in its first letter is one too, and a space that is missing or too many.
 */
import { COUNTRY_CODES, searchableCountryNames } from '../catalogue/country-names.ts';
import { foldedWords, speltOutWords } from './fold-text.ts';
import { onceFor } from './once-for.ts';
import { isOneSlipApart } from './one-slip.ts';

/** Of a name: "USA" and "UK" have too many neighbours. */
const MINIMUM_NAME_LENGTH = 4;

export interface CountrySlips {
  /** Places of the countries that the query is one slip away from; none for any country's right name. */
  find(query: string): readonly number[];
}

/** Of every country, also of those that no travel goes to. */
let properNames: ReadonlySet<string> | undefined;

export function createCountrySlips(countries: readonly string[]): CountrySlips {
  const proper = (properNames ??= new Set(COUNTRY_CODES.flatMap(namesOf)));
  const names = countries.flatMap((code, country) =>
    namesOf(code)
      .filter((name) => name.length >= MINIMUM_NAME_LENGTH)
      .map((name) => ({ name, country })),
  );
  return {
    find(query) {
      const text = foldedWords(query).join(' ');
      if (text.length < MINIMUM_NAME_LENGTH - 1 || proper.has(text)) return [];
      const found = names.filter(({ name }) => isOneSlipApart(name, text));
      return [...new Set(found.map(({ country }) => country))];
    },
  };
}

const namesOf = onceFor((code: string): readonly string[] =>
  searchableCountryNames(code).flatMap((name) => {
    const spelt = speltOutWords(name);
    return [foldedWords(name), ...(spelt ? [spelt] : [])].map((words) => words.join(' '));
  }),
);
