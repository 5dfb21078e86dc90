/** WCAG 2.2 AA by axe with each modal open: the longest words, narrow and wide, light and dark. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { findBarriers } from '../support/barriers.ts';
import { DESKTOP, PHONE, testBrowser } from '../support/browser.ts';
import { modalPath, SHOWN_MODALS } from '../support/modal-pages.ts';

const browser = testBrowser();

const LOOKS = {
  on: [
    { viewport: DESKTOP, colorScheme: 'light', rules: 'all' },
    { viewport: PHONE, colorScheme: 'dark', rules: 'all' },
  ],
  lost: [
    { viewport: DESKTOP, colorScheme: 'light', rules: 'markup' },
    { viewport: PHONE, colorScheme: 'light', rules: 'markup' },
  ],
} as const;

/** `npm run test:barriers` looks at them without scripts too: the markup is the same. */
const VISITS = [
  ['de', 'on'],
  ['en-US', 'lost'],
] as const;

describe.concurrent.each(VISITS.slice(0, process.env.ALL_BARRIERS === '1' ? undefined : 1))(
  'A11Y-01 LAY-10 in the market %s, scripts %s',
  (marketId, scripts) => {
    test.each(SHOWN_MODALS)('no barrier in the modal “%s”', async (modal, sitePage) => {
      const { page, open, leave } = await browser.visitor(marketId, {
        scripts,
        isAmongOthers: true,
      });
      await open(modalPath(sitePage, marketId, { modal }));
      await page.getByRole('dialog').waitFor();
      await hideWhatIsBehind(page);
      const found: string[] = [];
      for (const { viewport, colorScheme, rules } of LOOKS[scripts]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        const barriers = (await findBarriers(page, rules)).found;
        found.push(...barriers.map((text) => `${viewport.width} px, ${colorScheme}: ${text}`));
        const isCut = await page.evaluate(() => {
          const root = document.documentElement;
          return root.scrollWidth > root.clientWidth;
        });
        if (isCut) found.push(`${viewport.width} px: wider than the screen`);
      }
      expect(found).toEqual([]);
      await leave();
    });
  },
);

/** The page was looked at by itself, and to axe two lines of words over two parts of it are on two grounds. */
async function hideWhatIsBehind(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body > :not(dialog, script)')) {
      part.style.display = 'none';
    }
  });
}
