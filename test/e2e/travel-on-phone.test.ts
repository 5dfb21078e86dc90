/** What a travel page keeps short on a phone, and shows whole elsewhere (TRV-06). */
import { expect, test } from 'vitest';
import { MARKET_IDS } from '../../domain/market.ts';
import { DESKTOP, PHONE, testBrowser } from '../support/browser.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { originOf } from '../support/visit.ts';

const browser = testBrowser();

test.each(['on', 'off'] as const)(
  'TRV-06 what it is about unfolds after the highlights, and on paper is whole, scripts %s',
  async (scripts) => {
    const visitor = await browser.visitor('fr', { scripts, viewport: PHONE });
    const { page } = visitor;
    await visitor.open(pathOfPage('travel', 'fr'));
    const [paragraphs, fold] = [page.locator('#about p'), page.locator('#about details')];
    // Of one that is not shown its content is not laid out.
    const isSeen = () =>
      paragraphs.last().evaluate((words) => words.checkVisibility({ contentVisibilityAuto: true }));
    expect(await paragraphs.count()).toBeGreaterThan(1);
    expect(await page.locator('#about li').first().isVisible()).toBe(true);
    expect(await isSeen()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(isSeen).toBe(true);
    expect(await fold.locator('summary').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(isSeen).toBe(false);
    await fold.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(isSeen).toBe(true);
    await page.setViewportSize(DESKTOP);
    await page.reload();
    await expect.poll(isSeen).toBe(true);
    expect(await fold.locator('summary').isVisible()).toBe(false);
  },
);

test('TRV-06 MKT-04 the bar of a phone says whose status it is, within 320 px', async () => {
  const { page } = await browser.visitor('it', { viewport: { width: 320, height: 640 } });
  for (const marketId of MARKET_IDS) {
    await page.goto(originOf(marketId) + pathOfPage('travel', marketId));
    const bar = page.locator('[data-said-by]');
    expect(await bar.textContent(), marketId).toMatch(/202\d/);
    const isWhole = () =>
      bar.evaluate((element) => {
        const [words, button] = [...element.children].map((child) => child.getBoundingClientRect());
        const parts = [...(element.firstElementChild?.querySelectorAll('*') ?? [])];
        const isWithin = (part: Element) =>
          part.getBoundingClientRect().right <= (button?.left ?? 0) &&
          part.getBoundingClientRect().left >= (words?.left ?? 0);
        return parts.length > 0 && parts.every(isWithin) && (button?.right ?? 321) <= 320;
      });
    await expect.poll(isWhole, { message: marketId }).toBe(true);
  }
});

test.each(['on', 'off'] as const)(
  'TRV-06 A11Y-02 the bar of its parts leads to each below header and bar, scripts %s',
  async (scripts) => {
    const { page, open } = await browser.visitor('de', { scripts, viewport: PHONE });
    await open(pathOfPage('travel', 'de'));
    const bar = page.locator('nav:has(> a[href="#departures"])');
    const links = await bar
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(2);
    for (const href of links) {
      const link = bar.locator(`a[href="${href}"]`);
      await link.press('Enter');
      const isClear = () =>
        page.evaluate(
          ([id = '', selector = '']) => {
            const [heading, stays] = [`${id} h2`, selector].map((each) =>
              document.querySelector(each)?.getBoundingClientRect(),
            );
            if (!heading || !stays) return false;
            return heading.top >= stays.bottom && heading.bottom <= window.innerHeight;
          },
          [href ?? '', 'nav:has(> a[href="#departures"])'],
        );
      await expect.poll(isClear, { message: href ?? '' }).toBe(true);
      await expect
        .poll(() => link.getAttribute('aria-current'), { message: href ?? '' })
        .toBe(scripts === 'on' ? 'location' : null);
    }
  },
);

test('TRV-06 a phone has the dates before the middle of the page, and the sum of costs unfolded', async () => {
  const { page, open } = await browser.visitor('de', { scripts: 'off', viewport: PHONE });
  await open(pathOfPage('travel', 'de'));
  const share = await page
    .locator('#departures')
    .evaluate((part) => part.getBoundingClientRect().top / document.documentElement.scrollHeight);
  expect(share).toBeLessThan(0.45);
  expect(await page.locator('#costs output').isVisible()).toBe(true);
  const box = page.locator('#costs input[type=checkbox]').first();
  expect(await box.isVisible()).toBe(false);
  await page.locator('#costs summary').first().click();
  await box.check();
  await page.locator('#costs form button').click();
  // What was chosen stays in sight.
  await page.waitForURL((url) => url.hash === '#costs');
  await expect.poll(() => box.isVisible()).toBe(true);
});

test.each(['on', 'off'] as const)(
  'TRV-06 a link to what is not included unfolds it, scripts %s',
  async (scripts) => {
    const { page, open } = await browser.visitor('it', { scripts, viewport: PHONE });
    await open(`${pathOfPage('travel', 'it')}#included`);
    const isSeen = () =>
      page
        .locator('#included')
        .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isSeen).toBe(true);
  },
);
