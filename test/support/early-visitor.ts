/** Who comes to a page, and does something before the code of a part of it is there (CMS-02). */
import { clientManifest } from '../../app/client-manifest.server.ts';
import { mainHydrated, type Visitor } from './browser.ts';
import { originOf } from './visit.ts';

export interface EarlyVisit {
  /** Addresses of the held code that were asked for. */
  readonly asked: readonly string[];
  readonly letCodeGo: () => void;
}

/**
 * Goes to a path whose page is taken over but for its islands, of which the code of one is held back.
 *
 * @param module that begins that code, named from the project's folder
 */
export async function comeEarly(
  { page, marketId }: Visitor,
  path: string,
  module: string,
): Promise<EarlyVisit> {
  const asked: string[] = [];
  const { promise, resolve: letCodeGo } = Promise.withResolvers<void>();
  await page.route(`**${codeOf(module)}`, async (route) => {
    asked.push(route.request().url());
    await promise;
    // The visitor may have left.
    await route.fallback().catch(() => undefined);
  });
  await page.goto(originOf(marketId) + path, { waitUntil: 'load' });
  await mainHydrated(page);
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  return { asked, letCodeGo };
}

/** @throws Error where it is no chunk of its own */
export function codeOf(module: string): string {
  const entry = clientManifest()[module];
  if (!entry) throw new Error(`${module} is no chunk of its own`);
  return `/${entry.file}`;
}

export function isTheSameDocument({ page }: Pick<Visitor, 'page'>): Promise<boolean> {
  return page.evaluate(() => 'isTheSameDocument' in window);
}
