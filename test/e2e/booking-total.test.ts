/** What a request for seats comes to, before it is sent: with scripts at once, without at a press. */
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';

const browser = testBrowser();

test.each([
  ['it', 'on'],
  ['de', 'off'],
  ['en-US', 'lost'],
] as const)(
  'BOOK-01 the total is of what is chosen in %s, scripts %s',
  async (marketId, scripts) => {
    const visitor = await browser.visitor(marketId, { scripts });
    const { page } = visitor;
    const t = await wordsOf(marketId);
    await visitor.open(pathOfPage('booking start', marketId));
    const sum = page.locator('#enquiry-sum');
    const amountOf = async () =>
      Number((await sum.locator('strong').textContent())?.replace(/\D/g, ''));
    const forOne = await amountOf();
    expect(forOne).toBeGreaterThan(0);
    await page.locator('#enquiry-fullName').fill('Ada');

    await page.locator('#enquiry-travellers').selectOption('2');
    const update = page.getByRole('button', { name: t('enquiry:form.updateTotal') });
    if (scripts === 'on') expect(await update.count()).toBe(0);
    else await update.click();
    await expect.poll(amountOf).toBe(2 * forOne);
    expect(await page.locator('#enquiry-fullName').inputValue()).toBe('Ada');
    expect(await page.locator('#enquiry-travellers').inputValue()).toBe('2');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(visitor.takeProblems()).toEqual([]);
  },
);
