/** How often a question is read as what its traveller means (AI-01). */
import type { KnownThings } from '../../backend/text-reading/known-things.ts';
import { readQuestion, type QuestionReading } from '../../backend/text-reading/read-question.ts';
import { LANGUAGES, MARKETS, type Language } from '../../domain/market.ts';
import { inOrder, wordsOfFilters, type Misread } from './measure-texts.ts';
import type { AskingMarket, Question } from './questions.ts';

/** The markets whose travellers ask in each language. */
export const ASKING_MARKETS: Readonly<Record<Language, readonly AskingMarket[]>> =
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.values(MARKETS)
        .filter((market) => market.language === language && market.id !== 'international')
        .map(({ id }) => id),
    ]),
  ) as unknown as Record<Language, AskingMarket[]>;

/** The questions that are read otherwise than they are meant. */
export function misreadQuestions(questions: readonly Question[], known: KnownThings): Misread[] {
  return questions.flatMap(([text, meaning]) => {
    const reading = readQuestion(text, known);
    const said = meaning.split(' ');
    const unused = said.filter((word) => word.startsWith(UNUSED));
    const means = inOrder(said.filter((word) => !word.startsWith(UNUSED)).join(' '));
    const read = inOrder(meaningOf(reading).join(' '));
    const isNamed = unused.every((word) => isNotUnderstood(word.slice(UNUSED.length), reading));
    if (read === means && isNamed) return [];
    return [
      {
        text,
        means: inOrder(meaning),
        read: `${read} unused: ${reading.notUnderstood.join(' | ')}`,
      },
    ];
  });
}

const UNUSED = 'unused:';

function isNotUnderstood(words: string, { notUnderstood }: QuestionReading): boolean {
  return notUnderstood.some((typed) => typed.replaceAll(' ', '+').includes(words));
}

/** A reading in the notation of the table, but for what was not understood. */
function meaningOf(reading: QuestionReading): string[] {
  const { filters, excluded, contradictions, sort } = reading;
  const withoutTrips = new Set(reading.withoutTrips);
  return [
    ...[...withoutTrips].map((code) => `none:${code}`),
    ...(sort ? [sort.by] : []),
    ...wordsOfFilters({
      ...filters,
      destinationId: filters.destinationId?.filter((code) => !withoutTrips.has(code)),
      textSearch: filters.textSearch?.toLowerCase(),
    }),
    ...(filters.ageBadge ? [`age:${filters.ageBadge}`] : []),
    ...excluded.map(({ filter, item, values }) =>
      values ? `not:${wordsOfFilters(values).join(',')}` : `not:${item ?? filter}`,
    ),
    ...contradictions.map(({ filter }) => `conflict:${filter}`),
  ];
}
