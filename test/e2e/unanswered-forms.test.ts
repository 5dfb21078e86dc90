/** A form that gets no answer keeps what was typed, says so, and can be sent again. */
import { describe, expect, test } from 'vitest';
import type { TFunction } from 'i18next';
import type { Locator, Page } from 'playwright-core';
import type { MarketId } from '../../domain/market.ts';
import { testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { newAddress } from '../support/journey.ts';
import { loseData, loseForms, LOSSES } from '../support/lost-answers.ts';
import { dialogOf } from '../support/opened-modal.ts';
import { routeCodeOf } from '../support/route-code.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';

const browser = testBrowser();

const NAME = 'Ada Prova';
const MESSAGE = 'Zwei Betten, bitte: “größer”';

async function openForm(marketId: MarketId, email = 'ada@example.com', query = '') {
  const visitor = await browser.visit(marketId, pathOfPage('booking start', marketId) + query);
  const { page } = visitor;
  const t = await wordsOf(marketId);
  await page.locator('#enquiry-fullName').fill(NAME);
  await page.locator('#enquiry-email').fill(email);
  await page.locator('#enquiry-message').fill(MESSAGE);
  await page.locator('#enquiry-ageGroup').selectOption({ index: 1 });
  await page.locator('#enquiry-showName').check();
  const button = (name: string) => page.getByRole('button', { name: t(`enquiry:form.${name}`) });
  return { visitor, page, t, send: button('send') };
}

/** So that the form comes back, with the page around it as it is now. */
const seeAnotherPrice = (page: Page) =>
  page.locator('input[name="seenPrice"]').evaluate((field: HTMLInputElement) => {
    field.value = '100 EUR';
  });

async function expectFilled(page: Page): Promise<void> {
  expect(await page.locator('#enquiry-fullName').inputValue()).toBe(NAME);
  expect(await page.locator('#enquiry-message').inputValue()).toBe(MESSAGE);
  expect(await page.locator('#enquiry-ageGroup').inputValue()).not.toBe('');
  expect(await page.locator('#enquiry-showName').isChecked()).toBe(true);
}

async function expectSaid(page: Page, t: TFunction, problem: string): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  await alert.getByText(t(`enquiry:problem.${problem}`)).waitFor();
  await expectFocus(alert);
  await expect
    .poll(() => alert.evaluate((one) => one.getBoundingClientRect().top))
    .toBeGreaterThan(-1);
}

test('BOOK-01 ERR-02 A11Y-02 a request that gets no answer stays as it is, and is sent again', async () => {
  const email = newAddress();
  const { page, t, send } = await openForm('it', email);
  for (const loss of LOSSES) {
    const mend = await loseForms(page, loss);
    await send.click();
    await expectSaid(page, t, 'unanswered');
    await expectFilled(page);
    await mend();
    // So that each says something else than the one before.
    await seeAnotherPrice(page);
    await send.click();
    await expectSaid(page, t, 'changed');
  }
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('enquiry:title'));
  await send.click();
  await page.waitForURL((url) => url.searchParams.has('sent'));
  await page.getByText(email).first().waitFor();
});

test('BOOK-01 a request whose answer is lost, sent again as it is, is one request', async () => {
  const email = newAddress();
  const { page, t, send } = await openForm('de', email);
  // With an answer before it, which brings the page another key.
  await seeAnotherPrice(page);
  await send.click();
  await expectSaid(page, t, 'changed');
  await page.waitForLoadState('networkidle');
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData());
  });
  const mend = await loseForms(page, 'reset');
  await send.click();
  await expectSaid(page, t, 'unanswered');
  await expectFilled(page);
  await mend();
  await send.click();
  await page.waitForURL((url) => url.searchParams.has('sent'));
  // With the same key, by which the backend knows it again.
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

