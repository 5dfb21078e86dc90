import { describe, expect, test } from 'vitest';
import { TEXT_LOCALES } from '../../domain/market.ts';
import { hasPlaceholders } from './has-placeholders.ts';
import { readContent } from './read-content.ts';

const { pages } = readContent('content');

describe('SEO-01 words that still wait for the operator’s own', () => {
  test.each([
    [{ text: 'Write to «[email address]».' }, true],
    [[{ title: 'Kündigung', items: ['Ruf „[Notfallnummer]“ an.'] }], true],
    [{ text: 'See [our terms](/legal), «quoted» and „zitiert“.' }, false],
    [{ code: 'a[href] { color: red }', filters: [] }, false],
  ])('%j: %s', (content, expected) => expect(hasPlaceholders(content)).toBe(expected));

  test.each(TEXT_LOCALES)('in %s they stand in the legal texts, and in no other page', (locale) => {
    const found = pages.filter(({ byLocale }) => hasPlaceholders(byLocale[locale].blocks));
    expect(found.map(({ key }) => key).toSorted()).toEqual([
      'legal-cancellation-policy',
      'legal-general-condition',
      'legal-privacy-policy',
      'legal-terms-conditions',
    ]);
  });
});
