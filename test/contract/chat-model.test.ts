import { describe, expect, test } from 'vitest';
import { apiClient, dataOf } from '../support/backend-under-test.ts';
import { backendWithModel } from '../support/backend-with-model.ts';
import { CHAT_LIES, quotes, reads } from '../support/lying-model.ts';

/** The passage that the rules do not quote. */
const SECOND = quotes({ passage: 2, sentences: [1] });
const { stub, clock, logged, backend } = backendWithModel(SECOND);

const QUESTION = 'Quale assicurazione è inclusa?';
const BY_RULES = 'faqs-3-9-1';

const ask = async (question: string, network = '192.0.2.1') =>
  (await dataOf(apiClient(backend(), 'it', network).askChat({ question, currency: 'EUR' }))).data;
const partOf = async (question: string, network?: string) =>
  (await ask(question, network)).quote?.page.hash;

describe('CHAT-01 POST /chat-answers where a language model is configured', () => {
  test.each(['Quanto costa il viaggio in Giappone?', 'Dove andate a giugno?', ''])(
    'asks it for nothing that figures or a search answer: %s',
    async (question) => {
      expect((await ask(question)).quote?.page.hash).not.toBe(BY_RULES);
      expect(stub.received).toEqual([]);
    },
  );

  test('quotes what it chooses, and without it as the rules do', async () => {
    const chosen = await ask(QUESTION);
    expect(chosen.quote?.page.hash).not.toBe(BY_RULES);
    expect(chosen.nearest.map(({ hash }) => hash)).toContain(BY_RULES);
    expect(chosen).not.toHaveProperty('passages');
    stub.speech = CHAT_LIES['adds a text'];
    expect(await partOf(QUESTION)).toBe(BY_RULES);
    expect(stub.received).toHaveLength(2);
  });

  test('a network that has asked it enough is answered by the rules until the hour is over', async () => {
    const network = '198.51.100.7';
    const api = apiClient(backend(), 'it', network);
    // Questions to the search count with them.
    stub.speech = reads();
    for (let time = 1; time <= 20; time += 1) {
      await dataOf(api.readQuestion({ question: `warm ${time}`, currency: 'EUR' }));
    }
    stub.speech = SECOND;
    for (let time = 21; time <= 60; time += 1) {
      expect(await partOf(QUESTION, network)).not.toBe(BY_RULES);
    }
    expect(await partOf(QUESTION, network)).toBe(BY_RULES);
    expect(stub.received).toHaveLength(60);
    expect(logged.filter(({ event }) => event === 'limit-reached')).toMatchObject([
      { limit: 'questions to the language model' },
    ]);
    expect(await partOf(QUESTION, '203.0.113.9')).not.toBe(BY_RULES);
    clock.advance(3_600_000);
    expect(await partOf(QUESTION, network)).not.toBe(BY_RULES);
  });

  test('leaves it alone after three failures', async () => {
    stub.speech = CHAT_LIES['quotes a text'];
    for (const _ of [1, 2, 3, 4]) expect(await partOf(QUESTION)).toBe(BY_RULES);
    expect(stub.received).toHaveLength(3);
    clock.advance(30_000);
    stub.speech = SECOND;
    expect(await partOf(QUESTION)).not.toBe(BY_RULES);
  });
});