test('BOOK-01 a form that comes back stays where the page around it is not to be had', async () => {
  const { page, t, send } = await openForm('it');
  const mend = await loseData(page, 'failed');
  const isLost = page.waitForEvent('requestfailed');
  await seeAnotherPrice(page);
  await send.click();
  await isLost;
  await expectSaid(page, t, 'changed');
  await expect.poll(() => send.isEnabled()).toBe(true);
  await expectFilled(page);

  await mend();
  await page.locator('#enquiry-email').fill('none');
  await send.click();
  await page.getByRole('alert').getByText(t('enquiry:error.emailWrong')).waitFor();
  const mendForms = await loseForms(page, 'busy proxy');
  await send.click();
  await expectSaid(page, t, 'unanswered');
  await expectFilled(page);
  // What is wrong with it is still said beside the field.
  expect(await page.locator('#enquiry-email').getAttribute('aria-invalid')).toBe('true');
  await mendForms();
});

test('BOOK-01 ERR-02 an empty answer in between is none', async () => {
  const { page, t, send } = await openForm('es');
  await page.route('**/booking/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  await send.click();
  await expectSaid(page, t, 'unanswered');
  await expectFilled(page);
});

describe('ERR-02 without any connection', () => {
  test.each(['?', '?cost=flight'])(
    'BOOK-01 a form at an address that ends in “%s” stays as it is',
    async (query) => {
      const { page, t, send } = await openForm('de', 'ada@example.com', query);
      await page.context().setOffline(true);
      await send.click();
      await expectSaid(page, t, 'unanswered');
      await expectFilled(page);
    },
  );

  test('MKT-07 so does one beside which another currency is chosen, at the first press too', async () => {
    const { page, t } = await openForm('it');
    const pounds = page.getByRole('contentinfo').locator('button[value="GBP"]');
    await pounds.scrollIntoViewIfNeeded();
    // What the press needs is there before it.
    await routeCodeOf(page);
    await page.context().setOffline(true);
    await pounds.click();
    await page.locator('[aria-live="polite"]').getByText(t('layout:toast.unanswered')).waitFor();
    await expectFilled(page);

    await page.context().setOffline(false);
    await pounds.click();
    await pounds.and(page.locator('[aria-pressed="true"]')).waitFor();
    await expectFilled(page);
  });

  test('MKT-07 where the choice was taken and the page around it does not come, it stays', async () => {
    const { page } = await openForm('it');
    const mend = await loseData(page, 'failed');
    const pounds = page.getByRole('contentinfo').locator('button[value="GBP"]');
    const isLost = page.waitForEvent('requestfailed');
    await pounds.click();
    await isLost;
    await page.waitForLoadState('networkidle');
    await expectFilled(page);
    await mend();
  });
});

describe('ERR-02 what is chosen beside a form', () => {
  test('MKT-07 LAY-08 currency and notice leave the page as it is, and say that they got no answer', async () => {
    const { visitor, page, t } = await openForm('it');
    const mend = await loseForms(page, 'failed');
    const toast = page.locator('[aria-live="polite"]').getByText(t('layout:toast.unanswered'));
    const dismiss = page.getByRole('button', { name: t('layout:toast.dismiss'), exact: true });
    const dollars = page.getByRole('contentinfo').locator('button[value="USD"]');
    const expectUnanswered = async (button: Locator) => {
      await button.click();
      await toast.waitFor();
      await expectFocus(button);
      await dismiss.click();
      await toast.waitFor({ state: 'detached' });
    };
    await expectUnanswered(dollars);
    await expectFilled(page);
    await mend();
    const steps = await page.evaluate(() => history.length);
    await dollars.click();
    await dollars.and(page.locator('[aria-pressed="true"]')).waitFor();
    await expectFilled(page);
    expect(await page.evaluate(() => history.length)).toBe(steps);

    const path = pathOfPage('travels', 'it');
    await visitor.open(path);
    await loseForms(page, 'failed');
    await expectUnanswered(page.getByRole('button', { name: t('layout:banner.close') }));
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('complementary', { name: t('layout:banner.label') }).waitFor();
  });

  test('MKT-07 LAY-11 so does the currency in a modal', async () => {
    const { page, t } = await openForm('de');
    await page.goto(`${page.url()}?modal=languages-currencies&type=currency`);
    const dialog = dialogOf(page);
    await page.locator('dialog:modal').waitFor();
    await loseForms(page, 'login of a Wi-Fi');
    const choice = dialog.locator('button[name="currency"][value="USD"]');
    await choice.click();
    await dialog.getByRole('alert').getByText(t('layout:toast.unanswered')).waitFor();
    await expectFocus(choice);
  });
});
