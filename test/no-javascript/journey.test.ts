/** The same ways with scripts switched off, and where none of their files arrives. */
import { describe, expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { pathOf } from '../../contract/route-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { PHONE, testBrowser } from '../support/browser.ts';
import { arriveAt, newAddress, startJourney, travelFromHomeToMail } from '../support/journey.ts';
import { bookableTour, tourPath } from '../support/site-paths.ts';
import { unfoldingMenu } from '../support/site-content.ts';
import { changeCurrency, changeMarket, closeNotice } from '../support/visitor-choices.ts';
import { originOf } from '../support/visit.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

const browser = testBrowser();

/** Where no file of a script arrives, nothing made for browsers without scripts is shown either. */
test.each(visitedMarkets(['en-US', 'it', 'de']))(
  'SEO-03 RES-11 SRCH-16 BOOK-01 from the home page of %s to the mail, scripts lost',
  async (marketId) => {
    const visitor = await browser.visitor(marketId, { scripts: 'lost' });
    await travelFromHomeToMail(await startJourney(visitor));
  },
);

test('MKT-07 MKT-08 another currency, scripts off', async () => {
  await changeCurrency(await startJourney(await browser.visitor('it', { scripts: 'off' })));
});

test('MKT-09 another market, scripts lost', async () => {
  await changeMarket(await startJourney(await browser.visitor('de', { scripts: 'lost' })), 'it');
});

test('LAY-08 a notice that was closed stays closed, scripts off', async () => {
  await closeNotice(await startJourney(await browser.visitor('en-US', { scripts: 'off' })));
});

test('SRCH-16 place and month of the search form become filters', async () => {
  const visitor = await browser.visitor('it', { scripts: 'off' });
  const journey = await startJourney(visitor);
  const { page, t } = journey;
  await visitor.open('/');
  const month = page.getByRole('combobox', { name: t('listing:form.when') });
  const value = (await month.getByRole('option').nth(1).getAttribute('value')) ?? '';
  await month.selectOption(value);
  await page.getByRole('button', { name: t('listing:form.search'), exact: true }).click();
  await arriveAt(journey, pathOf('search', 'it'), {
    dateFrom: `${value}-01`,
    month: null,
    where: null,
  });
  await expect.poll(() => month.inputValue()).toBe(value);

  const place = page.getByRole('combobox', { name: t('listing:form.where') });
  await place.selectOption('asia');
  await page.getByRole('button', { name: t('listing:form.search'), exact: true }).click();
  await arriveAt(journey, pathOf('search', 'it'), {
    'continentId[]': 'asia',
    dateFrom: `${value}-01`,
    where: null,
  });
  await expect.poll(() => place.inputValue()).toBe('asia');
});

test('MEET-01 LAY-11 meet-ups by city, by a word for days, and in the modal', async () => {
  const visitor = await browser.visitor('it', { scripts: 'off' });
  const journey = await startJourney(visitor);
  const { page, t } = journey;
  const path = pathOf('events-wemeet', 'it');
  await visitor.open(path);
  const city = page.getByRole('combobox', { name: t('meetups:form.city') });
  const find = { name: t('meetups:form.find'), exact: true };
  await city.selectOption('rome');
  await page.getByRole('button', find).click();
  await arriveAt(journey, path, { city: 'rome', from: null, to: null });
  await expect.poll(() => city.inputValue()).toBe('rome');
  await page.locator('main article').first().waitFor();

  await page.getByRole('link', { name: t('meetups:when.next-30-days'), exact: true }).click();
  await arriveAt(journey, path, { city: 'rome', when: 'next-30-days' });

  await page.getByRole('link', { name: t('meetups:form.change'), exact: true }).click();
  await arriveAt(journey, path, { modal: 'meetup-search', city: 'rome' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('meetups:form.city') }).selectOption('paris');
  await dialog.getByRole('button', find).click();
  await arriveAt(journey, path, { modal: null, when: null, city: 'paris' });
});

test('NEWS-01 from the box in the footer to the list, by the mailed link', async () => {
  const visitor = await browser.visitor('de', { scripts: 'off' });
  const { page, t } = await startJourney(visitor);
  const email = newAddress();
  await visitor.open(pathOf('travels', 'de'));
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('no address');
  await footer.getByRole('textbox').press('Enter');
  await page.getByRole('alert').getByText(t('newsletter:problem.wrong')).waitFor();
  const field = page.getByRole('textbox', { name: t('newsletter:form.email') });
  await expect.poll(() => field.inputValue()).toBe('no address');
  await field.fill(email);
  await page.getByRole('button', { name: t('newsletter:form.send'), exact: true }).click();
  await page.getByRole('heading', { name: t('newsletter:sent.title') }).waitFor();

  await visitor.open('/dev/mail');
  await page.getByRole('row', { name: email }).getByRole('link').click();
  await page.locator('pre a', { hasText: '/newsletter/confirm/' }).click();
  await page.getByRole('button', { name: t('newsletter:confirm.press') }).click();
  await page.getByRole('heading', { name: t('newsletter:confirm.done.title') }).waitFor();
});

test('TRV-08 AUTH-01 who asked for a seat: the mailed link shows the name, to who is logged in', async () => {
  const firstName = 'Zelinda';
  const tour = bookableTour();
  const email = newAddress();
  const asker = await browser.visitor('it', { scripts: 'off' });
  const { page, t } = await startJourney(asker);
  await asker.open(`/booking/${tour.code}/start`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: t('enquiry:form.fullName') }).fill(`${firstName} Prova`);
  await main.getByRole('textbox', { name: t('enquiry:form.email') }).fill(email);
  await main.getByRole('combobox', { name: t('enquiry:form.ageGroup') }).selectOption('25-35');
  const box = main.getByRole('checkbox', { name: t('enquiry:form.showName') });
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await page.getByRole('button', { name: t('enquiry:form.send') }).click();
  await page.getByText(t('enquiry:sent.nameIs.waiting')).waitFor();

  const reader = await browser.visitor('it', { scripts: 'off' });
  const open = (visited: typeof reader.page) =>
    visited
      .getByRole('main')
      .getByRole('link', { name: t('travel:modal.group') })
      .click();
  await reader.open(tourPath(tour, 'it'));
  await open(reader.page);
  const dialog = reader.page.getByRole('dialog');
  await dialog.getByText(t('modals:groupInfo.loggedOut')).waitFor();
  await dialog.getByRole('link', { name: t('modals:groupInfo.logIn') }).click();
  await reader.page.locator('input[name=email]').fill(DEMONSTRATION_ACCOUNT.email);
  await reader.page.locator('input[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
  await reader.page.locator('input[name=password]').press('Enter');
  // Back in this very modal; and nobody has proved yet whose address it is.
  await dialog.getByRole('heading', { name: t('modals:groupInfo.company') }).waitFor();
  await dialog.getByText(t('modals:groupInfo.loggedOut')).waitFor({ state: 'detached' });
  expect(await dialog.getByText(firstName, { exact: true }).count()).toBe(0);

  // No page of the site, and without scripts at any rate.
  await page.goto(`${originOf('it')}/dev/mail`);
  await page.getByRole('row', { name: email }).getByRole('link').click();
  await page.locator('pre a', { hasText: '/request/' }).click();
  await page.getByRole('button', { name: t('enquiry:link.show') }).click();
  await page.getByRole('button', { name: t('enquiry:link.hide') }).waitFor();

  await reader.open(tourPath(tour, 'it'));
  await open(reader.page);
  await dialog.getByText(firstName, { exact: true }).waitFor();

  await page.getByRole('button', { name: t('enquiry:link.withdraw') }).click();
  await page.getByRole('heading', { name: t('enquiry:link.withdrawnTitle') }).waitFor();
  await reader.open(`${tourPath(tour, 'it')}?modal=group-info`);
  await dialog.getByRole('heading', { name: t('modals:groupInfo.company') }).waitFor();
  expect(await dialog.getByText(firstName, { exact: true }).count()).toBe(0);
});

describe('LAY-05 LAY-06 menus without scripts', () => {
  const marketId: MarketId = 'it';
  const { label, link: linkName } = unfoldingMenu(marketId);

  test.each([
    ['a desktop', undefined],
    ['a phone', PHONE],
  ])('every link of the menu can be reached on %s', async (_, viewport) => {
    const visitor = await browser.visitor(marketId, { scripts: 'off', viewport });
    const journey = await startJourney(visitor);
    const { page, t } = journey;
    const banner = page.getByRole('banner');
    await visitor.open(pathOf('travels', marketId));
    if (viewport) await banner.locator('summary', { hasText: t('layout:header.menu') }).click();
    await banner.locator('summary:visible', { hasText: label }).click();
    const link = banner.getByRole('link', { name: linkName, exact: true });
    await link.click();
    await arriveAt(journey, pathOf('asia', marketId));
  });

  test('A11Y-02 the tab key never comes to what lies under the open menu', async () => {
    const visitor = await browser.visitor(marketId, { scripts: 'off', viewport: PHONE });
    const { page, t } = await startJourney(visitor);
    await visitor.open(pathOf('travels', marketId));
    const menu = page.getByRole('banner').locator('summary', { hasText: t('layout:header.menu') });
    await menu.focus();
    await page.keyboard.press('Enter');
    const links = await page.locator('header details[open] + div a:visible').count();
    expect(links).toBeGreaterThan(3);
    const seen: string[] = [];
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      // After the last stop the focus is on the browser's own controls.
      if ((await focused.count()) === 0) break;
      seen.push((await focused.textContent()) ?? '');
      expect(
        await focused.evaluate(
          (element) => element.closest('header details, header nav + *, header nav') !== null,
        ),
        seen.at(-1),
      ).toBe(true);
    }
    expect(seen.length).toBeGreaterThan(3);
  });
});
