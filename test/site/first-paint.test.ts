/** In which order a browser gets what a page needs: what is drawn first, then its largest picture, then the rest. */
import { describe, expect, test } from 'vitest';
import type { MarketId } from '../../domain/market.ts';
import { readHtml, type HtmlElement } from '../support/html-page.ts';
import { pathOfPage, SITE_PAGES, type SitePage } from '../support/site-paths.ts';
import { visit } from '../support/visit.ts';

const MARKETS_ASKED: readonly MarketId[] = ['en-WE', 'it', 'de'];

/** That a document names: Remix's list of routes and the words are among them (docs/decisions/0077). */
const MOST_SCRIPT_FILES = 11;

describe.each(SITE_PAGES)('first paint of %s', (page) => {
  test.each(MARKETS_ASKED)('%s', async (marketId) => {
    expect(faultsOf(await readPage(marketId, page))).toEqual([]);
  });
});

test('RES-03 the fonts stand in the document alone, and their files are there', async () => {
  const { text } = await visit('en-WE', '/');
  const stylesheet = /<link rel="stylesheet" href="(\/assets\/[^"]+)"/.exec(text)?.[1] ?? '';
  expect((await visit('en-WE', stylesheet)).text).not.toContain('@font-face');
  const files = new Set(
    [...text.matchAll(/src:url\(([^)]+\.woff2)\)/g)].map(([, file = '']) => file),
  );
  expect(files.size).toBe(5);
  for (const file of files) {
    const { status, headers } = await visit('en-WE', file);
    expect({ file, status, type: headers['content-type'] }).toMatchObject({
      status: 200,
      type: 'font/woff2',
    });
  }
});

test('each fault is seen', () => {
  const picture = '<img src="/resource/320/a" width="3" height="2" loading="eager"/>';
  const faulty = [
    '<html><head><link rel="preload" as="font" href="/a.woff2"/><style id="rules"></style>',
    '<link rel="stylesheet" href="/a.css"/><script src="/a.js"></script>',
    '<link rel="preload" as="image" fetchpriority="high"/>',
    '<link rel="preload" as="image" media="print"/>',
    `</head><body>${picture}<img src="/resource/320/b" loading="lazy"/>`,
    '<img src="/resource/320/c" width="3" height="2" fetchpriority="high"/>',
    ...Array.from(
      { length: 12 },
      (_, index) => `<script type="module" src="/${index}.js"></script>`,
    ),
  ];
  expect(faultsOf(readHtml(faulty.join('')).elements)).toEqual([
    'before the rules: /a.woff2',
    'waited for: /a.css',
    'waited for: /a.js',
    'preloaded without priority: print',
    'two preloaded pictures',
    'early, without priority: /resource/320/a',
    'early beside another one: /resource/320/c',
    '13 script files',
    'without its measures: /resource/320/b',
  ]);
});

async function readPage(marketId: MarketId, page: SitePage): Promise<readonly HtmlElement[]> {
  const { text } = await visit(marketId, pathOfPage(page, marketId));
  return readHtml(text).elements;
}

/** A line for each thing that would keep what is drawn first waiting. */
function faultsOf(elements: readonly HtmlElement[]): string[] {
  const rules = elements.findIndex(
    ({ name, attributes }) => name === 'style' && attributes.get('id') === 'rules',
  );
  const pictures = elements.filter(isPreloadedPicture);
  const early = elements.filter(isEarlyPicture);
  const scripts = new Set(elements.filter(isScriptFile).map(addressOf));
  return [
    ...elements
      .slice(0, Math.max(0, rules))
      .filter(isFetched)
      .map((one) => `before the rules: ${addressOf(one)}`),
    ...(rules < 0 ? ['no rules'] : []),
    ...elements.filter(isWaitedFor).map((one) => `waited for: ${addressOf(one)}`),
    ...pictures
      .filter(({ attributes }) => attributes.get('fetchpriority') !== 'high')
      .map(({ attributes }) => `preloaded without priority: ${attributes.get('media')}`),
    // Of several a browser takes the one whose widths of screens it has.
    ...(pictures.length > 1 && !pictures.every(({ attributes }) => attributes.has('media'))
      ? ['two preloaded pictures']
      : []),
    ...early
      .filter(({ attributes }) => attributes.get('fetchpriority') !== 'high')
      .map((one) => `early, without priority: ${addressOf(one)}`),
    ...early.slice(1).map((one) => `early beside another one: ${addressOf(one)}`),
    ...(scripts.size > MOST_SCRIPT_FILES ? [`${scripts.size} script files`] : []),
    ...elements.filter(hasNoMeasures).map((one) => `without its measures: ${addressOf(one)}`),
  ];
}

function addressOf({ attributes }: HtmlElement): string | undefined {
  return attributes.get('href') ?? attributes.get('src');
}

function isFetched({ name, attributes }: HtmlElement): boolean {
  if (name === 'link') return /preload|stylesheet/.test(attributes.get('rel') ?? '');
  return name === 'script' && attributes.has('src');
}

/** A browser draws nothing, or reads no further, before it has come. */
function isWaitedFor({ name, attributes }: HtmlElement): boolean {
  if (name === 'script') {
    return attributes.has('src') && attributes.get('type') !== 'module' && !attributes.has('async');
  }
  const isStylesheet = name === 'link' && attributes.get('rel') === 'stylesheet';
  return isStylesheet && attributes.get('media') !== 'print';
}

function isPreloadedPicture({ name, attributes }: HtmlElement): boolean {
  const isPreload = name === 'link' && attributes.get('rel') === 'preload';
  return isPreload && attributes.get('as') === 'image';
}

/** Of the catalogue: the drawings of the frame and maps are small. */
function isEarlyPicture({ name, attributes }: HtmlElement): boolean {
  const isPicture = name === 'img' && attributes.get('src')?.startsWith('/resource/') === true;
  return isPicture && attributes.get('loading') !== 'lazy';
}

function isScriptFile({ name, attributes }: HtmlElement): boolean {
  if (name === 'script') return attributes.has('src');
  return name === 'link' && attributes.get('rel') === 'modulepreload';
}

function hasNoMeasures({ name, attributes }: HtmlElement): boolean {
  return name === 'img' && !['width', 'height'].every((measure) => attributes.has(measure));
}
