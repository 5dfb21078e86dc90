/** An order that an address asks for, of the few that a list has: the first stands without being asked for. */
import { oneOf, valuesByKey } from '../../domain/query-values.ts';

const KEY = 'sort';

export function readAskedSort<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  params: URLSearchParams,
): Sort {
  return oneOf(sorts, valuesByKey(params).get(KEY) ?? []) ?? sorts[0];
}

/** Nothing for the first. */
export function printAskedSort<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  sort: Sort,
): URLSearchParams {
  return new URLSearchParams(sort === sorts[0] ? {} : { [KEY]: sort });
}
