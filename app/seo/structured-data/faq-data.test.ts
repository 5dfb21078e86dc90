import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../config/settings.ts';
import { faqData } from './faq-data.ts';
import { siteOfData } from './structured-thing.ts';

/** The answer as search engines are given it. */
function told(html: string): unknown {
  const site = siteOfData(readSettings({}), 'en-WE');
  return JSON.parse(JSON.stringify(faqData(site, [{ question: 'How?', html }])));
}

const answered = (text: string) => ({
  mainEntity: [{ name: 'How?', acceptedAnswer: { text } }],
});

describe('SEO-01 what is asked and answered', () => {
  test('links of an answer lead to the site from wherever it is read', () => {
    expect(told('<p>By card: <a href="/faqs">more</a>.</p>')).toMatchObject(
      answered('<p>By card: <a href="http://localhost:3000/faqs">more</a>.</p>'),
    );
  });

  test.each([
    '<p><a href="https://example.org/a">a</a></p>',
    '<p><a href="//example.org/a">a</a></p>',
    '<p>href="/a"</p>',
  ])('%s stays as it is', (html) => {
    expect(told(html)).toMatchObject(answered(html));
  });
});
