/** What a visitor who saves data does not fetch. */
import { expect, test } from 'vitest';
import { IMAGE_PREFIX } from '../../contract/image-address.ts';
import { testBrowser } from '../support/browser.ts';

const browser = testBrowser({ hasPictures: true });

test('SEO-02 who saves data asks for smaller pictures, and for nothing before it is needed', async () => {
  const { page, context, open } = await browser.visitor('it');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.route(`**${IMAGE_PREFIX}/**`, (route) => route.abort());
  const asked: { readonly url: string; readonly saves: string | undefined }[] = [];
  page.on('request', (request) => {
    asked.push({ url: request.url(), saves: request.headers()['save-data'] });
  });
  await open('/');
  const pictures = asked.filter(({ url }) => url.includes(`${IMAGE_PREFIX}/`));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(({ saves }) => saves !== 'on')).toEqual([]);
  expect(await page.locator('link[rel~=prefetch], script[type=speculationrules]').count()).toBe(0);

  // A sign of a person, at which others get the code of routes that every page leads to.
  await page.mouse.move(10, 10);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(asked.map(({ url }) => url).filter((url) => /\/currency-.*\.js$/.test(url))).toEqual([]);
});
