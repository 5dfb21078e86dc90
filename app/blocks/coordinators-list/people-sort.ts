/** Orders of the list of coordinators (TRV-10). None is one of the search's: both may be in one address. */
import type { CoordinatorsListData } from './block.server.ts';

/** The first is the server's, which knows the alphabet of the market. */
export const PEOPLE_SORTS = ['name:asc', 'next:asc', 'departures:desc'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

type People = NonNullable<CoordinatorsListData['coordinators']>;
type Person = People[number];

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
