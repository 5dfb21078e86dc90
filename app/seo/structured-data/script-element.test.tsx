import { Meta, UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
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
  const routeModules = {
    page: { default: () => null, meta: () => metaOf({ seo, preloads: [] }, [root]) },
  };
  const handler = createStaticHandler([
    { id: 'page', path: '/', element: <Meta />, loader: () => null },
  ]);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('The page is a redirect');
  // What `Meta` reads of it and nothing more.
  const remix = { routeModules, isSpaMode: false } as never;
  return renderToStaticMarkup(
    <RemixContext.Provider value={remix}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </RemixContext.Provider>,
  );
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
