/** From the list of meet-ups to a place at one and back, by way of the login (MEET-01); no barrier on the way. */
import { beforeAll, expect, test } from 'vitest';
import { accountAddress } from '../../app/auth/account-address.ts';
import type { Wish } from '../../app/routes/meet-ups.$event._index/join-fields.ts';
import { DEMONSTRATION_ACCOUNT } from '../../backend/identity/demonstration-account.ts';
import { meetupPath } from '../../contract/meetup-paths.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { findBarriers } from '../support/barriers.ts';
import { DESKTOP, PHONE, testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { startJourney } from '../support/journey.ts';
import { addMeetups } from '../support/joinable-meetups.ts';
import { siteToLogInAt } from '../support/login-site.ts';
import { loseForms } from '../support/lost-answers.ts';

const browser = testBrowser();
const ownSite = siteToLogInAt();
beforeAll(() => addMeetups(ownSite.dataFolder));

test.each(['on', 'off'] as const)(
  'MEET-01 A11Y-01 a visitor logs in, joins and leaves, scripts %s',
  async (scripts) => {
    const visitor = await browser.visitor('it', { scripts, viewport: PHONE });
    const { page, t } = await startJourney(visitor);
    const heading = (state: 'open' | 'coming') =>
      page.getByRole('heading', { level: 1, name: t(`meetups:join.heading.${state}`) });
    const expectNoBarrier = async () => {
      if (scripts === 'on') expect((await findBarriers(page, 'markup')).found).toEqual([]);
    };
    /** Said at the top, which is in view then: the button was below it. */
    const expectNews = async (wish: Wish) => {
      const news = page.getByRole('status').filter({ hasText: t(`meetups:join.done.${wish}`) });
      await news.waitFor();
      if (scripts === 'on') await expectFocus(news);
      expect((await news.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    };

    await visitor.open(pathOf('events-wemeet', 'it'));
    await page
      .getByRole('link', { name: t('meetups:event.join') })
      .first()
      .click();
    await heading('open').waitFor();
    const { pathname } = new URL(page.url());
    await expectNoBarrier();
    await page.getByRole('link', { name: t('meetups:join.logIn') }).click();
    await page.locator('[name=email]').fill(DEMONSTRATION_ACCOUNT.email);
    await page.locator('[name=password]').fill(DEMONSTRATION_ACCOUNT.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === pathname);

    await visitor.open(pathname);
    await expectNoBarrier();
    await page.getByRole('checkbox').check();
    const take = page.getByRole('button', { name: t('meetups:join.take') });
    if (scripts === 'on') {
      const mend = await loseForms(page, 'reset');
      await take.click();
      await page.getByRole('alert').getByText(t('account:problem.unanswered')).waitFor();
      await mend();
    }
    await take.click();
    await heading('coming').waitFor();
    await page.getByText(t('meetups:join.nameShown')).waitFor();
    await expectNews('join');
    await expectNoBarrier();
    await page.getByRole('button', { name: t('meetups:join.hide') }).click();
    await page.getByText(t('meetups:join.nameHidden')).waitFor();
    await expectNews('hide');

    await visitor.open(accountAddress('travels'));
    await expectNoBarrier();
    await page.locator(`main a[href="${pathname}"]`).click();
    await heading('coming').waitFor();
    await page.getByRole('button', { name: t('meetups:join.leave') }).click();
    await expectNews('leave');
    await heading('open').waitFor();
    await expectNoBarrier();
  },
);

test('MEET-01 A11Y-01 no barrier at a meet-up that is full, has begun or is unknown', async () => {
  const { page } = await browser.visitor('it');
  for (const id of ['full', 'past', 'unknown']) {
    await page.goto(ownSite.it() + meetupPath(id));
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const viewport of [PHONE, DESKTOP]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        const { found } = await findBarriers(page, 'all');
        expect({ id, colorScheme, found }).toEqual({ id, colorScheme, found: [] });
      }
    }
  }
});
