/**
 * Changes of filters in the order in which somebody would think of them (RES-08): who knows where to go
 * takes another date first, gives up another wish next, and goes elsewhere last.
 */
import type { RelaxationsAnswer } from '../../contract/relaxation.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';

/** Results without any filter, and changes that give more than there is. */
export type FilterAdvice = Pick<RelaxationsAnswer['data'], 'all' | 'relaxations'>;
export type CountedRelaxation = FilterAdvice['relaxations'][number];

export interface RelaxationGroups {
  /** The same trips on other dates, at another price, of another length, for more leave, or for fewer words of the text. */
  readonly softer: readonly CountedRelaxation[];
  /** To the same place, without some other filter: it is the one that blocks. */
  readonly fewer: readonly CountedRelaxation[];
  /** Another word of one filter. */
  readonly otherwise: readonly CountedRelaxation[];
  readonly elsewhere: readonly CountedRelaxation[];
}

/** Filters that say which trips one is after. */
const SUBJECTS: readonly FilterName[] = ['textSearch', 'continentId', 'destinationId', 'travelId'];

export function groupRelaxations(relaxations: readonly CountedRelaxation[]): RelaxationGroups {
  const of = (group: keyof RelaxationGroups) =>
    relaxations.filter(({ change }) => groupOf(change) === group);
  return {
    softer: of('softer'),
    fewer: of('fewer'),
    otherwise: of('otherwise'),
    elsewhere: of('elsewhere'),
  };
}

function groupOf(change: CountedRelaxation['change']): keyof RelaxationGroups {
  switch (change.kind) {
    case 'length':
    case 'text':
    case 'daysSpan':
    case 'month':
    case 'priceTo':
    case 'leaveTo':
      return 'softer';
    case 'word':
      return 'otherwise';
    case 'continent':
      return 'elsewhere';
    case 'without':
      return change.filters.some((group) => SUBJECTS.includes(group)) ? 'elsewhere' : 'fewer';
  }
}

/** Whether there is something without the text: it is looked for where it does not stand. */
export function isTextBlocking({ relaxations }: Pick<FilterAdvice, 'relaxations'>): boolean {
  return relaxations.some(
    ({ change }) => change.kind === 'without' && change.filters.includes('textSearch'),
  );
}

/** As many as somebody looks at below a list that has something already. */
const MOST_BESIDE_RESULTS = 5;

/**
 * What gives more beside a few results: nothing that gives up the subject of the search altogether. Of the
 * continents that is the one around a destination, which comes first.
 */
export function widerThanFew(
  relaxations: readonly CountedRelaxation[],
  { destinationId = [] }: Pick<SearchFilters, 'destinationId'>,
): readonly CountedRelaxation[] {
  const { softer, fewer, elsewhere } = groupRelaxations(relaxations);
  const around = elsewhere.filter(({ change }) => change.kind === 'continent');
  return [...softer, ...fewer, ...around.slice(0, destinationId.length > 0 ? 1 : 0)].slice(
    0,
    MOST_BESIDE_RESULTS,
  );
}
