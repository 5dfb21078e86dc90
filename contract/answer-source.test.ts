import { describe, expect, test } from 'vitest';
import { answerSource } from './answer-source.ts';

describe('REL-04 what an answer tells of itself', () => {
  test.each<[Record<string, string>, string | null, number | null]>([
    [{}, null, null],
    [{ 'x-catalogue-version': '7' }, '7', null],
    [{ 'x-catalogue-version': '7', 'x-changes-at': '1800000000000' }, '7', 1_800_000_000_000],
    // No promise at all: whoever keeps it has it for no time.
    [{ 'x-changes-at': 'soon' }, null, 0],
  ])('%j', (headers, version, changesAtMs) => {
    expect(answerSource(new Headers(headers))).toEqual({ version, changesAtMs, isFallback: false });
  });
});
