/**
 * Parts of a country that people look for as if they were one: ISO 3166 has them under their country alone, so
 * whether a trip goes there is said by its own words.
 */
import type { Language } from '../../domain/market.ts';

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
