/**
 * Names of countries by ISO 3166 alpha-3 code. The catalogue holds codes only; the words come from the
 * runtime's own tables (`Intl.DisplayNames`), so that no list of names needs translating by hand.
 */
import countries from 'world-countries';
import { LANGUAGES } from '../../domain/market.ts';
import type { Language } from '../../domain/market.ts';
import { partsOf } from './country-parts.ts';

const TRANSLATION_KEYS = { it: 'ita', es: 'spa', fr: 'fra', de: 'deu' } as const;

/**
 * Names that people type and that neither table has: former ones, everyday ones, and a misspelt one that is a word
 * of another place (British Columbia), which no typo is found of. Names of parts are in `country-parts.ts`.
 */
const EVERYDAY_NAMES: Readonly<Record<string, readonly string[]>> = {
  ARE: ['UAE', 'Emirates', 'Emirati', 'Emiratos', 'Émirats', 'Emirate'],
  COL: ['Columbia'],
  CIV: ['Ivory Coast', 'Elfenbeinküste', 'Costa de Marfil'],
  CPV: ['Cabo Verde', 'Cape Verde'],
  CZE: ['Czech Republic', 'Repubblica Ceca', 'República Checa', 'République tchèque'],
  GBR: [
    'UK',
    'Great Britain',
    'Gran Bretagna',
    'Gran Bretaña',
    'Grande-Bretagne',
    'Großbritannien',
  ],
  IRL: ['Eire'],
  JPN: ['Nippon', 'Nihon'],
  KHM: ['Kampuchea'],
  KOR: ['Korea', 'Corea', 'Corée'],
  LKA: ['Ceylon'],
  MKD: ['Macedonia'],
  MMR: ['Burma'],
  NLD: ['Holland', 'Olanda', 'Holanda', 'Hollande'],
  NZL: ['NZ'],
  THA: ['Siam'],
  TLS: ['East Timor'],
  TUR: ['Türkiye'],
  USA: ['USA', 'America', 'States', 'US'],
  VAT: ['Vatican'],
};

const byAlpha3 = new Map(countries.map((country) => [country.cca3, country]));
const displayNames = new Map<Language, Intl.DisplayNames>();
const namesByLanguage = new Map<Language, Map<string, string>>(
  LANGUAGES.map((language) => [language, new Map()]),
);

/** Every country code that has a name. */
export const COUNTRY_CODES: readonly string[] = [...byAlpha3.keys()].sort();

/** Whether a country has this ISO 3166 alpha-3 code. */
export function isKnownCountry(alpha3: string): boolean {
  return byAlpha3.has(alpha3);
}

/**
 * The ISO 3166 alpha-2 code of a country.
 * @throws Error where no country has the code, which the importer refuses
 */
export function alpha2Of(alpha3: string): string {
  const alpha2 = byAlpha3.get(alpha3)?.cca2;
  if (alpha2 === undefined) throw new Error(`No country has the code ${alpha3}`);
  return alpha2;
}

/** What people look under, and the texts say, where the runtime's table has another name. */
const NAMES_IN_USE: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  CPV: { de: 'Kapverden' },
  TUR: { en: 'Turkey' },
  USA: { de: 'USA' },
  VNM: { fr: 'Vietnam' },
};

/** The country's name in a language; the code itself where no country has it. */
export function countryName(alpha3: string, language: Language): string {
  const names = namesByLanguage.get(language);
  const known = names?.get(alpha3);
  if (known !== undefined) return known;
  const alpha2 = byAlpha3.get(alpha3)?.cca2;
  if (alpha2 === undefined) return alpha3;
  const name = NAMES_IN_USE[alpha3]?.[language] ?? regionNames(language).of(alpha2) ?? alpha3;
  names?.set(alpha3, name);
  return name;
}

/**
 * Every name that a country may be searched by: all five languages at once, so that "Giappone" finds
 * Japan in any market (SRCH-03), and the names of daily life beside the official ones.
 */
export function searchableCountryNames(alpha3: string): string[] {
  const country = byAlpha3.get(alpha3);
  if (!country) return [];
  const names = LANGUAGES.map((language) => countryName(alpha3, language));
  names.push(country.name.common, ...everydayNames(alpha3));
  for (const key of Object.values(TRANSLATION_KEYS)) {
    const translated = country.translations[key]?.common;
    if (translated !== undefined) names.push(translated);
  }
  return [...new Set(names)];
}

/** Names of a country for who speaks one of the languages: those of its tables and of daily life, and in English. */
export function countryNamesIn(alpha3: string, language: Language): readonly string[] {
  return [countryName(alpha3, language), countryName(alpha3, 'en'), ...everydayNames(alpha3)];
}

function everydayNames(alpha3: string): string[] {
  const ofParts = partsOf(alpha3).flatMap(({ names }) => Object.values(names));
  return [...(EVERYDAY_NAMES[alpha3] ?? []), ...ofParts];
}

/**
 * What people and things of the country are called, in English and French, the languages that the tables
 * have: "Japanese", "japonaise".
 */
export function countryAdjectives(alpha3: string): string[] {
  const { eng, fra } = byAlpha3.get(alpha3)?.demonyms ?? {};
  const words = [eng, fra].flatMap((forms) => (forms ? [forms.m, forms.f] : []));
  return [...new Set(words)].filter((word) => word !== '');
}

function regionNames(language: Language): Intl.DisplayNames {
  let names = displayNames.get(language);
  if (!names) {
    names = new Intl.DisplayNames(language, { type: 'region' });
    displayNames.set(language, names);
  }
  return names;
}
