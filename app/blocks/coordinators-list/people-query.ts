/** What an address asks of the list of coordinators (TRV-10): an order, and a language that they speak. */
import { LANGUAGES, type Language } from '../../../domain/market.ts';
import { oneOf, valuesByKey } from '../../../domain/query-values.ts';
import { printAskedSort, readAskedSort } from '../../listing/asked-sort.ts';
import { PEOPLE_SORTS, type PeopleSort } from './people-sort.ts';

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
