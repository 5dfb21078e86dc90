/** Visitors who act before scripts are there (CMS-02). */
import type { Page } from 'playwright-core';
import { clientManifest } from '../../app/client-manifest.server.ts';
import { hydrated, type Visitor } from './browser.ts';
import { originOf } from './visit.ts';

export interface EarlyVisit {
  /** Addresses of the held code that were asked for. */
  readonly asked: readonly string[];
  readonly letCodeGo: () => void;
}

/** Goes to a path whose HTML is there, and whose scripts are held back until they are let go. */
export async function comeBeforeHydration(
  { page, marketId }: Visitor,
  path: string,
): Promise<EarlyVisit> {
  const early = await holdBack(page, isScript);
  await page.goto(originOf(marketId) + path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // Before that another element may be the visible one.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  );
  await markDocument(page);
  return early;
}

/**
 * Goes to a path whose page is hydrated, and where some code that comes later is held back.
 *
 * @param module that begins that code, named from the project's folder
 */
export async function comeEarly(
  { page, marketId }: Visitor,
  path: string,
  module: string,
): Promise<EarlyVisit> {
  const code = codeOf(module);
  const early = await holdBack(page, (asked) => asked === code);
  await page.goto(originOf(marketId) + path, { waitUntil: 'load' });
  await hydrated(page);
  await markDocument(page);
  return early;
}

/** Holds scripts back until they are let go, by their path. */
export async function holdBack(page: Page, isHeld: (path: string) => boolean): Promise<EarlyVisit> {
  const asked: string[] = [];
  const { promise, resolve: letCodeGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (isHeld(pathname)) {
      asked.push(pathname);
      await promise;
    }
    // The visitor may have left.
    await route.fallback().catch(() => undefined);
  });
  return { asked, letCodeGo };
}

function isScript(path: string): boolean {
  return path.endsWith('.js');
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
}

/** @throws Error where it is no chunk of its own */
function codeOf(module: string): string {
  const entry = clientManifest()[module];
  if (!entry) throw new Error(`${module} is no chunk of its own`);
  return `/${entry.file}`;
}

export function isTheSameDocument({ page }: Pick<Visitor, 'page'>): Promise<boolean> {
  return page.evaluate(() => 'isTheSameDocument' in window);
}
