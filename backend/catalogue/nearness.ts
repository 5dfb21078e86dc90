import type { TravelRecord } from './records.ts';

/** How near two travels go to each other: 2 through one country, 1 on one continent, else 0. */
export function nearnessOf(one: TravelRecord, other: TravelRecord): number {
  if (one.countries.some((country) => other.countries.includes(country))) return 2;
  return one.continent === other.continent ? 1 : 0;
}
