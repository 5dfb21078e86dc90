import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filtersSchema } from '../../../contract/filters.ts';
import { NO_FILTERS, printSearchFilters } from '../../../domain/filters/search-filters.ts';
import { MAXIMUM_QUESTION_LENGTH } from '../../../domain/query-values.ts';
import { adjustedQuery, parseQuestion, questionQuery } from './asked-question.ts';

const parse = (query: string) => parseQuestion(new URLSearchParams(query));
const ask = (question: string) => parseQuestion(questionQuery(question));

describe('AI-01 the address of a question', () => {
  test.each([
    ['  japan \r\n in  may ', 'japan in may'],
    ['a\0b\u0007c', 'a b c'],
    ['\u202ejapan\u2066 \u200ffirst', 'japan first'],
    ['<b>japan</b>', '<b>japan</b>'],
    ['👩‍👧 japan', '👩‍👧 japan'],
  ])('%j is the question %j', (sent, question) => {
    expect(ask(sent)).toEqual({ question, problem: null, adjusted: null, unreadable: [] });
  });

  test.each(['', '   ', '\0', '\u202e'])('%j asks for nothing', (sent) => {
    expect(ask(sent)).toMatchObject({ question: '', problem: 'empty' });
  });

  test('no question is no problem', () => {
    expect(parse('utm_source=mail')).toEqual({
      question: '',
      problem: null,
      adjusted: null,
      unreadable: [],
    });
  });

  test('one that is too long is said to be, and kept whole', () => {
    const longest = 'a'.repeat(MAXIMUM_QUESTION_LENGTH);
    expect(ask(longest)).toMatchObject({ question: longest, problem: null });
    expect(ask(`${longest}b`)).toMatchObject({ question: `${longest}b`, problem: 'tooLong' });
  });

  test('filters count once they are said to be changed', () => {
    expect(parse('question=a&priceTo=100').adjusted).toBeNull();
    expect(parse('question=a&priceTo=100&adjusted=true').adjusted).toEqual({
      filters: { ...NO_FILTERS, priceTo: 100 },
      excluded: [],
    });
  });

  test('filters without a question count, too', () => {
    const filters = { ...NO_FILTERS, priceTo: 100 };
    expect(parse('priceTo=100')).toMatchObject({ question: '', adjusted: { filters } });
    const excluded = [{ moods: ['PARTY' as const] }];
    const others = adjustedQuery('', excluded);
    expect(parse(String(others))).toMatchObject({ problem: null, adjusted: { excluded } });
    expect(parse('adjusted=true').adjusted).toBeNull();
  });

  test('values that no filter can be are named', () => {
    expect(parse('question=a&adjusted=true&moods[]=LOUD&priceTo=x').unreadable).toEqual([
      'x',
      'LOUD',
    ]);
    expect(parse('question=a&moods[]=LOUD').unreadable).toEqual([]);
  });

  test('what arranges a list counts for nothing', () => {
    const query = 'question=a&adjusted=true&page=4&perPage=99&sort=price:asc&tab=travels';
    expect(parse(query).adjusted?.filters).toEqual(NO_FILTERS);
  });

  test('what is not wanted is read as it was written', () => {
    const excluded = [{ destinationId: ['JPN'] }, { dateFrom: '2027-05-01', dateTo: '2027-05-31' }];
    const filters = { ...NO_FILTERS, moods: ['PARTY' as const] };
    const query = `${adjustedQuery('not japan & co', excluded)}&${printSearchFilters(filters)}`;
    expect(parse(query)).toEqual({
      question: 'not japan & co',
      problem: null,
      adjusted: { filters, excluded },
      unreadable: [],
    });
  });

  test('whatever else stands there, the listing takes what is left', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 30 }), fc.string(), (texts, more) => {
        const params = new URLSearchParams({ question: more, adjusted: 'true' });
        for (const text of texts) params.append('not[]', text);
        params.append('not[]', `destinationId=${more}&priceTo=${more}&moods=PARTY`);
        const { adjusted } = parseQuestion(params);
        expect(filtersSchema.safeParse({ excluded: adjusted?.excluded }).success).toBe(true);
      }),
      { seed: 20270501 },
    );
  });
});
