/**
 * What the scripts of a page go on from is fetched apart (docs/decisions/0032). Where it does not come, the
 * page stays what it is without scripts: to be read, and to be left by its links.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();
beforeAll(browser.launch);
afterAll(browser.close);

const STATE = /\.state\?/;
const MARKET = 'en-WE';

/** How each is brought about, before the page is opened. */
const FAULTS: readonly (readonly [name: string, arrange: (page: Page) => Promise<unknown>])[] = [
  [
    'is nowhere any more',
    (page) => page.route(STATE, (route) => route.fulfill({ status: 404, body: '' })),
  ],
  [
    'is a page of a proxy',
    (page) =>
      page.route(STATE, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Please log in</p>' }),
      ),
  ],
  ['breaks off', (page) => page.addInitScript(breakOff)],
];

test.each(FAULTS)('REL-01 where the state of a page %s, the page stays', async (_, arrange) => {
  const visitor = await browser.visitor(MARKET);
  const { page } = visitor;
  await arrange(page);
  const told = page.waitForResponse(STATE);
  await page.goto(originOf(MARKET) + pathOfPage('search', MARKET));
  await told;
  await page.waitForLoadState('networkidle');
  await page.locator('main h1').waitFor();

  // No script has taken the links over, so they lead to a new document.
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const link = page.locator('main a[href*="/destinations/"]').first();
  const path = new URL((await link.getAttribute('href')) ?? '', originOf(MARKET)).pathname;
  await link.click();
  await page.waitForURL((url) => url.pathname === path);
  expect(documents).toEqual([path]);
  await visitor.leave();
});

/** In the browser: the connection ends in the middle of what it is sent. */
function breakOff(): void {
  const { fetch } = window;
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked);
    if (!answer.url.includes('.state?')) return answer;
    const half = (await answer.text()).slice(0, 3_000);
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(half));
        stream.error(new TypeError('network error'));
      },
    });
    return new Response(body, answer);
  };
}
