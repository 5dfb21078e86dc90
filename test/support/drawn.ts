import type { Page } from 'playwright-core';

/** Two frames: what has changed is laid out, and whoever watches that has been told. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
      }),
  );
}
