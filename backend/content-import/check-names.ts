/**
 * Names across languages: a place is called the same on each of its days, and a title names no country or place
 * that its travel does not visit or speak of (TRV-06).
 */
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { COUNTRY_CODES, countryName, searchableCountryNames } from '../catalogue/country-names.ts';
import type { ContentFiles } from './content-files.ts';
import type { TravelDraft } from './read-travel.ts';
import type { TravelWords } from './travel-content.ts';

export function checkStops(files: ContentFiles, drafts: readonly TravelDraft[]): void {
  for (const language of LANGUAGES) {
    const places = new Set(
      drafts.flatMap(({ words }) => words[language]?.days.map(({ place }) => place) ?? []),
    );
    for (const draft of drafts) {
      const words = draft.words[language];
      if (!words || words.writtenIn) continue;
      checkNames(files, draft, language, words);
      const file = files.path('travels', draft.name, `${language}.yaml`);
      for (const place of placesIn(words.title, places)) {
        if (speaksOf(words, place)) continue;
        files.report(file, 'title', `names ${place}, which no day of the travel speaks of`);
      }
    }
  }
}

/** The same key is the same place: two names for it would be two stops to the reader. */
function checkNames(
  files: ContentFiles,
  { name, facts }: TravelDraft,
  language: Language,
  words: TravelWords,
): void {
  const names = new Map<string, string>();
  for (const [index, { place }] of (facts?.days ?? []).entries()) {
    const told = words.days[index]?.place;
    if (told === undefined) continue;
    const before = names.get(place);
    if (before !== undefined && before !== told) {
      const file = files.path('travels', name, `${language}.yaml`);
      files.report(file, `days.${index}.place`, `calls ${place} ${told}, and ${before} before`);
    }
    names.set(place, told);
  }
}

function placesIn(title: string, places: ReadonlySet<string>): string[] {
  return [...places].filter((place) => isNamed(place, title));
}

/** Where it goes may hold the name of a place elsewhere: "Corea del Sur", and Sur in Oman. */
function speaksOf({ days, destinationLabel }: TravelWords, place: string): boolean {
  if (isNamed(place, destinationLabel)) return true;
  return days.some((day) => day.place === place || isNamed(place, day.title, day.text));
}

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

/** Whether a text names the place, as a whole word: "Nara" is no part of "Niagara". */
function isNamed(place: string, ...texts: readonly string[]): boolean {
  return texts.some((text) => {
    const at = text.indexOf(place);
    if (at < 0) return false;
    const around = [text[at - 1], text[at + place.length]];
    return !around.some((letter) => letter !== undefined && /\p{L}/u.test(letter));
  });
}
