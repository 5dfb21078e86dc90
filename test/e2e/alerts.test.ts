/** Alerts with scripts (NTFY-01): the modal says what came of its form, and the page what came of turning it off. */
import { expect, test } from 'vitest';
import { accountAddress } from '../../app/auth/account-address.ts';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { startJourney } from '../support/journey.ts';
import { loseForms } from '../support/lost-answers.ts';
import { dialogOf, expectModal } from '../support/opened-modal.ts';
import { gatheringTour, tourPath } from '../support/site-paths.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();

test('NTFY-01 WISH-03 ERR-02 is turned on in the modal, and off with a reason', async () => {
  const visitor = await browser.visitor('it');
  const { page, t } = await startJourney(visitor);
  const path = tourPath(gatheringTour(), 'it');
  await page.goto(`${originOf('it')}/login?returnTo=${path}`);
  await page.locator('[name=email]').fill(DEMONSTRATION_ACCOUNT.email);
  await page.locator('[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(originOf('it') + path);

  await page.getByRole('link', { name: t('travel:modal.news') }).click();
  await expectModal(page);
  const dialog = dialogOf(page);
  const turnOn = dialog.getByRole('button', {
    name: t('modals:notificationOptIn.type.TOUR_CONFIRMED.button'),
  });
  const mend = await loseForms(page, 'reset');
  await turnOn.click();
  await dialog.getByText(t('modals:notificationOptIn.notice.unavailable')).waitFor();
  await mend();
  await turnOn.click();
  await expectFocus(dialog.getByText(t('modals:notificationOptIn.isOn')));
  expect(await turnOn.count()).toBe(0);

  await visitor.open(accountAddress('account-communications'));
  // The account has alerts of other tests.
  const type = t('wishlist:alerts.type.TOUR_CONFIRMED');
  const turnOff = page.getByRole('link', {
    name: new RegExp(`${t('wishlist:alerts.off')}.*${type}`),
  });
  await turnOff.click();
  await page.getByRole('heading', { name: t('wishlist:alertOff.title') }).waitFor();
  await page.getByLabel(t('wishlist:reason.other')).check();
  await page.getByLabel(t('wishlist:reason.text')).fill('Un’altra volta');
  const confirm = page.getByRole('button', { name: t('wishlist:alertOff.confirm') });
  const mendAgain = await loseForms(page, 'reset');
  await confirm.click();
  await page.getByRole('alert').getByText(t('wishlist:reason.problem.unanswered')).waitFor();
  expect(await page.getByLabel(t('wishlist:reason.text')).inputValue()).toBe('Un’altra volta');
  await mendAgain();
  await confirm.click();
  await page.waitForURL(originOf('it') + accountAddress('account-communications'));
  await page.getByText(t('modals:notificationOptIn.notice.off')).waitFor();
  expect(await turnOff.count()).toBe(0);
  await page
    .getByRole('link', { name: t('login:account.section.account-profile') })
    .last()
    .click();
  await page.getByText(t('modals:notificationOptIn.notice.off')).waitFor({ state: 'detached' });
});
