import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueText } from './issue-text.ts';

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'is missing'],
  [z.string(), 7, 'is a number, and text is wanted'],
  [z.strictObject({}), null, 'is empty, and a set of fields is wanted'],
  [z.array(z.string()), 'a', 'is text, and a list is wanted'],
  [z.strictObject({}), { a: 1, b: 2 }, 'has a, b, which nothing is known of here'],
  [z.enum(['a', 'b']), 'c', 'is none of a, b'],
  [z.enum(['NATURE', 'CITY']), 'NATUER', 'is none of NATURE, CITY: did you mean NATURE?'],
  [
    z.strictObject({ title: z.string(), highlights: z.string().optional() }),
    { title: 'a', higlhigts: 'b' },
    'has higlhigts, which nothing is known of here: did you mean highlights?',
  ],
  [
    z.union([z.strictObject({ file: z.string() }), z.boolean()]),
    { file: 7 },
    'has none of the forms that it may have: in the nearest, file is a number, and text is wanted',
  ],
  [z.string().min(3), 'a', 'is to have at least 3 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'is to have at most 1 entries'],
  [z.int().min(1), 0, 'is to be at least 1'],
  [z.string().regex(/^[A-Z]{3}$/), 'a', 'has not the form /^[A-Z]{3}$/'],
  [z.string().regex(/^a$/, 'is no a'), 'b', 'is no a'],
  [z.union([z.string(), z.boolean()]), 7, 'has none of the forms that it may have'],
])('of %# %j it is told: %s', (schema, value, text) => {
  const { error } = schema.safeParse(value, { error: issueText });
  expect(error?.issues.map(({ message }) => message)).toEqual([text]);
});
