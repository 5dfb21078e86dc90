/** What the data layer of a page was told (ANA-01), and the code that tells it, for tests in a browser. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { clientManifest } from '../../app/client-manifest.server.ts';
import { CONSENT_COOKIE } from '../../app/cookies/consent.ts';
import type { Visitor } from './browser.ts';
import { originOf } from './visit.ts';

type Told = Readonly<Record<string, unknown>>;

/** The events of a name so far; null without a data layer. */
export async function told(page: Page, name: string): Promise<Told[] | null> {
  const layer = await page.evaluate(() => Reflect.get(window, 'dataLayer') as Told[] | undefined);
  return layer ? layer.filter(({ event }) => event === name) : null;
}

/** The one event of a name, which is waited for. */
export async function onlyOne(page: Page, name: string): Promise<Told> {
  await expect.poll(async () => (await told(page, name))?.length).toBe(1);
  return (await told(page, name))?.[0] ?? {};
}

/** The path of the module that hears events, which a browser fetches with a consent alone. */
export function eventsModulePath(): string {
  const file = clientManifest()['app/analytics/start-events.ts']?.file;
  if (!file) throw new Error('The build has no module of events');
  return `/${file}`;
}

/** Waits until the browser has asked for all that the page fetches when it is idle: callbacks run in their order. */
export async function idleOnce(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Statistics are allowed from the next page on. */
export async function allowStatistics({ context, marketId }: Visitor): Promise<void> {
  const url = originOf(marketId);
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'statistics', url }]);
}
