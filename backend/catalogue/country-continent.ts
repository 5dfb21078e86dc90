/** The continent that a country lies on, in the site's codes (SRCH-05, CMS-06). */
import countries from 'world-countries';
import type { ContinentCode } from '../../domain/continent.ts';

/** By the region of the country tables; the Americas are told apart by subregion. */
const REGIONS: Readonly<Record<string, ContinentCode>> = {
  Africa: 'africa',
  Antarctic: 'antarctica',
  Asia: 'asia',
  Europe: 'europe',
  Oceania: 'oceania',
};

/** Central America and the Caribbean belong to the northern half, as geographers count them. */
const AMERICAN_SUBREGIONS: Readonly<Record<string, ContinentCode>> = {
  'North America': 'north-america',
  'Central America': 'north-america',
  Caribbean: 'north-america',
  'South America': 'south-america',
};

const byAlpha3 = new Map<string, ContinentCode>();
for (const { cca3, region, subregion } of countries) {
  const continent = region === 'Americas' ? AMERICAN_SUBREGIONS[subregion] : REGIONS[region];
  if (continent) byAlpha3.set(cca3, continent);
}

/** Null for a code that no country has. */
export function continentOfCountry(alpha3: string): ContinentCode | null {
  return byAlpha3.get(alpha3) ?? null;
}
