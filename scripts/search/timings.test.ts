import { expect, test } from 'vitest';
import { Timings } from './timings.ts';

/** Asks one question that takes so long each time, and says how often it was asked. */
async function asksOf(taken: readonly number[]) {
  let now = 0;
  let asks = 0;
  const timings = new Timings(() => now);
  const answer = await timings.time(() => {
    now += taken[asks] ?? 0;
    asks += 1;
    return `answer ${asks}`;
  });
  return { asks, answer, words: timings.describe(false) };
}

test('a question is asked three times: the first counts by the clock, and the best', async () => {
  const { asks, answer, words } = await asksOf([40, 7, 12]);
  expect([asks, answer]).toEqual([3, 'answer 1']);
  expect(words).toMatch(/clock p50 +40\.00 .* best of 3 p50 +7\.00 /);
});

test('what takes a second is asked once', async () => {
  expect((await asksOf([1_000, 1])).asks).toBe(1);
  expect((await asksOf([999, 1_500, 1])).asks).toBe(3);
});

test('of few times the 99th percentile is the longest', async () => {
  let now = 0;
  const timings = new Timings(() => now);
  for (const taken of [5_000, 1_000, 3_000, 4_000, 2_000]) {
    await timings.time(() => void (now += taken));
  }
  expect(timings.describe(false)).toMatch(/clock p50 +3000\.00 p99 +5000\.00 /);
});
