import type { Sort } from '../../domain/sort.ts';

/** Of the words for an order. i18next reads a colon as the end of a namespace. */
export function sortKey(sort: Sort) {
  return `sort.${sort.replace(':', '-')}`;
}
