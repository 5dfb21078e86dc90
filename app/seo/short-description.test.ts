import { describe, expect, test } from 'vitest';
import { shortDescription } from './short-description.ts';

const sentence = 'I came home from the north with a camera full of snow and no feeling in my toes.';
const long = 'and on we went through the night '.repeat(8).trim();

describe('SEO-01 a description is as long as a list of results shows it', () => {
  test.each([
    ['Short.', 'Short.'],
    ['Two\nlines.', 'Two lines.'],
    ['x'.repeat(160), 'x'.repeat(160)],
    [`${sentence} And then ${long}.`, sentence],
    [`Oslo. Well, ${long}`, /^Oslo\. Well, and on .* (?:and|on|we|went|through|the|night)…$/],
    [`${'word '.repeat(31)}end, and more words`, /end…$/],
  ])('%s', (text, expected) => {
    const short = shortDescription(text);
    if (typeof expected === 'string') expect(short).toBe(expected);
    else expect(short).toMatch(expected);
    expect(short.length).toBeLessThanOrEqual(160);
  });
});
