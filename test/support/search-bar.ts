import type { Locator, Page } from 'playwright-core';
import { hydrated } from './browser.ts';

/** The search bar of a page, not the one that the header opens. */
export function barOf(page: Page): Locator {
  return page.getByRole('main').locator('form[data-search-origin]');
}

/** The same once it is hydrated: before that its fields are the browser's own, and open nothing of the site's. */
export async function hydratedBar(page: Page): Promise<Locator> {
  await hydrated(page);
  const bar = barOf(page);
  await page.waitForFunction(
    (form) => form && Object.keys(form).some((key) => key.startsWith('__reactProps')),
    await bar.elementHandle(),
  );
  return bar;
}
