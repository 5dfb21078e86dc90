/** The form "Request a seat" with scripts, when it comes back. */
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';

const browser = testBrowser();

test('TRV-13 A11Y-02 an error goes once it is put right, and none comes before the form is sent again', async () => {
  const visitor = await browser.visitor('de');
  const { page } = visitor;
  const t = await wordsOf('de');
  await visitor.open(pathOfPage('booking start', 'de'));
  const [name, email] = ['fullName', 'email'].map((field) => page.locator(`#enquiry-${field}`));
  const summary = page.getByRole('alert');
  const wrong = page.locator('form [aria-invalid]');
  await name?.fill('Ada');
  await email?.fill('ada@');
  await page.locator('#enquiry-message').fill('Ohne Fisch');
  expect(await wrong.count()).toBe(0);

  await page.getByRole('button', { name: t('enquiry:form.send') }).click();
  await expect.poll(() => summary.getByRole('link').count()).toBe(2);
  expect(await wrong.count()).toBe(2);

  await name?.fill('Ada B');
  await expect.poll(() => summary.getByRole('link').count()).toBe(1);
  expect(await summary.getByText(t('enquiry:error.fullNameWrong')).count()).toBe(0);
  expect(await name?.getAttribute('aria-invalid')).toBeNull();
  if (name) await expectFocus(name);
  await name?.fill('');
  expect(await wrong.count()).toBe(1);

  await email?.pressSequentially('example');
  expect(await wrong.count()).toBe(1);
  await email?.pressSequentially('.com');
  await summary.waitFor({ state: 'detached' });
  expect(await wrong.count()).toBe(0);
  if (email) await expectFocus(email);

  await page.getByRole('button', { name: t('enquiry:form.send') }).click();
  await expect.poll(() => summary.getByRole('link').count()).toBe(1);
  // The browser itself says so of an answer of 400.
  expect(visitor.takeProblems().filter((problem) => !/ 400/.test(problem))).toEqual([]);
});

test('TRV-17 where seats go between load and sending, what was chosen stays and is said to be too much', async () => {
  const visitor = await browser.visitor('it');
  const { page } = visitor;
  const t = await wordsOf('it');
  await visitor.open(pathOfPage('booking start', 'it'));
  const travellers = page.locator('#enquiry-travellers');
  const chosen = await travellers.locator('option').count();
  expect(chosen).toBeGreaterThan(1);
  await travellers.selectOption(String(chosen));
  await page.evaluate(leaveOneSeat, chosen);
  await page.getByRole('button', { name: t('enquiry:form.send') }).click();
  await page.getByRole('alert').waitFor();
  expect(await travellers.inputValue()).toBe(String(chosen));
  expect(await travellers.locator('option').count()).toBe(2);
  expect(await travellers.locator('option:checked').textContent()).toBe(
    t('enquiry:form.travellersTooMany', {
      travellers: t('enquiry:form.travellersOption', { count: chosen }),
    }),
  );
  expect(await page.locator('#enquiry-sum').count()).toBe(0);
  await travellers.selectOption('1');
  await page.locator('#enquiry-sum').waitFor();
});

/** Runs in the page: the answer to the form is that of a departure with one seat. */
function leaveOneSeat(before: number): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    if (request[1]?.method !== 'POST') return response;
    const { status, headers } = response;
    const body = await response.text();
    const key = '"maximumTravellers",';
    return new Response(body.replace(`${key}${before}`, `${key}1`), { status, headers });
  };
}
