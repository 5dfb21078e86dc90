/**
 * The value of the form's one "where" field: continents and destinations are two filters (RES-02), yet
 * choosing one clears the other (SRCH-06, SRCH-07), which one `<select>` does without scripts.
 */
import { CONTINENT_CODES } from '../../domain/continent.ts';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';

type Where = Pick<SearchFilters, 'continentId' | 'destinationId'>;

/** `asia` or `JPN`, several with commas; empty for anywhere. */
export function printWhere({ continentId = [], destinationId = [] }: Where): string {
  return [...continentId, ...destinationId].join(',');
}

/** The places of a value; a code that is neither a continent nor of three capitals is dropped. */
export function parseWhere(value: string): Where {
  const codes = value.split(',').map((code) => code.trim());
  return {
    continentId: CONTINENT_CODES.filter((code) => codes.includes(code)),
    destinationId: codes.filter((code) => /^[A-Z]{3}$/.test(code)),
  };
}
