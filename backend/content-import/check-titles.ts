/** What a travel's title names is part of it: countries, and places that its words speak of (TRV-06). */
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { COUNTRY_CODES, countryName, searchableCountryNames } from '../catalogue/country-names.ts';
import type { ContentFiles } from './content-files.ts';
import { isNamed } from './is-named.ts';
import type { TravelDraft } from './read-travel.ts';
import type { TravelWords } from './travel-content.ts';

/** Names inside a title; an English genitive is none. */
const NAME = /(?<=\s)\p{Lu}(?:[\p{L}-]|’(?!s\b))+/gu;

export function checkTitles(files: ContentFiles, drafts: readonly TravelDraft[]): void {
  for (const language of LANGUAGES) {
    for (const { name, facts, words } of drafts) {
      const own = words[language];
      if (!facts || !own) continue;
      const file = files.path('travels', name, `${language}.yaml`);
      const report = (what: string) =>
        files.report(file, 'title', `names ${what}, which no day of the travel speaks of`);
      const foreign = foreignCountryIn(own, facts.countries, language);
      if (foreign) report(foreign);
      else for (const place of unknownNamesIn(own, facts.countries, language)) report(place);
    }
  }
}

/** Granada is a town as well as a country: what the days speak of may be in a title. */
function foreignCountryIn(
  words: TravelWords,
  countries: readonly string[],
  language: Language,
): string | null {
  const own = countries.flatMap(searchableCountryNames);
  const code = COUNTRY_CODES.find((one) => {
    const name = countryName(one, language);
    if (countries.includes(one) || !isNamed(name, words.title)) return false;
    return !own.some((ownName) => isNamed(name, ownName)) && !isNamed(name, ...daysOf(words));
  });
  return code === undefined ? null : countryName(code, language);
}

/** In German every noun has a capital letter, so that names cannot be told. */
function unknownNamesIn(
  words: TravelWords,
  countries: readonly string[],
  language: Language,
): string[] {
  if (language === 'de') return [];
  const { destinationLabel, summary, description, highlights, searchWords } = words;
  const told = [destinationLabel, summary, description, ...highlights, ...searchWords];
  const texts = [...told, ...daysOf(words), ...countries.flatMap(searchableCountryNames)].map(
    (text) => text.toLowerCase(),
  );
  return (words.title.match(NAME) ?? []).filter((name) => !isNamed(name.toLowerCase(), ...texts));
}

function daysOf({ days }: TravelWords): string[] {
  return days.flatMap(({ place, title, text }) => [place, title, text]);
}
