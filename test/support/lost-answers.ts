/** Ways in which a browser gets no answer of this site's: no connection, or something that answers in its place. */
import type { Page, Request, Route } from 'playwright-core';

export const LOSSES = [
  'failed',
  'reset',
  'busy proxy',
  'broken proxy',
  'login of a Wi-Fi',
] as const;
export type Loss = (typeof LOSSES)[number];

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
  }
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
