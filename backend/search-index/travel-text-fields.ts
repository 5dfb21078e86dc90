/** What a travel is found by when someone types (SRCH-03): its words of all languages together. */
import { LANGUAGES } from '../../domain/market.ts';
import {
  COUNTRY_CODES,
  countryAdjectives,
  searchableCountryNames,
} from '../catalogue/country-names.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { PhraseBook } from '../text-reading/phrase-book.ts';
import { searchableWords } from './fold-text.ts';
import { kindWords } from './kind-words.ts';
import { CONTINENT_PHRASES } from './search-vocabulary.ts';
import type { TextField } from './text-index.ts';

/** What a hit is worth by where it is. */
export const WEIGHTS = {
  mainCountry: 12,
  country: 10,
  destinationLabel: 10,
  title: 8,
  searchWord: 7,
  place: 6,
  adjective: 5,
  kind: 3,
  continent: 2,
} as const;

export function travelTextFields(travel: TravelRecord): TextField[] {
  const fields: TextField[] = [];
  const add = (weight: number, ...texts: (string | undefined)[]) => {
    for (const text of texts) if (text !== undefined) fields.push({ text, weight });
  };
  for (const [place, country] of travel.countries.entries()) {
    const weight = place === 0 ? WEIGHTS.mainCountry : WEIGHTS.country;
    add(weight, ...searchableCountryNames(country));
    add(WEIGHTS.adjective, ...countryAdjectives(country));
  }
  for (const language of LANGUAGES) {
    const words = travel.words[language];
    add(WEIGHTS.place, ...new Set(words?.days.map((day) => day.place)));
  }
  for (const words of Object.values(travel.words)) {
    add(WEIGHTS.destinationLabel, words.destinationLabel);
    add(WEIGHTS.title, words.title);
    add(WEIGHTS.searchWord, ...(words.searchWords ?? []));
  }
  add(WEIGHTS.kind, ...kindWords(travel));
  add(WEIGHTS.continent, CONTINENT_PHRASES[travel.continent].join(' '));
  return fields;
}

const NAMES: readonly number[] = [WEIGHTS.searchWord, WEIGHTS.place, WEIGHTS.kind];

/** What travels are found by that is a whole name: places, things to see or do. */
export function namesOfTravels(travels: readonly TravelRecord[]): PhraseBook<'text'> {
  const fields = travels.flatMap(travelTextFields);
  const names = fields
    .filter(({ weight }) => NAMES.includes(weight))
    .flatMap(({ text, weight }) => (weight === WEIGHTS.kind ? text.split(', ') : [text]));
  return new PhraseBook<'text'>().add('text', ...new Set(names));
}

/** A country's names and adjectives, as a document of its own. */
export function countryTextFields(country: string): TextField[] {
  return [...searchableCountryNames(country), ...countryAdjectives(country)].map((text) => ({
    text,
    weight: 1,
  }));
}

let countryWords: readonly string[] | undefined;

/** The words of every country's names, sorted, also of countries that no travel goes to. */
export function allCountryWords(): readonly string[] {
  countryWords ??= [
    ...new Set(
      COUNTRY_CODES.flatMap(searchableCountryNames).flatMap((name) => [...searchableWords(name)]),
    ),
  ].sort();
  return countryWords;
}
