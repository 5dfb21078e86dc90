/** The rules of the first screen stand in the document, and the stylesheet comes where it ends. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readHtml } from '../support/html-page.ts';
import { pathOfPage, SITE_PAGES } from '../support/site-paths.ts';
import { visit } from '../support/visit.ts';

const MARKET = 'de';
const MOST_KB = 8;

/** Parts of menus, which are folded while the page comes, and of what React moves or shows later. */
const FOLDED = /<(details|dialog|noscript)\b[^]*?<\/\1>/g;

test.each(SITE_PAGES)('RES-03 SEO-02 on the page %s', async (page) => {
  const { text, headers } = await visit(MARKET, pathOfPage(page, MARKET));
  const [, rules = ''] = /<style id="first-screen">([^]*?)<\/style>/.exec(text) ?? [];
  expect(brotliCompressSync(rules).length / 1024).toBeLessThanOrEqual(MOST_KB);
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);

  const sheets = [...text.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g)];
  expect(sheets).toHaveLength(1);
  const [sheet] = sheets;
  const rest = (await visit(MARKET, sheet?.[1] ?? '')).text;
  const above = text.slice(text.indexOf('<body'), sheet?.index).replaceAll(FOLDED, '');
  const classes = readHtml(above).elements.flatMap(
    ({ attributes }) => attributes.get('class')?.split(' ') ?? [],
  );
  const has = (css: string, name: string) => new RegExp(`\\.${name}\\b`).test(css);
  const late = [...new Set(classes)].filter((name) => has(rest, name) && !has(rules, name));
  expect(late).toEqual([]);
});
