import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { QuestionReadingRequest } from '../../contract/question-reading.ts';
import { apiClient, dataOf } from '../support/backend-under-test.ts';
import { backendWithModel } from '../support/backend-with-model.ts';
import { LIES, reads, WARM } from '../support/lying-model.ts';

const { stub, clock, logged, backend } = backendWithModel(reads(WARM));

const ask = async (question: string, network: string | null = '192.0.2.1') => {
  const asked: QuestionReadingRequest = { question, currency: 'EUR' };
  return (await dataOf(apiClient(backend(), 'it', network).readQuestion(asked))).data;
};

describe('AI-01 POST /question-readings where a language model is configured', () => {
  test.each(['Giappone a Pasqua sotto i 2000 euro', 'sotto i 500, almeno 2000 euro', ''])(
    'asks it for nothing that the rules read wholly: %s',
    async (question) => {
      expect((await ask(question)).notUnderstood).toEqual([]);
      expect(stub.received).toEqual([]);
    },
  );

  test('answers with what it adds, and without it as the rules do', async () => {
    const question = 'Giappone, warm, sotto i 2000 euro';
    const { filters, sources, notUnderstood } = await ask(question);
    expect(filters).toEqual({
      destinationId: ['JPN'],
      priceTo: 200_000,
      travelStyles: ['beach'],
    });
    expect(sources.map(({ words }) => words)).toEqual(['Giappone', 'warm', 'sotto i 2000 euro']);
    expect(notUnderstood).toEqual([]);
    stub.speech = LIES['names no country at all'];
    expect(await ask(question)).toMatchObject({
      filters: { destinationId: ['JPN'], priceTo: 200_000 },
      notUnderstood: ['warm'],
    });
    expect(stub.received).toHaveLength(2);
  });

  test('a network that has asked it enough is answered by the rules until the hour is over', async () => {
    const network = '198.51.100.7';
    for (let time = 1; time <= 60; time += 1) {
      expect((await ask('warm', network)).notUnderstood).toEqual([]);
    }
    expect((await ask('warm', network)).notUnderstood).toEqual(['warm']);
    expect(stub.received).toHaveLength(60);
    expect(logged).toMatchObject([
      { event: 'limit-reached', limit: 'questions to the language model' },
    ]);
    expect((await ask('warm', '203.0.113.9')).notUnderstood).toEqual([]);
    clock.advance(3_600_000);
    expect((await ask('warm', network)).notUnderstood).toEqual([]);
  });

  test('a network that the site has not signed is refused', async () => {
    const answer = await backend().transport(
      new Request(`${backend().baseUrl}/v1/question-readings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-network': '198.51.100.7' },
        body: JSON.stringify({ question: 'warm', currency: 'EUR' }),
      }),
    );
    expect(answer.status).toBe(401);
    expect(stub.received).toEqual([]);
  });

  test('is answered by the rules where nothing can be counted', async () => {
    await sql`alter table limit_counts rename to limits_away`.execute(backend().storage.db);
    expect((await ask('warm')).notUnderstood).toEqual(['warm']);
    expect(stub.received).toEqual([]);
    await sql`alter table limits_away rename to limit_counts`.execute(backend().storage.db);
    expect((await ask('warm')).notUnderstood).toEqual([]);
  });
});
