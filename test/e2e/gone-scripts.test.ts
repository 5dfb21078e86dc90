/** A page whose scripts are gone, since the site was put up anew: it is loaded again, once (ERR-02). */
import { expect, test } from 'vitest';
import type { Route } from 'playwright-core';
import { findBarriers } from '../support/barriers.ts';
import { hydrated, testBrowser } from '../support/browser.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();

const SCRIPTS = /\/assets\/.*\.js$/;

/** Of which some files do not come: of the first document alone, or of each. */
async function comeToGone(
  files: RegExp,
  answer: (route: Route) => Promise<void>,
  isAlways = false,
) {
  const { page } = await browser.visitor('it');
  const path = pathOfPage('travel', 'it');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(files, (route) =>
    isAlways || documents < 2 ? answer(route) : route.fallback(),
  );
  await page.goto(originOf('it') + path);
  return { page, documents: () => documents };
}

const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });

/** Where the browser still has the manifest of before. */
const goneButKept = (route: Route) =>
  /manifest/.test(route.request().url()) && route.request().method() === 'GET'
    ? route.fallback()
    : gone(route);

test.each([
  ['all that a release renames', SCRIPTS, gone],
  ['what begins it all', /\/assets\/(manifest|entry)[^/]*\.js$/, goneButKept],
])('ERR-02 is loaded again: %s', async (_, files, answer) => {
  const { page, documents } = await comeToGone(files, answer);
  await expect.poll(documents).toBe(2);
  await hydrated(page);
  expect(documents()).toBe(2);
});

test('ERR-02 LAY-14 is loaded again once a minute where nothing comes of it, whoever loads it meanwhile', async () => {
  const { page, documents } = await comeToGone(SCRIPTS, gone, true);
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(2);
  await page.goto(page.url());
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(3);
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      const time = Number(sessionStorage.getItem(key));
      if (time > 1e12) sessionStorage.setItem(key, String(time - 60_000));
    }
  });
  await page.goto(page.url());
  await expect.poll(documents).toBe(5);
});

test('ERR-02 LAY-14 says once that they are gone, where loading again has not helped', async () => {
  const { page, documents } = await comeToGone(SCRIPTS, gone, true);
  const t = await wordsOf('it');
  const note = page.getByRole('status').getByText(t('layout:toast.scriptsGone'));
  await note.waitFor();
  expect(documents()).toBe(2);
  expect((await findBarriers(page, 'all')).found).toEqual([]);
  await page.getByRole('button', { name: t('layout:toast.dismiss'), exact: true }).click();
  expect(await note.count()).toBe(0);
  await page.goto(page.url());
  await page.waitForLoadState('networkidle');
  expect(await note.isVisible()).toBe(false);
});

test('ERR-02 stays where it is without a connection', async () => {
  const asked: string[] = [];
  const { page, documents } = await comeToGone(SCRIPTS, (route) => {
    asked.push(route.request().method());
    return route.abort();
  });
  await expect.poll(() => asked).toContain('HEAD');
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
});
