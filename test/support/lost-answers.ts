/** Ways in which a browser gets no answer of this site's: no connection, or something that answers in its place. */
import type { Page, Request, Route } from 'playwright-core';
import { visit } from './visit.ts';

export const LOSSES = [
  'failed',
  'reset',
  'busy proxy',
  'broken proxy',
  'login of a Wi-Fi',
] as const;
/** The last one after the site has done what it was asked. */
export type Loss = (typeof LOSSES)[number] | 'lost on the way back';

export function lose(route: Route, loss: Loss): Promise<void> {
  switch (loss) {
    case 'failed':
      return route.abort();
    case 'reset':
      return route.abort('connectionreset');
    case 'busy proxy':
      return route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' });
    case 'broken proxy':
      return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad</h1>' });
    case 'login of a Wi-Fi':
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' });
    case 'lost on the way back':
      return fetchThere(route.request()).then(() => route.abort('connectionreset'));
  }
}

/** Asks by the test itself, which knows no names under `localhost` but by their header. */
async function fetchThere(request: Request): Promise<void> {
  const { host, pathname, search } = new URL(request.url());
  await visit('en-WE', pathname + search, {
    method: request.method(),
    headers: { ...(await request.allHeaders()), host },
    body: request.postData() ?? '',
  });
}

const isForm = (request: Request) => request.method() === 'POST';
const isData = (request: Request) => new URL(request.url()).pathname.endsWith('.data');

/** @returns what makes the connection whole again */
async function loseThose(page: Page, are: (request: Request) => boolean, loss: Loss) {
  const listener = (route: Route) => (are(route.request()) ? lose(route, loss) : route.fallback());
  await page.route('**/*', listener);
  return () => page.unroute('**/*', listener);
}

export const loseForms = (page: Page, loss: Loss) => loseThose(page, isForm, loss);
/** What Remix asks for in place of a document, and not what is sent. */
export const loseData = (page: Page, loss: Loss) =>
  loseThose(page, (request) => isData(request) && !isForm(request), loss);
