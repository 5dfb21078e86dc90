/** What an address asks of the list of coordinators (TRV-10): an order, and a language that they speak; and the list by it. */
import { LANGUAGES, type Language } from '../../../domain/market.ts';
import { oneOf, valuesByKey } from '../../../domain/query-values.ts';
import { printAskedSort, readAskedSort } from '../../listing/asked-sort.ts';
import type { CoordinatorsListData } from './block.server.ts';

/** The first is the server's, which knows the alphabet of the market. None is one of the search's: both may be in one address. */
export const PEOPLE_SORTS = ['name:asc', 'next:asc', 'departures:desc'] as const;
type PeopleSort = (typeof PEOPLE_SORTS)[number];

const SPEAKS = 'speaks';

export interface PeopleQuery {
  readonly sort: PeopleSort;
  /** Null for whatever they speak. */
  readonly speaks: Language | null;
}

export function parsePeopleQuery(params: URLSearchParams): PeopleQuery {
  return {
    sort: readAskedSort(PEOPLE_SORTS, params),
    speaks: oneOf(LANGUAGES, valuesByKey(params).get(SPEAKS) ?? []) ?? null,
  };
}

export function printPeopleQuery({ sort, speaks }: PeopleQuery): URLSearchParams {
  const params = printAskedSort(PEOPLE_SORTS, sort);
  if (speaks) params.set(SPEAKS, speaks);
  return params;
}

export type People = NonNullable<CoordinatorsListData['coordinators']>;
export type Person = People[number];

/** Everybody where nobody speaks it, as of an address that nothing leads to. */
export function peopleWhoSpeak(people: People, language: Language | null): People {
  const found = people.filter(({ languages }) => languages.some(({ code }) => code === language));
  return found.length > 0 ? found : people;
}

/** In the order asked for; equals stay by name. */
export function sortPeople(people: People, sort: PeopleSort): People {
  switch (sort) {
    case 'name:asc':
      return people;
    case 'next:asc':
      return people.toSorted((one, other) =>
        firstDayOf(one) < firstDayOf(other) ? -1 : firstDayOf(one) > firstDayOf(other) ? 1 : 0,
      );
    case 'departures:desc':
      return people.toSorted((one, other) => countOf(other) - countOf(one));
  }
}

/** After every day where there is none. */
function firstDayOf({ led }: Person): string {
  return led?.firstDay ?? '~';
}

function countOf({ led }: Person): number {
  return led?.count ?? 0;
}
