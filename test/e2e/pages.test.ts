/** Each kind of page with scripts: taken over by React in silence, and reached by links. */
import { describe, expect, test } from 'vitest';
import { STORED_ITEMS } from '../../app/routes/cookies/site-cookies.ts';
import { DEVICE_COOKIE } from '../../contract/device-cookie.ts';
import { seeAllBlocks } from '../support/blocks-in-page.ts';
import { shareOut, testBrowser, type Visitor } from '../support/browser.ts';
import { readBody } from '../support/read-body.ts';
import { pathOfPage, SITE_PAGES, statusOf } from '../support/site-paths.ts';
import { originOf } from '../support/visit.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

const browser = testBrowser({ hasPictures: true });

/** Of a campaign, of a form with a field left empty, and of values that there are not. */
const NOT_OF_THE_PAGE = 'utm_source=mail&status=&priceTo=&reviews=some&cost[]=all';

const HYDRATED = visitedMarkets(['en-US', 'it', 'de', 'fr', 'es', 'en-WE', 'international']);

test.each(HYDRATED)(
  'CMS-02 SEC-04 RTE-06 in %s every page is hydrated without an error or a refused script, and what an address says that is not the page’s leaves it as it was drawn',
  async (marketId) => {
    const visitor = () => browser.visitor(marketId);
    await shareOut(SITE_PAGES, visitor, async ({ page, open, takeProblems }, kind) => {
      const path = pathOfPage(kind, marketId);
      await open(path + (path.includes('?') ? '&' : '?') + NOT_OF_THE_PAGE);
      const heading = await page.locator('h1').first().elementHandle();
      await seeAllBlocks(page);
      expect(takeProblems(), kind).toEqual([]);
      expect(await heading?.evaluate(({ isConnected }) => isConnected), kind).toBe(true);
    });
  },
);

const REACHED = visitedMarkets(['it', 'en-US', 'de', 'fr', 'es', 'en-WE', 'international']);

describe.each(REACHED)('in the market %s', (marketId) => {
  test('CMS-02 ANA-01 every page is reached by a link without a new document, a foreign host or a cookie that is not needed', async () => {
    const visitor = await browser.visitor(marketId);
    await visitor.open('/');
    const documents = countDocuments(visitor);
    for (const page of SITE_PAGES) {
      await followLink(visitor, pathOfPage(page, marketId));
      // Drawn by the browser alone, the page is the one that the server draws.
      const served = await visitor.page.evaluate(readBody, 'server' as const);
      const drawn = () => visitor.page.evaluate(readBody, 'browser' as const);
      await expect.poll(drawn, { message: page }).toBe(served);
      // The browser notes the answers of pages that are gone or never were.
      const problems = visitor.takeProblems();
      expect(
        problems.filter((text) => !isExpected(text, statusOf(page, marketId))),
        page,
      ).toEqual([]);
    }
    expect(documents()).toBe(0);
    // Requests to others would be among the problems.
    const cookies = (await visitor.context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => !NEEDED_COOKIES.includes(name))).toEqual([]);
    expect(cookies).toContain(DEVICE_COOKIE);
  });
});

const NEEDED_COOKIES: readonly string[] = STORED_ITEMS.filter(
  ({ kind }) => kind === 'needed',
).flatMap(({ name }) => name.split(', '));

function isExpected(problem: string, status: number): boolean {
  return status !== 200 && problem.includes(String(status));
}

function countDocuments(visitor: Visitor): () => number {
  let count = 0;
  visitor.page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Follows a link as the router of the page does; the address is of no page that is at hand. */
async function followLink({ page, marketId }: Visitor, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __remixRouter: router } = window as unknown as {
      readonly __remixRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, path);
  await page.waitForURL(
    ({ href }) => decodeURIComponent(href) === originOf(marketId) + decodeURIComponent(path),
  );
}
