/** Questions to begin with, in the market's language: those that have results today. */
import { countActiveFilters } from '../../../domain/filters/search-filters.ts';
import { questionBody, readFilters } from './question-filters.server.ts';
import type { PageLoaderArguments } from '../define-page.server.ts';

/** Numbers of the words under `ask:example`. */
export const EXAMPLE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
const MOST_EXAMPLES = 5;

/**
 * Each is read as if it had been asked, and counted: only one of which every word is understood and that has results
 * is shown. A page without a question is kept with the version of the catalogue, so this is not done for each visit.
 */
export async function findExamples(args: PageLoaderArguments): Promise<readonly string[]> {
  const { api, currency, t } = args;
  const questions = EXAMPLE_KEYS.map((key) => t(`ask:example.${key}`));
  const read = await Promise.all(
    questions.map(async (question) => {
      const result = await api.readQuestion({ question, currency });
      if (result.outcome !== 'success') return [];
      const { data } = result.data;
      const { filters, excluded } = readFilters(data);
      const isWhole = [data.notUnderstood, data.contradictions, data.withoutTrips].every(
        (left) => left.length === 0,
      );
      return isWhole && countActiveFilters(filters) > 0
        ? [{ question, body: questionBody({ filters, excluded }, currency) }]
        : [];
    }),
  );
  const candidates = read.flat();
  if (candidates.length === 0) return [];
  const counts = await api.counts(
    'travels',
    candidates.map(({ body }) => body),
  );
  if (counts.outcome !== 'success') return [];
  return candidates
    .filter((_, place) => (counts.data.data[place] ?? 0) > 0)
    .slice(0, MOST_EXAMPLES)
    .map(({ question }) => question);
}
