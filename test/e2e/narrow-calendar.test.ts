/** Prices on the days of the search's calendar, on phones. */
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { startJourney } from '../support/journey.ts';
import { hydratedBar } from '../support/search-bar.ts';

const browser = testBrowser();

test.each([320, 375])(
  'SRCH-12 a price is written as everywhere and stays within its day at %i px',
  async (width) => {
    const visitor = await browser.visitor('de', {
      viewport: { width, height: 700 },
      hasTouch: true,
    });
    const { page, t } = await startJourney(visitor);
    await visitor.open('/');
    await (await hydratedBar(page)).locator('select[name=month]').tap();
    await page
      .getByRole('dialog')
      .getByRole('tab', { name: t('search:when.dates') })
      .tap();
    const priced = page.locator('td[data-day]', { hasText: '€' });
    await priced.first().waitFor();
    const prices = await priced.evaluateAll((days) =>
      days.map((day) => {
        const price = [...day.querySelectorAll('span span span')].find(({ textContent }) =>
          textContent?.includes('€'),
        );
        const room = day.getBoundingClientRect();
        const box = price?.getBoundingClientRect();
        // Of a month far below nothing is drawn.
        const isWithin =
          !box || box.width === 0 || (box.left >= room.left && box.right <= room.right);
        return { text: price?.textContent ?? '', isWithin };
      }),
    );
    expect(prices.length).toBeGreaterThan(10);
    for (const { text, isWithin } of prices) {
      expect(text).toMatch(/^(\d{1,2}\.)?\d{3}\s€$/);
      expect(isWithin, text).toBe(true);
    }
    expect(visitor.takeProblems()).toEqual([]);
  },
);
