/**
 * Parts of a country that people look for as if they were one: ISO 3166 has them under their country alone, so
 * whether a trip goes there is said by its own words.
 */
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { foldedWords } from '../search-index/fold-text.ts';
import type { TravelRecord } from './records.ts';

export interface CountryPart {
  /** ISO 3166-2. */
  readonly id: string;
  /** ISO 3166 alpha-3. */
  readonly country: string;
  readonly names: Readonly<Record<Language, string>>;
}

const part = (id: string, country: string, names: string): CountryPart => {
  const [en = '', it = '', es = '', fr = '', de = ''] = names.split(', ');
  return { id, country, names: { en, it, es, fr, de } };
};

/** Names in English, Italian, Spanish, French and German. */
export const COUNTRY_PARTS: readonly CountryPart[] = [
  part('GB-ENG', 'GBR', 'England, Inghilterra, Inglaterra, Angleterre, England'),
  part('GB-SCT', 'GBR', 'Scotland, Scozia, Escocia, Écosse, Schottland'),
  part('GB-WLS', 'GBR', 'Wales, Galles, Gales, Pays de Galles, Wales'),
  part(
    'GB-NIR',
    'GBR',
    'Northern Ireland, Irlanda del Nord, Irlanda del Norte, Irlande du Nord, Nordirland',
  ),
];

export function partsOf(country: string): readonly CountryPart[] {
  return COUNTRY_PARTS.filter((one) => one.country === country);
}

/** Whether a travel's title, destination, search words or days name the part. */
export function goesToPart(travel: TravelRecord, { country, names }: CountryPart): boolean {
  if (!travel.countries.includes(country)) return false;
  const texts = Object.values(travel.words).flatMap((words) => [
    words.title,
    words.destinationLabel,
    ...(words.searchWords ?? []),
  ]);
  const places = LANGUAGES.flatMap((language) =>
    travel.words[language].days.map((day) => day.place),
  );
  const said = [...texts, ...places].map(inOneLine);
  return Object.values(names).some((name) => said.some((text) => text.includes(inOneLine(name))));
}

/** In whole words, so that one text can be looked for in another. */
function inOneLine(text: string | undefined): string {
  return ` ${foldedWords(text ?? '').join(' ')} `;
}
