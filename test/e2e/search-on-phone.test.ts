/** The search in a narrow window: by touch, by the Tab key, and back. */
import { expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { findBarriers } from '../support/barriers.ts';
import { PHONE, testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { arriveAt, startJourney } from '../support/journey.ts';
import { hydratedBar } from '../support/search-bar.ts';

const browser = testBrowser();

test('SRCH-02 SRCH-05 SRCH-14 the modal of a phone in it, and the history in it', async () => {
  const visitor = await browser.visitor('it', { viewport: PHONE, hasTouch: true });
  const journey = await startJourney(visitor);
  const { page, t } = journey;
  await visitor.open('/');
  const bar = await hydratedBar(page);
  await bar.locator('select[name=month]').tap();

  // The first tap is not lost: what was tapped opens.
  const dialog = page.getByRole('dialog');
  const part = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) });
  await dialog.getByRole('tab').first().waitFor();
  await part(t('listing:form.where')).tap();
  await part(t('listing:form.when')).and(page.locator('[aria-expanded=false]')).waitFor();
  expect((await findBarriers(page, 'all')).found).toEqual([]);
  await dialog.getByRole('button', { name: t('listing:continents.asia') }).tap();
  // On to when, since nothing is chosen there.
  const months = dialog.getByRole('list', { name: t('search:when.month') }).first();
  await months.getByRole('button').first().tap();
  await dialog.getByRole('button', { name: t('listing:form.search'), exact: true }).tap();
  await arriveAt(journey, pathOf('search', 'it'), { 'continentId[]': 'asia' });
  await dialog.waitFor({ state: 'detached' });

  // Folded to one line, which says what is searched for; unfolded, it is the modal at once.
  await page.getByRole('heading', { level: 1, name: t('listing:search.title') }).waitFor();
  await page.locator('main summary', { hasText: t('listing:continents.asia') }).tap();
  await part(t('search:history.title')).tap();
  const past = dialog.getByRole('link', { name: t('listing:continents.asia') });
  expect(await past.getAttribute('href')).toContain('continentId%5B%5D=asia');
  await dialog.getByRole('button', { name: t('search:close') }).tap();
  await dialog.waitFor({ state: 'detached' });
  expect(visitor.takeProblems()).toEqual([]);
});

test('SRCH-02 A11Y-02 the Tab key leads past the search in a narrow window, and a letter opens it', async () => {
  const visitor = await browser.visitor('it', { viewport: PHONE });
  const { page, t } = await startJourney(visitor);
  await visitor.open('/');
  const bar = await hydratedBar(page);
  await bar.getByRole('textbox').focus();
  const where = bar.getByRole('combobox', { name: t('listing:form.where') });
  await expectFocus(where);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expectFocus(where);
  const dialog = page.getByRole('dialog');
  expect(await dialog.count()).toBe(0);
  await page.keyboard.type('g');
  const field = dialog.getByRole('combobox');
  await expectFocus(field);
  await page.keyboard.type('iap');
  await expect.poll(() => field.inputValue()).toBe('giap');
  await dialog.getByRole('option', { name: /^Giappone/ }).waitFor();
  expect(visitor.takeProblems()).toEqual([]);
});

test('SRCH-02 Back closes the modal of a phone, and no page is left but by a search', async () => {
  const visitor = await browser.visitor('it', { viewport: PHONE, hasTouch: true });
  const journey = await startJourney(visitor);
  const { page, t } = journey;
  await visitor.open('/');
  const home = page.url();
  const bar = await hydratedBar(page);
  const dialog = page.getByRole('dialog');
  await bar.getByRole('textbox').tap();
  await dialog.getByRole('combobox').waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(home);
  const where = bar.getByRole('combobox', { name: t('listing:form.where') });
  await expectFocus(where);

  // Closed by its button nothing of it stays; the focus is on the field that it was opened with.
  await where.tap();
  await dialog.getByRole('button', { name: t('listing:continents.asia') }).tap();
  await dialog.getByRole('tab').first().waitFor();
  await dialog.getByRole('button', { name: t('search:close') }).tap();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => Object.keys(history.state as object).includes('isOver')))
    .toBe(false);
  await expectFocus(where);

  // A search takes its place: one step back is the page before.
  await where.tap();
  await dialog.getByRole('button', { name: t('listing:form.search'), exact: true }).tap();
  await arriveAt(journey, pathOf('search', 'it'), { 'continentId[]': 'asia' });
  await page.getByRole('heading', { level: 1, name: t('listing:search.title') }).waitFor();
  await page.goBack();
  await expect.poll(() => page.url()).toBe(home);
  expect(visitor.takeProblems()).toEqual([]);
});
