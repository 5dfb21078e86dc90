import { describe, expect, test } from 'vitest';
import { TEXT_LOCALES } from '../../domain/market.ts';
import { hasPlaceholders } from './has-placeholders.ts';
import { CONTENT } from '../../test/support/delivered-content.ts';

const { pages } = CONTENT;

describe('SEO-01 words that still wait for the operator’s own', () => {
  test.each([
    [{ text: 'Write to «[email address]».' }, true],
    [[{ title: 'Kündigung', items: ['Ruf „[Notfallnummer]“ an.'] }], true],
    [{ text: 'See [our terms](/legal), «quoted» and „zitiert“.' }, false],
    [{ code: 'a[href] { color: red }', filters: [] }, false],
  ])('%j: %s', (content, expected) => expect(hasPlaceholders(content)).toBe(expected));

  test.each(TEXT_LOCALES)('in %s no page has any: settings say what words cannot', (locale) => {
    const found = pages.filter(({ byLocale }) => hasPlaceholders(byLocale[locale]));
    expect(found.map(({ key }) => key)).toEqual([]);
  });

  test.each(TEXT_LOCALES)('CMS-07 in %s no legal text has a bracket but for a link', (locale) => {
    const legal = pages.filter(({ key }) => key.startsWith('legal-'));
    expect(legal).toHaveLength(5);
    for (const { key, byLocale } of legal) {
      const left = JSON.stringify(byLocale[locale].blocks.map(({ content }) => content));
      const brackets = left.match(/[«„“]?\[[^\]"{]+\](?!\()/g) ?? [];
      expect(brackets, key).toEqual([]);
    }
  });
});
