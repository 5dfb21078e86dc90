/** A page whose data gets no answer is loaded as a document; what is left says that there is no connection. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import { hydrated, testBrowser, type Visitor } from '../support/browser.ts';
import { loseData, LOSSES, lose } from '../support/lost-answers.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';

const browser = testBrowser();

function documentsOf({ page }: Visitor): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const goTo = (page: Page, to: string) =>
  page.evaluate((path) => {
    const router = Reflect.get(window, '__remixRouter') as { navigate: (to: string) => unknown };
    void router.navigate(path);
  }, to);

test('ERR-02 a page whose data is lost comes as a document', async () => {
  const visitor = await browser.visit('it', pathOfPage('cookies', 'it'));
  const { page } = visitor;
  const documents = documentsOf(visitor);
  const paths: string[] = [];
  for (const [place, loss] of LOSSES.entries()) {
    const mend = await loseData(page, loss);
    const path = pathOfPage(place % 2 === 0 ? 'travel' : 'travels', 'it');
    paths.push(path);
    await goTo(page, path);
    await page.waitForURL((url) => url.pathname === path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(documents, loss).toEqual(paths);
    await mend();
  }
});

test('ERR-02 TRV-17 so does the start of a booking', async () => {
  const visitor = await browser.visit('de', pathOfPage('tour', 'de'));
  const { page } = visitor;
  const documents = documentsOf(visitor);
  const t = await wordsOf('de');
  await loseData(page, 'failed');
  const path = pathOfPage('booking start', 'de');
  await page.locator(`a[href^="${path}"]`).filter({ visible: true }).first().click();
  await page.getByRole('heading', { level: 1, name: t('enquiry:title') }).waitFor();
  expect(documents).toEqual([path]);
});

test('ERR-02 where the document is lost too, it is asked for once', async () => {
  const visitor = await browser.visit('it', pathOfPage('travels', 'it'));
  const { page } = visitor;
  const documents = documentsOf(visitor);
  await page.route('**/*', (route) => lose(route, 'busy proxy'));
  await goTo(page, pathOfPage('travel', 'it'));
  await page.getByText('busy').waitFor();
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual([pathOfPage('travel', 'it')]);
});

test('ERR-01 errors of our own are drawn where they are', async () => {
  const visitor = await browser.visit('it', pathOfPage('travels', 'it'));
  const { page } = visitor;
  const t = await wordsOf('it');
  const documents = documentsOf(visitor);
  const title = page.getByRole('heading', { name: t('errors:kind.notFound.title') });
  await goTo(page, pathOfPage('unknown page', 'it'));
  await title.waitFor();
  await goTo(page, pathOf('travels', 'it'));
  await title.waitFor({ state: 'detached' });
  expect(documents).toEqual([]);
});

test('ERR-01 what is left says that there is no connection, and leads on', async () => {
  const visitor = await browser.visit('es', pathOfPage('travels', 'es'));
  const { page } = visitor;
  const t = await wordsOf('es');
  await loseData(page, 'failed');
  // It has no page of its own, so nothing of it is in the browser.
  await goTo(page, '/logout');
  await page.getByRole('heading', { name: t('errors:kind.offline.title') }).waitFor();
  await page.getByText(t('errors:kind.offline.description')).waitFor();
  const again = page.getByRole('link', { name: t('errors:retry') });
  expect(await again.getAttribute('href')).toBe('/logout');
  expect(await page.title()).toContain(t('errors:kind.offline.title'));
  expect(await page.getByText('500', { exact: true }).count()).toBe(0);
});
