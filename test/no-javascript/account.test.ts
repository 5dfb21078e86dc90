/** Accounts in a browser: from sign-up to logout without scripts, and logins that end. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountAddress } from '../../app/auth/account-address.ts';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { PHONE, testBrowser } from '../support/browser.ts';
import { mailedCode, newAddress, startJourney } from '../support/journey.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();

test('AUTH-02 AUTH-07 CODE-01 signs up by code, sees the account, and logs out', async () => {
  const visitor = await browser.visitor('it', { scripts: 'off', viewport: PHONE });
  const { page, t } = await startJourney(visitor);
  const email = newAddress();
  await visitor.open('/viaggi');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('login:account.logIn') })
    .click();
  await page.getByRole('link', { name: 'Crea un account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Inviami un codice' }).click();
  await page.getByRole('heading', { name: 'Scrivi il codice' }).waitFor();

  const code = await mailedCode(visitor.context, email);
  await page.getByLabel('Codice').fill(code);
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Nora');
  await page.getByLabel('No, grazie').check();
  await page.getByRole('button', { name: 'Crea l’account' }).click();
  await page.waitForURL(`${originOf('it')}/viaggi`);

  await visitor.open(accountAddress('account-profile'));
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Nora' }).waitFor();
  // The other one is in the menu of a phone, closed.
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Nora' }).click();
  await page.getByRole('button', { name: t('login:account.logOut') }).click();
  await page.waitForURL(`${originOf('it')}/`);
  await visitor.open(accountAddress('account-profile'));
  expect(new URL(page.url()).host).toContain('login.');
});

test.each(['on', 'off'] as const)(
  'AUTH-06 an admin is told why they are logged out again, scripts %s',
  async (scripts) => {
    const visitor = await browser.visitor('es', { scripts });
    const { page, t } = await startJourney(visitor);
    await page.goto(`${originOf('es')}/login?returnTo=/viajes`);
    await fillLogin(page, 'admin@cordata.example');
    // With its styles: without them both links of the header show.
    await page.waitForURL((url) => url.pathname.endsWith('/login/ended'));
    await page.getByText(t('login:ended.admin')).waitFor();
    const logIn = page.getByRole('banner').getByRole('link', { name: t('login:account.logIn') });
    await logIn.waitFor({ state: 'attached' });
    await visitor.open('/viajes');
    await logIn.waitFor({ state: 'attached' });
  },
);

test('AUTH-05 a login that ended for the privacy policy leads home by itself', async () => {
  const visitor = await browser.visitor('de', { scripts: 'off' });
  const { page, t } = await startJourney(visitor);
  await visitor.open('/login/ended?reason=privacy');
  await page.getByText(t('login:ended.privacy')).waitFor();
  await page.waitForURL(`${originOf('de')}/`);
});

async function fillLogin(page: Page, email: string): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
  await page.keyboard.press('Enter');
}
