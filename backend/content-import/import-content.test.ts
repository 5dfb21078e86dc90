import { describe, expect, test } from 'vitest';
import { hasPlaceholders } from './import-content.ts';

describe('SEO-01 words that still wait for the operator’s own', () => {
  test.each([
    [{ text: 'Write to «[email address]».' }, true],
    [[{ title: 'Kündigung', items: ['Ruf „[Notfallnummer]“ an.'] }], true],
    [{ text: 'See [our terms](/legal), «quoted» and „zitiert“.' }, false],
    [{ code: 'a[href] { color: red }', filters: [] }, false],
  ])('%j: %s', (content, expected) => expect(hasPlaceholders(content)).toBe(expected));
});
