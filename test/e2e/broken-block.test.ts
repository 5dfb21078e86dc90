/** The browser leaves out what the server could not draw, though it could draw it itself (CMS-01). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { launchChromium } from '../support/chromium.ts';
import type { SiteProcess } from '../support/site-process.ts';
import type { Browser } from 'playwright-core';
import { PAGE, startSiteWithBrokenBlock, OTHER_PAGE } from '../support/site-with-broken-block.ts';

let site: SiteProcess;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSiteWithBrokenBlock(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('CMS-01 a block that the server left out stays out, and React has nothing to say', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const blocks = () =>
    page
      .locator('main [data-block]')
      .evaluateAll((all) => all.map((block) => block.getAttribute('data-block')));
  const takenOver = (id: string) =>
    page.waitForFunction((name) => {
      const first = document.querySelector(`[data-block="${name}"] > *`);
      return first && Object.keys(first).some((key) => key.startsWith('__reactProps'));
    }, id);

  await page.goto(`http://localhost:${site.port}/${PAGE}`, { waitUntil: 'load' });
  await hydrated(page);
  await takenOver('before');
  await takenOver('after');
  expect(await blocks()).toEqual(['before', 'after']);
  expect(problems).toEqual([]);

  // Another page, which has blocks of the same ids, is drawn whole by the browser.
  await page.evaluate((to) => {
    const router = Reflect.get(window, '__remixRouter') as { navigate: (to: string) => unknown };
    router.navigate(to);
  }, `/${OTHER_PAGE}`);
  await page.waitForURL(`**/${OTHER_PAGE}`);
  await expect.poll(blocks).toEqual(['after', 'broken-block', 'before']);
  expect(problems).toEqual([]);
});
