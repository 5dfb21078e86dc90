import type { Locator, Page } from 'playwright-core';

/** The search bar of a page, not the one that the header opens. */
export function barOf(page: Page): Locator {
  return page.getByRole('main').locator('form[data-search-origin]');
}
