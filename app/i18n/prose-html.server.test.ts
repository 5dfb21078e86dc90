import { describe, expect, test } from 'vitest';
import { proseHtml } from './prose-html.server.ts';

describe('prose of the content', () => {
  test('paragraphs, lists, emphasis and links', () => {
    expect(proseHtml('One **strong** word.\n\n- a\n- [b](/faqs)\n')).toBe(
      '<p>One <strong>strong</strong> word.</p>\n<ul>\n<li>a</li>\n<li><a href="/faqs">b</a></li>\n</ul>\n',
    );
  });

  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;'],
    ['<b onclick="x()">b</b>', '&lt;b onclick'],
    ['# A heading', '<p># A heading</p>'],
    ['![a](https://elsewhere.example/a.png)', '<p>!<a href'],
    ['    indented', '<p>indented</p>'],
  ])('SEC-03 %s is words', (markdown, html) => {
    expect(proseHtml(markdown)).toContain(html);
    expect(proseHtml(markdown)).not.toMatch(/<(?:script|b|h1|img|pre)[\s>]/);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'JaVaScRiPt:alert(1)',
    'javascript&#58;alert(1)',
    'irc://evil.example',
    '//evil.example',
    '/\\\\evil.example',
    '/%5Cevil.example',
    '&#47;/evil.example',
    'faqs',
    '',
  ])('SEC-03 a link to %s is its words', (address) => {
    expect(proseHtml(`[**he**re](${address} "now")`)).toBe('<p><strong>he</strong>re</p>');
  });

  test.each([
    'tel:+390212345',
    'mailto:a@b.example',
    '/search?a=1&amp;b=%2F',
    'https://a.example/?a=%5C',
  ])('SEC-03 a link to %s is one', (address) => {
    expect(proseHtml(`[a](${address}) [b](//evil.example)`)).toBe(
      `<p><a href="${address}">a</a> b</p>`,
    );
  });
});
