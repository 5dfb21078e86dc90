import type { TravelRecord } from './records.ts';

const MOST_ALTERNATIVES = 3;

/**
 * What to look at instead of a travel that is gone: those that share a country, then those of its
 * continent, then the others, each by popularity.
 */
export function alternativesTo(
  gone: TravelRecord,
  travels: readonly TravelRecord[],
): readonly TravelRecord[] {
  const nearness = ({ countries, continent }: TravelRecord): number => {
    if (countries.some((country) => gone.countries.includes(country))) return 2;
    return continent === gone.continent ? 1 : 0;
  };
  return travels
    .filter((travel) => !travel.isWithdrawn)
    .sort((a, b) => nearness(b) - nearness(a) || b.popularity - a.popularity)
    .slice(0, MOST_ALTERNATIVES);
}
