import { expect, test } from 'vitest';
import { descriptionSchema } from './shared-schemas.ts';

test.each([
  [49, false],
  [50, true],
  [160, true],
  [161, false],
])('SEO-01 a description of %i characters: %s', (length, fits) => {
  expect(descriptionSchema.safeParse(` ${'x'.repeat(length)} `).success).toBe(fits);
});
