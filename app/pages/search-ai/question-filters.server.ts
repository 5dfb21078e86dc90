/** A reading of a question as filters of the listing, and as what a listing call is asked. */
import type { Filters } from '../../../contract/filters.ts';
import type { QuestionReadingAnswer } from '../../../contract/question-reading.ts';
import type { Currency } from '../../../domain/market.ts';
import { NO_FILTERS, type ListingBody } from '../../../domain/filters/search-filters.ts';
import { searchBody } from '../../listing/listing-body.ts';
import { narrowing, type QuestionFilters } from './asked-question.ts';

export type QuestionReading = QuestionReadingAnswer['data'];

export function readFilters({ filters, excluded }: QuestionReading): QuestionFilters {
  return {
    filters: { ...NO_FILTERS, ...narrowing(filters) },
    excluded: excluded.flatMap(unwanted),
  };
}

/**
 * What is left out. Something that is on or off is not: who needs no private room may well go where there are some.
 */
function unwanted({
  filter,
  item,
  values,
}: QuestionReading['excluded'][number]): readonly ListingBody[] {
  if (values) return [narrowing(values)];
  return item === undefined ? [] : [{ [filter]: [item] } as ListingBody];
}

/** What the calls of listings are asked: travels that fit, those that have more of what was asked for first. */
export function questionBody({ filters, excluded }: QuestionFilters, currency: Currency): Filters {
  return {
    ...searchBody({ ...filters, tab: 'travels' }, currency),
    ...(excluded.length > 0 && { excluded: [...excluded] }),
    valuesInScore: true,
    textInScore: true,
  };
}
