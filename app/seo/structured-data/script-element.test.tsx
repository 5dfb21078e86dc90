import type { EntryContext } from '@remix-run/node';
import { Meta, RemixServer } from '@remix-run/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler } from 'react-router-dom/server';
import { expect, test } from 'vitest';
import { readSettings } from '../../../config/settings.ts';
import { metaOf } from '../meta.ts';

const TEXTS = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '"; alert(1); "',
  'line\u2028end\u2029s',
  'a & b \\u003c',
];

/** The head as Remix writes it into the document. */
async function drawnHead(text: string): Promise<string> {
  const { origins, brand } = readSettings({});
  const root = { id: 'root', data: { brand, origins, marketId: 'it', imagesBaseUrl: '' } };
  const seo = {
    title: 'T',
    description: 'D',
    robots: null,
    canonical: '/',
    alternates: {},
    structuredData: [{ '@type': 'Person', name: text }],
  };
  const url = 'http://localhost/';
  const { query } = createStaticHandler([{ id: 'page', path: '/', loader: () => null }]);
  const loaded = await query(new Request(url));
  if (loaded instanceof Response) throw new Error('The page is a redirect');
  // What is read of it to render one route without its scripts.
  const context = {
    manifest: { routes: { page: { id: 'page', path: '/', hasLoader: true } } },
    routeModules: {
      page: { default: Meta, meta: () => metaOf({ seo }, [root]) },
    },
    staticHandlerContext: loaded,
    future: {},
    isSpaMode: false,
  } as unknown as EntryContext;
  return renderToStaticMarkup(<RemixServer context={context} url={url} />);
}

test.each(TEXTS)('SEC-06 SEO-01 structured data survives %j', async (text) => {
  const html = await drawnHead(text);
  const [, script = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(script).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(script)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Person', name: text }],
  });
  expect(html.match(/<\/?script/g)).toHaveLength(2);
});
