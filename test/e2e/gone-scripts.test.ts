/** A page whose scripts are gone, since the site was put up anew: it is loaded again, once (ERR-02). */
import { describe, expect, test } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { LOADED_AGAIN_AT } from '../../app/network/load-again.ts';
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

/** To a page that is hydrated, and gets no code from then on; its documents are counted from then on too. */
async function comeBeforeRelease() {
  const { page, open } = await browser.visitor('it');
  await open(pathOfPage('travel', 'it'));
  await page.route(SCRIPTS, gone);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const t = await wordsOf('it');
  const note = page.getByRole('status').getByText(t('layout:toast.scriptsGone'));
  return { page, note, documents: () => documents };
}

/** By the router, as a step back or forward is: what follows a link loads its code first. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    const router = Reflect.get(window, '__remixRouter') as { navigate: (to: string) => unknown };
    void router.navigate(to);
  }, path);

/** As if the page had been loaded again just now. */
const wasLoadedAgain = (page: Page) =>
  page.evaluate(([key, at]) => sessionStorage.setItem(key, String(at)), [
    LOADED_AGAIN_AT,
    Date.now(),
  ] as const);

describe('LAY-14 a page that is hydrated', () => {
  test.each([
    ['a route', (page: Page) => page.locator('footer button[name=currency]').first().click()],
    ['a modal', (page: Page) => goTo(page, '?modal=faqs')],
  ])('is loaded again once in a minute for the code of %s, and then says so', async (_, want) => {
    const first = await comeBeforeRelease();
    await want(first.page);
    await expect.poll(first.documents).toBe(1);
    await first.page.waitForLoadState('networkidle');
    expect(first.documents()).toBe(1);

    const { page, note, documents } = await comeBeforeRelease();
    await wasLoadedAgain(page);
    expect(await note.isVisible()).toBe(false);
    await want(page);
    await note.waitFor();
    expect(documents()).toBe(0);
    expect(await page.locator('main h1').count()).toBe(1);
  });

  test('goes to the document of a link whose route does not come, though it may not be loaded again', async () => {
    const { page, documents } = await comeBeforeRelease();
    await wasLoadedAgain(page);
    await goTo(page, '/');
    await page.waitForURL(`${originOf('it')}/`);
    await expect.poll(documents).toBe(1);
  });

  test('is loaded again each time its visitor does it', async () => {
    const { page, documents } = await comeBeforeRelease();
    await page.unroute(SCRIPTS);
    for (const times of [1, 2]) {
      await wasLoadedAgain(page);
      await page.reload();
      expect(documents()).toBe(times);
    }
  });
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
