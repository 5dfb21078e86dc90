/** The main way through the site with scripts, and with a keyboard alone. */
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { PHONE, testBrowser } from '../support/browser.ts';
import { expectFocus } from '../support/focus.ts';
import { arriveAt, travelFromHomeToMail } from '../support/journey.ts';
import { startKeyboardJourney } from '../support/keyboard.ts';
import { unfoldingMenu } from '../support/site-content.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

const browser = testBrowser();

const MARKETS_BY_KEYBOARD = visitedMarkets(['it', 'de', 'en-US']);

describe.each(MARKETS_BY_KEYBOARD)('in the market %s', (marketId) => {
  test('A11Y-02 RES-01 RES-11 TRV-08 BOOK-01 from the home page to the mail, the focus always in sight, in one document until the request', async () => {
    const visitor = await browser.visitor(marketId);
    const documents: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const journey = await startKeyboardJourney(visitor);
    await travelFromHomeToMail(journey);
    expect([...journey.unseen].join('\n')).toBe('');
    expect(visitor.takeProblems()).toEqual([]);
    // The first page, the request for a seat, whose code is another route's, and the developer's mail pages.
    const others = documents.filter((path) => !path.startsWith('/dev/mail'));
    expect(others).toEqual(['/', expect.stringMatching(/^\/booking\/[\w-]+\/start$/)]);
  });
});

test('A11Y-02 the first stop leads over the header to the content', async () => {
  const visitor = await browser.visitor('it');
  const { page, t } = await startKeyboardJourney(visitor);
  await visitor.open(pathOf('travels', 'it'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('layout:header.skip') });
  await expectFocus(skip);
  await page.keyboard.press('Enter');
  await expectFocus(page.locator('#main'));
});

describe('LAY-05 LAY-06 menus by keyboard', () => {
  const menuOfGermany = unfoldingMenu('de');

  test('the mega-menu opens, closes on Escape with the focus back, and leads to a page', async () => {
    const visitor = await browser.visitor('de');
    const journey = await startKeyboardJourney(visitor);
    const { page, press } = journey;
    await visitor.open('/');
    const menu = page
      .getByRole('banner')
      .locator('summary', { hasText: menuOfGermany.label })
      .first();
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: menuOfGermany.link, exact: true });
    await press(menu);
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await expectFocus(menu);

    await page.keyboard.press('Enter');
    await press(link);
    await arriveAt(journey, pathOf('asia', 'de'));
    await link.waitFor({ state: 'hidden' });
    expect([...journey.unseen].join('\n')).toBe('');
  });

  test('the menu of a phone opens, unfolds a group, and leads to a page', async () => {
    const visitor = await browser.visitor('de', { viewport: PHONE });
    const journey = await startKeyboardJourney(visitor);
    const { page, press, t } = journey;
    await visitor.open('/');
    await press(page.getByRole('banner').locator('summary', { hasText: t('layout:header.menu') }));
    await press(
      page.getByRole('banner').locator('summary:visible', { hasText: menuOfGermany.label }),
    );
    await press(
      page.getByRole('banner').getByRole('link', { name: menuOfGermany.link, exact: true }),
    );
    await arriveAt(journey, pathOf('asia', 'de'));
    expect([...journey.unseen].join('\n')).toBe('');
  });
});
