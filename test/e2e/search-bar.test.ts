/** The search bar and its panels in a browser: by keyboard alone, by touch, and from the header. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pathOf } from '../../contract/route-paths.ts';
import { findBarriers } from '../support/barriers.ts';
import { PHONE, testBrowser } from '../support/browser.ts';
import { holdBack } from '../support/early-visitor.ts';
import { expectFocus } from '../support/focus.ts';
import { arriveAt, startJourney } from '../support/journey.ts';
import { barOf, hydratedBar } from '../support/search-bar.ts';

const browser = testBrowser();

const focused = (page: Page) => page.locator(':focus');
const openDays = 'td[data-day]:not([aria-disabled])';

test('SRCH-01 SRCH-04 SRCH-12 SRCH-13 SRCH-15 in en-US from where to the results by keyboard alone', async () => {
  const visitor = await browser.visitor('en-US');
  const journey = await startJourney(visitor);
  const { page, t } = journey;
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await visitor.open('/');
  const bar = await hydratedBar(page);
  const before = await bar.boundingBox();

  // Typed while the panels are on their way.
  await bar.getByRole('textbox').focus();
  await page.keyboard.insertText('jap');
  const where = bar.getByRole('combobox');
  await where.and(page.locator('[aria-expanded=true]')).waitFor();
  expect(await where.inputValue()).toBe('jap');
  await expectFocus(where);
  await expect.poll(() => bar.boundingBox()).toEqual(before);

  // SRCH-10 nothing is chosen yet.
  const send = bar.getByRole('button', { name: t('listing:form.search'), exact: true });
  expect(await send.getAttribute('aria-disabled')).toBe('true');

  const japan = page.getByRole('listbox').getByRole('option', { name: /^Japan .*trip/ });
  await japan.waitFor();
  expect((await findBarriers(page, 'all')).found).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await where.getAttribute('aria-activedescendant')).toBe(await japan.getAttribute('id'));
  await page.keyboard.press('Enter');
  await japan.waitFor({ state: 'detached' });
  expect(await where.inputValue()).toBe('Japan');

  // Past the button that clears it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const months = page.getByRole('tab', { name: t('search:when.periods') });
  await expectFocus(months);
  await page
    .getByRole('list', { name: t('search:when.month') })
    .first()
    .waitFor();
  expect((await findBarriers(page, 'all')).found).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await expectFocus(page.getByRole('tab', { name: t('search:when.dates') }));
  // Whenever, days around, months, the months before, the one day that the key comes to.
  const first = page.locator('td[data-day][tabindex="0"]');
  for (
    let stop = 0;
    stop < 6 && !(await first.evaluate((one) => one === document.activeElement));
    stop += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  const from = (await focused(page).getAttribute('data-day')) ?? '';
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('td[data-preview]').count()).toBe(8);
  const to = (await focused(page).getAttribute('data-day')) ?? '';
  // Not after the last day: then it is about to close.
  expect((await findBarriers(page, 'all')).found).toEqual([]);
  await page.keyboard.press('Enter');

  // Closes by itself, and the focus is back at the field.
  await page.getByRole('grid').first().waitFor({ state: 'detached' });
  await expectFocus(bar.locator('button[aria-haspopup=dialog]'));
  await page.keyboard.press('Tab');
  await expectFocus(send);
  await page.keyboard.press('Enter');
  const dates = { dateFrom: from, dateTo: to };
  await arriveAt(journey, pathOf('search', 'en-US'), { 'destinationId[]': 'JPN', ...dates });
  expect(new URL(page.url()).searchParams.getAll('status[]')).toHaveLength(5);
  await page.getByRole('heading', { level: 1, name: t('listing:search.title') }).waitFor();
  const again = barOf(page).getByRole('combobox');
  await expect.poll(() => again.inputValue()).toBe('Japan');

  // Escape takes nothing away of what the page is narrowed to.
  await again.focus();
  await page.keyboard.press('Escape');
  expect(await again.inputValue()).toBe('Japan');
  expect(documents).toHaveLength(1);
  expect(visitor.takeProblems()).toEqual([]);
});

test('SRCH-01 the field that somebody types in stays as panels attach to it, with all that is typed', async () => {
  const visitor = await browser.visitor('it');
  const { page } = await startJourney(visitor);
  const { asked, letCodeGo } = await holdBack(page, (path) => path.includes('/search-panels-'));
  await visitor.open('/');
  const bar = await hydratedBar(page);
  const field = await bar.getByRole('textbox').elementHandle();
  await field?.focus();
  await page.keyboard.insertText('gia');
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.press('ArrowLeft');
  letCodeGo();
  const where = bar.getByRole('combobox').and(page.locator('[aria-expanded=true]'));
  await where.waitFor();
  await page.keyboard.insertText('pp');
  await expect.poll(() => where.inputValue()).toBe('gippa');
  expect(await where.evaluate((now, before) => now === before, field)).toBe(true);
  await expectFocus(where);
  expect(visitor.takeProblems()).toEqual([]);
});

test('SRCH-12 days around the chosen ones, by the keys', async () => {
  const visitor = await browser.visitor('de');
  const journey = await startJourney(visitor);
  const { page, t } = journey;
  await visitor.open(`${pathOf('search', 'de')}?dateFrom=2028-05-03&dateTo=2028-05-09`);
  const bar = await hydratedBar(page);
  await bar.locator('[data-opens=when]').first().click();
  const spans = page.getByRole('toolbar', { name: t('listing:form.flexible') });
  await spans.getByRole('button', { pressed: true }).focus();
  // One more than there are: the first again, and from it the second and third.
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  const chosen = spans.getByRole('button', { pressed: true });
  await expectFocus(chosen);
  expect(await chosen.textContent()).toContain('3');
  expect(await spans.locator('[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: t('listing:form.search'), exact: true }).click();
  await arriveAt(journey, pathOf('search', 'de'), { dateFrom: '2028-05-03', daysSpan: '3' });
  expect(visitor.takeProblems()).toEqual([]);
});

test('SRCH-12 a month that was chosen before panels attach is chosen in them', async () => {
  const visitor = await browser.visitor('it');
  const journey = await startJourney(visitor);
  const { page, t } = journey;
  const { letCodeGo } = await holdBack(page, (path) => path.includes('/search-panels-'));
  await visitor.open('/');
  const bar = await hydratedBar(page);
  const month = bar.locator('select[name=month]');
  const value = (await month.getByRole('option').nth(2).getAttribute('value')) ?? '';
  await month.focus();
  await month.selectOption(value);
  letCodeGo();
  const when = bar.locator('button[aria-haspopup=dialog]');
  // The list had the focus.
  await expectFocus(when);
  await when.press('Enter');
  await page.getByRole('button', { pressed: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: t('listing:form.search'), exact: true }).click();
  await arriveAt(journey, pathOf('search', 'it'), { dateFrom: `${value}-01` });
  expect(visitor.takeProblems()).toEqual([]);
});

const WAYS_TO_SEARCH = ['one Enter', 'one press of the button'] as const;

test.each(WAYS_TO_SEARCH)(
  'SRCH-03 SRCH-10 in en-WE %s searches for what is typed, though no row is chosen',
  async (way) => {
    const visitor = await browser.visitor('en-WE');
    const journey = await startJourney(visitor);
    const { page, t } = journey;
    await visitor.open('/');
    const bar = await hydratedBar(page);
    await bar.getByRole('textbox').focus();
    await page.keyboard.insertText('Japn');
    await bar.getByRole('combobox').and(page.locator('[aria-expanded=true]')).waitFor();
    await page.getByRole('option', { name: /“Japn”/ }).waitFor();
    const send = bar.getByRole('button', { name: t('listing:form.search'), exact: true });
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    // By force: it waits in what is told of it, not in what it does.
    if (way === 'one Enter') await page.keyboard.press('Enter');
    else await send.click({ force: true });
    await arriveAt(journey, pathOf('search', 'en-WE'), { textSearch: 'Japn' });
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(visitor.takeProblems()).toEqual([]);
  },
);

test('SRCH-02 a finger that is still down when panels attach opens what it was put on, once it is lifted', async () => {
  const visitor = await browser.visitor('it', { viewport: PHONE, hasTouch: true });
  const { page, t } = await startJourney(visitor);
  await visitor.open('/');
  const month = (await hydratedBar(page)).locator('select[name=month]');
  const box = await month.boundingBox();
  if (!box) throw new Error('The list of months is not on the page.');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const isFetched = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/search-panels-'),
  );
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await isFetched;
  // Time enough for them to be drawn, if nothing held them back.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.getByRole('dialog').count()).toBe(0);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page
    .getByRole('dialog')
    .getByRole('tab', { name: t('search:when.dates') })
    .waitFor();
  expect(visitor.takeProblems()).toEqual([]);
});

test('SRCH-01 SRCH-11 in de the header opens it on any page, and Escape closes one thing at a time', async () => {
  const visitor = await browser.visitor('de', { colorScheme: 'dark' });
  const { page, t } = await startJourney(visitor);
  await visitor.open(pathOf('travels', 'de'));
  const link = page.getByRole('banner').getByRole('link', { name: t('layout:header.search') });
  await link.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: t('search:title') });
  const where = sheet.getByRole('combobox');
  // No history yet, so it is where.
  await sheet.getByRole('heading', { name: t('search:where.regions') }).waitFor();
  await expectFocus(where);
  // SRCH-04 the page itself knows none of them.
  const places = page.getByRole('listbox').getByRole('option');
  await places.first().waitFor();
  expect(await places.count()).toBe(8);
  await page.keyboard.insertText('Marrokko');
  await places.filter({ hasText: /^Marokko/ }).waitFor();
  expect((await findBarriers(page, 'all')).found).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  expect(await where.inputValue()).toBe('Marrokko');
  await sheet.locator('button[aria-haspopup=dialog]').click();
  await page.getByRole('tab', { name: t('search:when.dates') }).click();
  await page.locator(openDays).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('grid').first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expectFocus(link);
  expect(visitor.takeProblems()).toEqual([]);
});
