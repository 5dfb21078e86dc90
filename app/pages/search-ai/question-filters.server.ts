/** A reading of a question as filters of the listing, and as what a listing call is asked. */
import type { Filters } from '../../../contract/filters.ts';
import { unwantedFilters, type QuestionReadingAnswer } from '../../../contract/question-reading.ts';
import type { Currency } from '../../../domain/market.ts';
import { NO_FILTERS } from '../../../domain/filters/search-filters.ts';
import { searchBody } from '../../listing/listing-body.ts';
import { narrowing, type QuestionFilters } from './asked-question.ts';

export type QuestionReading = QuestionReadingAnswer['data'];

export function readFilters({ filters, excluded }: QuestionReading): QuestionFilters {
  return {
    filters: { ...NO_FILTERS, ...narrowing(filters) },
    excluded: unwantedFilters(excluded).map(narrowing),
  };
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
