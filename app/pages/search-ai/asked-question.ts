/**
 * What the address of the page says (AI-01): a question, and once somebody has changed what was read from it, the
 * filters that hold in its place. `not[]` has what is not wanted, each a query of filters of its own.
 */
import { MAXIMUM_QUESTION_LENGTH } from '../../../domain/query-values.ts';
import { FILTERS, fieldsOf } from '../../../domain/filters/filters.ts';
import {
  countActiveFilters,
  NO_FILTERS,
  parseSearchFilters,
  printSearchFilters,
  unreadableValues,
  type ListingBody,
  type SearchFilters,
} from '../../../domain/filters/search-filters.ts';

export const QUESTION_FIELD = 'question';
const ADJUSTED = 'adjusted';
const NOT = 'not[]';
/** As many as the contract takes. */
const MOST_EXCLUDED = 20;

export interface QuestionFilters {
  readonly filters: SearchFilters;
  /** What fits any of these by itself is left out. */
  readonly excluded: readonly ListingBody[];
}

/** What is wrong with a question as it was sent. */
export type QuestionProblem = 'empty' | 'tooLong';

export interface AskedQuestion {
  /** Without what cannot be read; whole even where it is too long, for whoever shortens it. */
  readonly question: string;
  readonly problem: QuestionProblem | null;
  /** In place of what the question says, or where there is none; null where it is as read. */
  readonly adjusted: QuestionFilters | null;
  /** Values of the address that no filter can be. */
  readonly unreadable: readonly string[];
}

export function parseQuestion(params: URLSearchParams): AskedQuestion {
  const asked = params.get(QUESTION_FIELD);
  const question = readable(asked ?? '');
  const filters = filtersOf(params);
  const isAdjusted = asked === null ? isAsking(filters) : params.get(ADJUSTED) === 'true';
  return {
    question,
    problem: problemOf(asked, question),
    adjusted: isAdjusted ? filters : null,
    unreadable: isAdjusted ? unreadableValues(params) : [],
  };
}

function filtersOf(params: URLSearchParams): QuestionFilters {
  return {
    filters: { ...NO_FILTERS, ...narrowing(parseSearchFilters(params)) },
    excluded: params
      .getAll(NOT)
      .slice(0, MOST_EXCLUDED)
      .map((query) => narrowing(parseSearchFilters(new URLSearchParams(query))))
      .filter((excluded) => countActiveFilters(excluded) > 0),
  };
}

/** Whether they leave out any trip. */
export function isAsking({ filters, excluded }: QuestionFilters): boolean {
  return countActiveFilters(filters) > 0 || excluded.length > 0;
}

function problemOf(asked: string | null, text: string): QuestionProblem | null {
  if (asked !== null && text === '') return 'empty';
  return text.length > MAXIMUM_QUESTION_LENGTH ? 'tooLong' : null;
}

/**
 * In one line, without characters that nobody can see or that turn the words around them, and without broken ones,
 * such as half of an emoji where a text was cut.
 */
function readable(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\uFFFD]|\p{Surrogate}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The filters alone, without what arranges a list and what holds anyway. */
export function narrowing(given: object): ListingBody {
  const fields = FILTERS.flatMap((filter) => Object.keys(fieldsOf(filter)));
  const [values, defaults] = [given, NO_FILTERS] as Readonly<Record<string, unknown>>[];
  return Object.fromEntries(
    fields.flatMap((key) => (values?.[key] === defaults?.[key] ? [] : [[key, values?.[key]]])),
  ) as ListingBody;
}

/** The query of a question as it is read. */
export function questionQuery(question: string): URLSearchParams {
  return new URLSearchParams({ [QUESTION_FIELD]: question });
}

/** The query of a question with other filters than those that are read, but for the filters themselves. */
export function adjustedQuery(question: string, excluded: readonly ListingBody[]): URLSearchParams {
  // An address may have filters alone.
  const query = question === '' ? new URLSearchParams() : questionQuery(question);
  query.set(ADJUSTED, 'true');
  for (const filters of excluded) {
    query.append(NOT, printSearchFilters({ ...NO_FILTERS, ...filters }).toString());
  }
  return query;
}
