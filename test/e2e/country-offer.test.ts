/** The offer of the market of the visitor's country (MKT-10), answered in each way; no barrier, and nothing moves. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { OFFER_COOKIE } from '../../app/country-offer/offer-cookie.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { findBarriers } from '../support/barriers.ts';
import { hydrated, PHONE, testBrowser } from '../support/browser.ts';
import { COUNTRY_HEADER, siteBehindProxy } from '../support/site-behind-proxy.ts';
import { wordsOf } from '../support/site-words.ts';
import { hostOf } from '../support/visit.ts';

const browser = testBrowser();
/** A headless browser says that it is a robot, which gets no offer. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const t = await wordsOf('it');
const site = siteBehindProxy({
  'country-redirect': { isOn: false, rules: [{ visitorCountries: ['FR'], isOn: true }] },
});

const atHome = () => `http://${hostOf('it', site.port)}/viaggi`;
const offer = (page: Page) => page.getByRole('dialog', { name: t('modals:language.title') });
const stay = (page: Page) => offer(page).getByRole('button', { name: t('modals:language.stay') });

async function arrive(scripts: 'on' | 'off'): Promise<Page> {
  // The scroll bar of a phone takes no room, and comes and goes without moving anything.
  const phone = { viewport: PHONE, isMobile: true, hasTouch: true };
  const { page, context } = await browser.visitor('it', { scripts, ...phone });
  await context.setExtraHTTPHeaders({ [COUNTRY_HEADER]: 'FR', 'user-agent': USER_AGENT });
  await page.goto(atHome());
  if (scripts === 'on') await hydrated(page);
  await offer(page).waitFor();
  return page;
}

async function expectAnswered(page: Page): Promise<void> {
  await offer(page).waitFor({ state: 'detached' });
  expect((await page.context().cookies()).map(({ name }) => name)).toContain(OFFER_COOKIE);
  await page.goto(atHome());
  expect(await offer(page).count()).toBe(0);
}

describe.each(['on', 'off'] as const)(
  'MKT-10 the offer of another market, scripts %s',
  (scripts) => {
    test('is closed, and does not come again', async () => {
      const page = await arrive(scripts);
      await offer(page)
        .getByRole('button', { name: t('modals:close') })
        .click();
      await expectAnswered(page);
    });

    test('one may stay', async () => {
      const page = await arrive(scripts);
      await stay(page).click();
      await expectAnswered(page);
      expect(page.url()).toBe(atHome());
    });

    test('leads to the same page there', async () => {
      const page = await arrive(scripts);
      await offer(page)
        .getByRole('button', { name: /^France/ })
        .click();
      await page.waitForURL(`http://${hostOf('fr', site.port)}${pathOf('travels', 'fr')}`);
      await page.goto(atHome());
      expect(await offer(page).count()).toBe(0);
    });
  },
);

test('MKT-10 A11Y-01 LAY-16 the offer closes with Escape, has no barrier, and moves nothing', async () => {
  const page = await arrive('on');
  expect((await findBarriers(page, 'all')).found).toEqual([]);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Entries that are there are told before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
  await page.keyboard.press('Escape');
  await expectAnswered(page);
});
