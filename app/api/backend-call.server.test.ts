import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { topSellersAnswerSchema } from '../../contract/listing.ts';
import {
  ENQUIRY,
  failure,
  LEVEL,
  scriptedBackend,
  SEARCH,
  success,
  type Answer,
} from '../../test/support/scripted-backend.ts';
import type { ApiClient } from './api-client.server.ts';
import { callBackend, wellFormedJson } from './backend-call.server.ts';
import fc from 'fast-check';

const { requests, clientOf, optionsWith, loggedAt, forget } = scriptedBackend();
beforeEach(forget);

describe('API-04 one retry', () => {
  test.each<[string, Answer]>([
    ['a network error', new TypeError('fetch failed')],
    ['503', failure(503, 'UNAVAILABLE')],
    ['500', failure(500, 'INTERNAL_ERROR')],
  ])('after %s the call is made again, and the second answer counts', async (_, answer) => {
    const result = await clientOf([answer, success]).topSellers(SEARCH);
    expect(result.outcome).toBe('success');
    expect(requests).toHaveLength(2);
    expect(loggedAt(LEVEL.warn).length + loggedAt(LEVEL.error).length).toBeLessThanOrEqual(1);
  });

  test('an enquiry is made again with the same idempotency key', async () => {
    const sent = () => Response.json({ response: 'success', data: { id: 'e1' } });
    const result = await clientOf([new TypeError('reset'), sent]).sendEnquiry(ENQUIRY);
    expect(result.outcome).toBe('success');
    const keys = await Promise.all(
      requests.map(async (request) => (await request.json()).idempotencyKey),
    );
    expect(keys).toEqual([ENQUIRY.idempotencyKey, ENQUIRY.idempotencyKey]);
  });

  test('a call that changes something is made once, whatever comes of it', async () => {
    const answer = topSellersAnswerSchema;
    const options = optionsWith([failure(503, 'UNAVAILABLE'), success]);
    const call = { method: 'POST', path: '/bookings', body: {}, isIdempotent: false } as const;
    const result = await callBackend({ ...call, answer }, options);
    expect(result).toEqual({ outcome: 'unavailable', reason: '503' });
    expect(requests).toHaveLength(1);
  });

  test('a second failure is the end', async () => {
    const result = await clientOf([failure(503, 'UNAVAILABLE')]).topSellers(SEARCH);
    expect(result.outcome).toBe('unavailable');
    expect(requests).toHaveLength(2);
  });

  test.each<[string, Answer]>([
    ['404', failure(404, 'NOT_FOUND')],
    ['410', failure(410, 'GONE')],
    ['400', failure(400, 'BAD_REQUEST')],
    ['418', failure(418, 'REDIRECT', { httpStatusCode: 301, redirectTo: '/' })],
  ])('%s is an answer, and not asked for again', async (_, answer) => {
    await clientOf([answer]).topSellers(SEARCH);
    expect(requests).toHaveLength(1);
  });
});

test('REL-01 an answer that is too large counts as none, and is not read to its end', async () => {
  let parts = 0;
  const flood = async () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          parts += 1;
          controller.enqueue(new Uint8Array(1_000));
        },
      }),
    );
  const result = await clientOf([flood], { mostBytes: 10_000 }).topSellers(SEARCH);
  expect(result).toEqual({ outcome: 'unavailable', reason: 'size' });
  // Of two tries.
  expect(parts).toBeLessThan(40);
  expect(loggedAt(LEVEL.error).map(({ msg }) => msg)).toContain('backend answer too large');
});

describe('API-04 the time-out', () => {
  test.each<[string, Answer]>([
    ['a backend that says nothing', 'silence'],
    ['a body that never ends', async () => new Response(new ReadableStream())],
  ])('%s is given up, and not asked again', async (_, answer) => {
    const result = await clientOf([answer], { timeoutMs: 20 }).topSellers(SEARCH);
    expect(result).toEqual({ outcome: 'unavailable', reason: 'TimeoutError' });
    expect(requests).toHaveLength(1);
    expect(loggedAt(LEVEL.warn)).toHaveLength(1);
  });

  const ASKED = { question: 'warm', currency: 'EUR' } as const;
  test.each([
    ['AI-01 a question', (client: ApiClient) => client.readQuestion(ASKED)],
    ['CHAT-01 a question to the chat', (client: ApiClient) => client.askChat(ASKED)],
  ])('%s may take as long as a language model may beside', async (_, ask) => {
    const answer = Promise.withResolvers<Response>();
    const client = clientOf([() => answer.promise, 'silence'], {
      timeoutMs: 20,
      modelTimeoutMs: 60_000,
    });
    const reading = ask(client);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    // Begun later, and over.
    expect((await client.topSellers(SEARCH)).outcome).toBe('unavailable');
    answer.resolve(failure(400, 'BAD_REQUEST')());
    expect((await reading).outcome).toBe('refused');
  });

  test('the page’s deadline ends all of its calls, and lets none begin', async () => {
    const page = new AbortController();
    const client = clientOf(['silence'], { pageDeadline: page.signal });
    const waiting = [client.layout(), client.topSellers(SEARCH)];
    page.abort(new DOMException('over', 'TimeoutError'));
    for (const result of await Promise.all(waiting)) {
      expect(result).toEqual({ outcome: 'unavailable', reason: 'TimeoutError' });
    }
    expect(await client.tour('JPN-1')).toEqual({ outcome: 'unavailable', reason: 'no time left' });
    expect(requests).toHaveLength(2);
  });

  test('both tries have one deadline', async () => {
    const client = clientOf([failure(503, 'UNAVAILABLE'), 'silence'], { timeoutMs: 300 });
    const result = await client.topSellers(SEARCH);
    expect(result).toEqual({ outcome: 'unavailable', reason: 'TimeoutError' });
    expect(requests).toHaveLength(2);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test('a failure past the deadline is the last one', async () => {
    const hasFailed = Promise.withResolvers<void>();
    const late = async (signal: AbortSignal): Promise<Response> => {
      while (!signal.aborted) await delay(1);
      hasFailed.resolve();
      throw new TypeError('fetch failed');
    };
    await clientOf([late], { timeoutMs: 20 }).topSellers(SEARCH);
    await hasFailed.promise;
    await new Promise(setImmediate);
    expect(requests).toHaveLength(1);
  });

  test('an answer in time is not touched by the deadline', async () => {
    const slow = async (): Promise<Response> => {
      await delay(5);
      return success();
    };
    const result = await clientOf([slow]).topSellers(SEARCH);
    expect(result.outcome).toBe('success');
  });
});

describe('CMS-02 texts that arrive are well-formed', () => {
  test.each([
    ['{"a":["Cut \\ud83d"]}', { a: ['Cut \ufffd'] }],
    ['"\\uDE00 cut"', '\ufffd cut'],
    ['"\\uD83D\\uDE00 whole"', '\u{1f600} whole'],
    // The backslash before it is one of the text's own.
    ['"\\\\ud83d\\ude00"', '\\ud83d\ufffd'],
    ['"\\\\ud83d"', '\\ud83d'],
  ])('%s', (sent, expected) => expect(wellFormedJson(sent)).toEqual(expected));

  test('whatever they are', () => {
    const half = fc.constantFrom('\ud83d', '\ude00', '\\', 'ud83d', 'x');
    const property = fc.property(fc.array(half, { maxLength: 6 }), (parts) => {
      const text = parts.join('');
      expect(wellFormedJson(JSON.stringify({ text }))).toEqual({ text: text.toWellFormed() });
    });
    fc.assert(property, { numRuns: 2_000 });
  });
});
