/**
 * The least that Remix does for a page of so many elements, to compare with: its own request handler over a build in
 * memory, a loader, a list of cards with links, a document that is streamed as Remix's template does. It says its
 * port to the process that has started it; the query tells for how many cards.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import {
  createReadableStreamFromReadable,
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
  writeReadableStreamToWritable,
} from '@remix-run/node';
import {
  Link,
  Links,
  Meta,
  Outlet,
  RemixServer,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from '@remix-run/react';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface Card {
  readonly id: number;
  readonly title: string;
  readonly price: string;
  readonly days: string;
}

function loader({ request }: LoaderFunctionArgs): readonly Card[] {
  const length = Number(new URL(request.url).searchParams.get('cards'));
  return Array.from({ length }, (_, id) => ({
    id,
    title: `Travel number ${id} to somewhere`,
    price: `${1_000 + id} €`,
    days: `${5 + (id % 10)} days`,
  }));
}

function Page(): ReactElement {
  const cards = useLoaderData() as readonly Card[];
  return createElement('ul', null, cards.map(drawnCard));
}

function drawnCard({ id, title, price, days }: Card): ReactElement {
  return createElement(
    'li',
    { key: id, className: 'card' },
    createElement(
      Link,
      { to: `/travels/${id}`, className: 'cardLink' },
      createElement('h3', { className: 'cardTitle' }, title),
    ),
    createElement(
      'p',
      { className: 'cardFacts' },
      createElement('span', { className: 'cardPrice' }, price),
      createElement('span', { className: 'cardDays' }, days),
    ),
  );
}

function Root(): ReactElement {
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement(Meta), createElement(Links)),
    createElement(
      'body',
      null,
      createElement('main', null, createElement(Outlet)),
      createElement(ScrollRestoration),
      createElement(Scripts),
    ),
  );
}

function draw(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const document = createElement(RemixServer, { context, url: request.url });
    const { pipe } = renderToPipeableStream(document, {
      onShellReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

const ENTRY = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};
const ROOT = { id: 'root', path: '' };
const INDEX = { id: 'index', parentId: 'root', index: true };
const build = {
  mode: 'production',
  entry: { module: { default: draw } },
  routes: {
    root: { ...ROOT, module: { default: Root } },
    index: { ...INDEX, module: { default: Page, loader } },
  },
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: {
      root: { ...ROOT, ...ENTRY, hasLoader: false, module: '/root.js' },
      index: { ...INDEX, ...ENTRY, hasLoader: true, module: '/index.js' },
    },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
  },
  isSpaMode: false,
} as unknown as ServerBuild;

const handle = createRequestHandler(build, 'production');

async function answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await handle(new Request(`http://localhost${url}`));
  response.writeHead(status, Object.fromEntries(headers));
  if (body) await writeReadableStreamToWritable(body, response);
  else response.end();
}

const server = createServer((asked, response) => void answer(asked, response));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));
