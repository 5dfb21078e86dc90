/** The focus of a page, which a script or the browser may give with a later frame than what was done. */
import { expect } from 'vitest';
import type { Locator } from 'playwright-core';

/** Waits until the element has it. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((one) => one === document.activeElement)).toBe(true);
}
