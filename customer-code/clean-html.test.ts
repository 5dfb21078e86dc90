import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { ALL_HTML_ATTACKS, HTML_ATTACKS } from '../test/support/html-attacks.ts';
import { ALL_CSS_ATTACKS } from '../test/support/css-attacks.ts';
import { cleanHtml } from './clean-html.ts';

const clean = (html: string) => cleanHtml(html).text;
const PICTURE = '/resource/320/0123456789abcdef/a-b';

type Root = ReturnType<typeof fromHtml>;
type Element = Extract<Root['children'][number], { readonly type: 'element' }>;

function elementsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsOf(child)] : [],
  );
}

/** What an attack needs: none of it may be left, whatever the list of what is allowed says. */
const HARMFUL =
  /^(script|style|link|meta|base|i?frame|frameset|object|embed|applet|svg|math|template|noscript|form|input|button|select|textarea|title|xmp|plaintext|video|audio|source|track|portal|fencedframe|slot|dialog|marquee|.*-.*)$/;
const ATTRIBUTES =
  /^(className|dir|lang|style|title|href|hrefLang|target|rel|alt|height|loading|src|width|open|value|reversed|start|type|span|colSpan|rowSpan|scope|dateTime)$/;

function faultsOf(element: Element): string[] {
  const { tagName, properties } = element;
  const faults = HARMFUL.test(tagName) ? [`<${tagName}>`] : [];
  for (const name of Object.keys(properties)) if (!ATTRIBUTES.test(name)) faults.push(name);
  const { href, src, style } = properties;
  if (href !== undefined && !/^(https?:|mailto:|tel:)$/.test(protocolOf(href))) {
    faults.push(String(href));
  }
  if (src !== undefined && !String(src).startsWith('/resource/320/0')) faults.push(String(src));
  if (
    /\bposition\s*:\s*(fixed|sticky)|url\(\/\/|expression|\\|@|[{}<]/i.test(String(style ?? ''))
  ) {
    faults.push(String(style));
  }
  return faults;
}

function protocolOf(address: unknown): string {
  return new URL(String(address), 'https://site.example/').protocol;
}

test('SEC-06 there are more than 200 attacks, and each is there once', () => {
  const all = [...ALL_HTML_ATTACKS, ...ALL_CSS_ATTACKS];
  expect(ALL_HTML_ATTACKS.length).toBeGreaterThan(200);
  expect(new Set(all).size).toBe(all.length);
});

describe.each(Object.entries(HTML_ATTACKS))('SEC-06 of %s', (_, attacks) => {
  test.each(attacks)('nothing is left: %j', (attack) => {
    const text = clean(attack);
    // Read again as a part of a page, and as what a script puts into one.
    const page = fromHtml(
      `<!doctype html><body><main><section id="s">${text}</section><p id="after"></p></main>`,
    );
    const fragment = fromHtml(text, { fragment: true });
    expect(elementsOf(fragment).flatMap(faultsOf)).toEqual([]);
    const [main] = elementsOf(page).filter(({ tagName }) => tagName === 'main');
    const parts = (main?.children ?? []).map(
      (part) => part.type === 'element' && part.properties.id,
    );
    expect(parts).toEqual(['s', 'after']);
    const [section] = elementsOf(page).filter(({ properties }) => properties.id === 's');
    expect(elementsOf(section as Element).map(({ tagName }) => tagName)).toEqual(
      elementsOf(fragment).map(({ tagName }) => tagName),
    );
    expect(clean(text)).toBe(text);
  });
});

describe('CMS-03 what a customer may write stays', () => {
  test.each([
    ['<h2>One</h2><p>Two <strong>three</strong> &amp; <em>four</em><br>five</p>', null],
    ['<ul><li>one</li></ul><ol start="3"><li>two</li></ol>', null],
    ['<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead></table>', null],
    ['<details open><summary>a</summary>b</details>', null],
    ['<a href="/faqs">a</a><a href="#b">b</a><a href="mailto:a@b.example">c</a>', null],
    [
      '<a href="https://a.example" target="_blank">a</a>',
      '<a href="https://a.example" target="_blank" rel="noopener">a</a>',
    ],
    [`<img src="${PICTURE}" alt="a">`, `<img src="${PICTURE}" alt="a" loading="lazy">`],
    ['<p class="a b" lang="it" style="color:red;text-align:center">x</p>', null],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<!-- a comment --><p>x</p>', '<p>x</p>'],
  ])('%s', (html, written) => {
    const { text, removed } = cleanHtml(html);
    expect(text.replaceAll('&#x26;', '&amp;')).toBe(written ?? html);
    expect(removed).toEqual([]);
  });

  test('pictures may be on the host of the pictures, where there is one', () => {
    const html = `<img src="https://images.example${PICTURE}" alt="">`;
    expect(clean(html)).toBe('');
    const { text } = cleanHtml(html, { imageBases: ['', 'https://images.example'] });
    expect(text).toContain('https://images.example/resource');
  });
});

describe('CMS-03 a page has one heading of the first rank', () => {
  test.each([
    ['<h1>a</h1><p>b</p>', '<h1>a</h1><p>b</p>', '<h2>a</h2><p>b</p>'],
    [
      '<h1>a</h1><h1 class="b">c</h1>',
      '<h1>a</h1><h2 class="b">c</h2>',
      '<h2>a</h2><h2 class="b">c</h2>',
    ],
    [
      '<h1><div>a<h1>b</h1></div></h1>',
      '<h1><div>a<h2>b</h2></div></h1>',
      '<h2><div>a<h2>b</h2></div></h2>',
    ],
    ['<object><h1>a</h1></object><h1>b</h1>', '<h1>b</h1>', '<h2>b</h2>'],
    ['<p title="<h1 x">a</p>', '<p title="<h1 x">a</p>', '<p title="<h1 x">a</p>'],
  ])('%s', (html, first, later) => {
    expect(cleanHtml(html).text).toBe(first);
    expect(cleanHtml(html, { isBelowHeading: true }).text).toBe(later);
  });

  test('and nothing is said to be taken out', () => {
    expect(cleanHtml('<h1>a</h1><h1>b</h1>').removed).toEqual([]);
  });
});

describe('SEC-06 what was taken out is named', () => {
  test.each([
    ['<script>x</script>', '<script>'],
    ['<p onclick="x">y</p>', 'onclick of <p>'],
    ['<p id="x">y</p>', 'id of <p>'],
    ['<a href="javascript:x">y</a>', 'href "javascript:x" of <a>'],
    ['<a href="https://[x">y</a>', 'href "https://[x" of <a>'],
    ['<img src="https://a.example/x.png">', 'src "https://a.example/x.png" of <img>'],
    ['<p style="position:fixed">y</p>', 'position:fixed of <p>'],
    ['<li>alone</li>', '<li>'],
  ])('%s', (html, name) => {
    expect(cleanHtml(html).removed).toEqual([name]);
  });
});

describe('SEC-11 what would cost the machine', () => {
  const formatting = Array.from({ length: 200 }, (_, index) => `<b x=${index}>`).join('');

  test.each([
    ['very deep', '<div>'.repeat(9_000), 'more than 256 elements inside of each other'],
    ['of many elements', '<p>x'.repeat(2_001), 'more than 2000 elements'],
    ['put before a table', `<table>${'<p>x'.repeat(14_750)}`, 'more than 2000 elements'],
    ['reopened over and over', formatting + '<p>'.repeat(5_000), 'more than 2000 elements'],
    ['of many comments', '<!>'.repeat(2_001), 'more than 2000 elements'],
    ['of many attributes', '<p a b c d e f>'.repeat(1_700), 'more than 10000 attributes'],
    ['of many styles', '<p style="color:red">'.repeat(501), 'more than 500 style attributes'],
    [
      'of one long style',
      `<p style="${'color:red;'.repeat(2_001)}">`,
      'more than 2000 declarations',
    ],
    ['of no style', `<p style="${'a;'.repeat(201)}">`, 'more than 200 pieces that are no CSS'],
    ['very long', 'x'.repeat(60_001), 'more than 60000 characters'],
    ['written much longer', '&'.repeat(10_001), /^more than 60000 characters, written with/],
    [
      'written longer with end tags',
      '<p>'.repeat(1_990) + 'x'.repeat(53_000),
      /^more than 60000 characters, written with/,
    ],
  ])('%s is not drawn, and says so', (_, html, reason) => {
    const { text, removed } = cleanHtml(html);
    expect(text).toBe('');
    expect(removed.at(-1)).toMatch(reason);
  });

  test.each([
    ['elements', '<p>x'.repeat(2_000)],
    ['a table without end tags', `<table>${'<tr><td>q1<td>x'.repeat(600)}`],
    ['styles', '<p style="color:red">x'.repeat(500)],
    ['declarations', `<p style="${'color:red;'.repeat(2_000)}">x`],
    ['signs', '&'.repeat(10_000)],
    ['text as tags in a title', `<p title="${'&lt;b&lt;b'.repeat(5_000)}">x`],
  ])('CMS-03 as many %s as may be are there, and are taken once more as they are', (_, html) => {
    const { text, removed } = cleanHtml(html);
    expect(removed).toEqual([]);
    expect(text).not.toBe('');
    expect(cleanHtml(text)).toEqual({ text, removed: [] });
    expect(cleanHtml(text, { isBelowHeading: true })).toEqual({ text, removed: [] });
  });

  test('nested deeper than 64 is cut off there, and says so', () => {
    const { text, removed } = cleanHtml(`${'<div>'.repeat(80)}x`);
    expect(text.match(/<div>/g)).toHaveLength(64);
    expect(removed).toEqual(['what is nested deeper than 64']);
  });
});
