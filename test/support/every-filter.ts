import type { Field } from '../../domain/filters/define-filter.ts';
import { FILTERS, fieldsOf } from '../../domain/filters/filters.ts';
import { ARRANGEMENT, type SearchFilters } from '../../domain/filters/search-filters.ts';

/** Something to say of a field, more with each place so that the ends of a range are in order. */
function exampleOf(field: Field, place: number): unknown {
  switch (field.kind) {
    case 'text':
      return 'northern lights';
    case 'words':
      return field.values.slice(0, 2);
    case 'choice':
      return field.values.find((word) => word !== field.standard);
    case 'flag':
      return true;
    case 'number':
      return 5 + place;
    case 'numbers':
      return [7, 8];
    case 'day':
      return `2027-02-${10 + place}`;
    case 'codes':
      return ['ISL', 'NOR'];
    case 'ids':
      return ['iceland-ring-road'];
  }
}

const fields: Readonly<Record<string, Field>> = Object.assign(
  {},
  ...FILTERS.map(fieldsOf),
  ARRANGEMENT,
);

/** Every key, each with something to say. */
export const EVERY_FILTER = {
  tab: 'travels',
  typed: 'japan in may',
  ...Object.fromEntries(
    Object.entries(fields).map(([key, field], place) => [key, exampleOf(field, place)]),
  ),
} as Required<SearchFilters>;
