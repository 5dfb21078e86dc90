import countries from 'world-countries';
import { kilometresBetween, type GlobePlace } from '../../domain/kilometres-between.ts';
import type { TravelRecord } from './records.ts';

/** How near two travels go to each other: 2 through one country, 1 on one continent, else 0. */
export function nearnessOf(one: TravelRecord, other: TravelRecord): number {
  if (one.countries.some((country) => other.countries.includes(country))) return 2;
  return one.continent === other.continent ? 1 : 0;
}

/** The countries by how near they are to another: those at its border, then by the way from middle to middle. */
export function nearestCountries(alpha3: string, among: readonly string[]): string[] {
  const borders = factsOf(alpha3)?.borders ?? [];
  const distance = (other: string) =>
    kilometresBetween(middleOf(alpha3), middleOf(other)) - (borders.includes(other) ? FAR_KM : 0);
  return among
    .filter((other) => other !== alpha3)
    .toSorted((one, other) => distance(one) - distance(other));
}

/** Farther than any two places are apart. */
const FAR_KM = 30_000;

function factsOf(alpha3: string) {
  return countries.find(({ cca3 }) => cca3 === alpha3);
}

function middleOf(alpha3: string): GlobePlace {
  const [latitude = 0, longitude = 0] = factsOf(alpha3)?.latlng ?? [];
  return { latitude, longitude };
}
