import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keepState } from './kept-state.ts';
import { answerState } from './state-answer.ts';

const READER = { isHead: false, acceptEncoding: 'br', isForAll: true };
const state = await keepState({ text: '[1]' }, () => undefined);

test('what is named by its hash may be kept for ever, by everybody where it is everybody’s', async () => {
  const answer = await answerState(state, READER);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await answer.bytes()).toString()).toBe('[1]');
  const own = await answerState(state, { ...READER, isForAll: false });
  expect(own.headers.get('cache-control')).toBe('private, max-age=86400, immutable');
});

test('who takes no encoding gets it bare, HEAD none of it', async () => {
  const bare = await answerState(state, { ...READER, acceptEncoding: undefined });
  expect([await bare.text(), bare.headers.get('content-length')]).toEqual(['[1]', '3']);
  expect(bare.headers.has('content-encoding')).toBe(false);
  expect(await (await answerState(state, { ...READER, isHead: true })).text()).toBe('');
});

test('one that is not there is not there now', async () => {
  const answer = await answerState(undefined, READER);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
