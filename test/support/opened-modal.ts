/** A modal in a browser: how it is opened, and what is seen of it (LAY-11). */
import type { Page } from 'playwright-core';
import { type Journey } from './journey.ts';
import { pathOfPage } from './site-paths.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog');
export const modalOf = (page: Page) => new URL(page.url()).searchParams.get('modal');
export const gallery = ({ page, t }: Pick<Journey, 'page' | 't'>) =>
  page.getByRole('link', { name: t('travel:modal.pictures'), exact: true });
/** Leads to a modal that leaves some of the page in sight. */
export const narrowModal = ({ page }: Pick<Journey, 'page'>) =>
  page.locator('a[data-opens="wishlist-steps"][href*="modal="]');
export const stepsOf = (page: Page) => page.evaluate(() => history.length);
export const isIn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null);
export const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Drawn by the server it is seen before scripts make it a modal. */
export const expectModal = (page: Page) => page.locator('dialog:modal').waitFor();

/** Opens the gallery of a travel page by its link. */
export async function openGallery(journey: Journey): Promise<void> {
  const { page, visitor, marketId } = journey;
  await visitor.open(pathOfPage('travel', marketId));
  await gallery(journey).click();
  await expectModal(page);
}

export async function expectClosed({ page, marketId }: Journey): Promise<void> {
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.waitForURL(({ href }) => href.endsWith(pathOfPage('travel', marketId)));
}
