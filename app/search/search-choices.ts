/** What the search form can choose from: places by area, and months, with true counts (RES-10). */
import type { TFunction } from 'i18next';
import type { AvailableFilters } from '../../contract/listing.ts';
import { AREAS, areaOf, type Area, type ContinentCode } from '../../domain/continent.ts';
import type { Period } from '../../domain/date-range.ts';

export interface PlaceChoices {
  readonly area: Area;
  /** The area as a whole and its parts, e.g. `america` and its two halves. */
  readonly continents: AvailableFilters['continents'];
  readonly destinations: readonly {
    readonly id: string;
    readonly name: string;
    /** As the listing counts: departures, or travels. */
    readonly count: number;
  }[];
}

export interface SearchChoices {
  readonly places: readonly PlaceChoices[];
  readonly months: AvailableFilters['months'];
  /** The holiday or season that the dates of the search are, by the market's name. */
  readonly period?: Period | null;
  /** Names of chosen countries that no travel goes to. */
  readonly withoutTrips?: readonly { readonly id: string; readonly name: string }[];
}

/** For a form whose choices could not be loaded: it still searches by text. */
export const NO_CHOICES: SearchChoices = { places: [], months: [] };

/**
 * The choices of a form. Months are counted under the present filters, places are counted as if none
 * was chosen: the form's one field replaces the place that is set.
 */
export function searchChoices(
  placesOf: Pick<AvailableFilters, 'continents' | 'destinations'>,
  monthsOf: Pick<AvailableFilters, 'months'>,
): SearchChoices {
  const isIn = (area: Area) => (continent: ContinentCode) => areaOf(continent) === area;
  const places = AREAS.map((area) => ({
    area,
    continents: placesOf.continents.filter(({ id }) => isIn(area)(id)),
    destinations: placesOf.destinations
      .filter(({ continent }) => isIn(area)(continent))
      .map(({ id, name, count }) => ({ id, name, count })),
  }));
  return {
    places: places.filter(
      ({ continents, destinations }) => continents.length + destinations.length,
    ),
    months: monthsOf.months,
  };
}

/** Names of destinations by their code, in the market's language. */
export function destinationNames(choices: SearchChoices): ReadonlyMap<string, string> {
  const destinations = choices.places.flatMap((place) => place.destinations);
  return new Map(
    [...destinations, ...(choices.withoutTrips ?? [])].map(({ id, name }) => [id, name]),
  );
}

/** What a continent is called as a choice beside its countries; Antarctica has none. */
export function wholeContinent(id: ContinentCode, t: TFunction<'listing'>): string {
  const place = t(`continents.${id}`);
  return id === 'antarctica' ? place : t('form.allCountries', { place });
}
