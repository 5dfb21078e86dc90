import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The code of routes that every page leads to comes at the first sign of a person: waits until it is there. */
export async function routeCodeOf(page: Page): Promise<void> {
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => name),
    );
  await expect.poll(asked).toContainEqual(expect.stringContaining('/currency-'));
  // With what they import in turn. As text, since tests have another `import`.
  await page.evaluate(
    `Promise.all(${JSON.stringify(await asked())}.map((file) => import(file))).then(() => {})`,
  );
}
