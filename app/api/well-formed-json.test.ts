import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wellFormedJson } from './well-formed-json.ts';

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
