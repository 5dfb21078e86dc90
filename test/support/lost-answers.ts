/** Ways in which a browser gets no answer of this site's: no connection, or something that answers in its place. */
import type { Page, Request, Route } from 'playwright-core';

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
      return fetchThere(route).then(() => route.abort('connectionreset'));
  }
}

/** Node knows no names under `localhost`. */
async function fetchThere(route: Route): Promise<void> {
  const { protocol, host, port, pathname, search } = new URL(route.request().url());
  await route.fetch({
    url: `${protocol}//127.0.0.1:${port}${pathname}${search}`,
    headers: { ...(await route.request().allHeaders()), host },
    maxRedirects: 0,
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
