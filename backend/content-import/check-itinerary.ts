/** Stops of an itinerary on the globe: in the travel's countries, as far apart as it says (TRV-06). */
import { kilometresBetween } from '../../domain/kilometres-between.ts';
import { countryName } from '../catalogue/country-names.ts';
import { kilometresFromCountry } from '../catalogue/country-outlines.ts';
import type { ContentFiles } from './content-files.ts';
import type { TravelDraft } from './read-travel.ts';
import type { TravelFacts } from './travel-content.ts';

/** Outlines are coarse, and lack small islands. */
const COAST_KM = 60;
/** How far a ship may be from land when the day ends. */
const SEA_KM = 1_000;
/** A town has an airport, which may be the stop of its last day. */
const TOWN_KM = 60;
/** Distances are rounded. */
const ROUNDED = 0.95;

export function checkItinerary(files: ContentFiles, { name, facts, words }: TravelDraft): void {
  if (!facts) return;
  const file = files.path('travels', name, 'travel.yaml');
  const { days, countries, gateways } = facts;
  /** Told once, and nothing else of them. */
  const strays = new Set<string>();
  for (const [index, day] of days.entries()) {
    const report = (field: string, message: string) =>
      files.report(file, `days.${index}.${field}`, message);
    const limit = day.transport === 'boat' ? SEA_KM : COAST_KM;
    const away = kilometresFromCountry([...countries, ...gateways], day);
    if (away > limit) {
      const where = countries.map((code) => countryName(code, 'en')).join(', ');
      if (!strays.has(day.place)) {
        report('latitude', `${day.place} is ${Math.round(away)} km from ${where}`);
      }
      strays.add(day.place);
      continue;
    }
    const before = days[index - 1];
    if (before && (day.highestPointM ?? Infinity) <= before.altitudeM) {
      report('highestPointM', `is no higher than the ${before.altitudeM} m where the day begins`);
    }
    const apart = before && !strays.has(before.place) ? kilometresBetween(before, day) : 0;
    if (day.distanceKm < apart * ROUNDED) {
      report('distanceKm', `is less than the ${Math.round(apart)} km to ${day.place} by air`);
    }
    const first = days.find(({ place }) => place === day.place) ?? day;
    // A sea is crossed from one end to the other.
    if (day.transport !== 'boat' && kilometresBetween(first, day) > TOWN_KM) {
      report('place', `${day.place} was elsewhere on the days before`);
    }
    const other = otherKey(index, facts, words.en?.days.map(({ place }) => place) ?? []);
    if (other) report('place', `${day.place} is called ${other.name}, as ${other.key} is`);
  }
}

/** Another key that an earlier day has for what is called the same. */
function otherKey(
  index: number,
  { days }: Pick<TravelFacts, 'days'>,
  names: readonly string[],
): { readonly key: string; readonly name: string } | null {
  const name = names[index];
  const earlier = names.indexOf(name ?? '');
  const key = days[earlier]?.place;
  if (name === undefined || key === undefined || earlier >= index) return null;
  return key === days[index]?.place ? null : { key, name };
}
