/** What a browser shows to whoever comes after somebody who was logged in (SEC-05). */
import { expect, test } from 'vitest';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { hydrated, testBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();
const MARKET = 'en-WE';

test.each(['on', 'off'] as const)(
  'SEC-05 the back button shows nothing personal after a logout, scripts %s',
  async (scripts) => {
    const visitor = await browser.visitor(MARKET, { scripts });
    const { page } = visitor;
    const t = await wordsOf(MARKET);
    const name = page.getByRole('banner').getByText(DEMONSTRATION_ACCOUNT.firstName);
    const origin = originOf(MARKET);

    await page.goto(`${origin}/login`);
    await page.locator('[name=email]').fill(DEMONSTRATION_ACCOUNT.email);
    await page.locator('[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/`);
    await visitor.open(pathOf('travels', MARKET));
    await name.first().waitFor({ state: 'attached' });
    // One login serves all markets, and so does one logout.
    await page.goto(`${originOf('it')}/login?returnTo=/viaggi`);
    await page.waitForURL(`${originOf('it')}/viaggi`);
    await name.first().waitFor({ state: 'attached' });

    await visitor.open('/logout');
    await page.getByRole('button', { name: t('login:logout.confirm') }).click();
    await page.waitForURL(`${origin}/`);
    for (let step = 0; step < 4; step += 1) {
      await page.goBack();
      if (scripts === 'on') await hydrated(page);
      expect(await name.count(), page.url()).toBe(0);
      expect(await page.locator('body').innerText()).not.toContain(DEMONSTRATION_ACCOUNT.firstName);
    }
  },
);

// Chromium keeps none of our pages whole, since they are not to be stored; other browsers may.
test('SEC-05 a page that the browser has kept whole is asked for anew', async () => {
  const { page } = await browser.visitor(MARKET, {});
  const origin = originOf(MARKET);
  await page.goto(`${origin}/login`);
  await page.locator('[name=email]').fill(DEMONSTRATION_ACCOUNT.email);
  await page.locator('[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/`);
  await hydrated(page);
  await page.context().clearCookies({ name: 'session' });
  const name = page.getByRole('banner').getByText(DEMONSTRATION_ACCOUNT.firstName);
  expect(await name.count()).toBeGreaterThan(0);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(() => name.count()).toBe(0);
});
