/** What scripts and the browser do to primitives: carousel, toasts, loading bar, tooltip, popover. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { buildPage, type BuiltPage } from '../support/built-page.ts';
import { launchChromium } from '../support/chromium.ts';

let built: BuiltPage;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  built = await buildPage('test/support/primitives-page.tsx');
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(() => openPage());
afterEach(() => page.context().close());

async function openPage(options: { readonly hasTouch?: boolean } = {}): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 800, height: 700 },
    reducedMotion: 'reduce',
    isMobile: options.hasTouch,
    ...options,
  });
  await built.serve(context);
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
}

/** Time passes by `page.clock.runFor` alone. */
async function openWithClockStopped(): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(built.address);
  await page.clock.pauseAt(60_000);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('LAY-16 the carousel', () => {
  const carousel = () => page.getByRole('region', { name: 'Many landscapes' });
  const slide = (number: number) => carousel().getByRole('link', { name: `Hill ${number}` });
  /** Numbers of the slides that are wholly in view. */
  const seen = () =>
    carousel().evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [...element.querySelectorAll('li')].flatMap((slide, index) => {
        const box = slide.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1 ? [index + 1] : [];
      });
    });
  const isOff = async (name: string) =>
    (await button(name).getAttribute('aria-disabled')) === 'true';
  const open = async () => {
    await page.goto(built.address);
    await carousel().scrollIntoViewIfNeeded();
    await button('Next trips').waitFor();
  };

  test('fetches its script only when it comes near the screen', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(built.address);
    await button('Save').waitFor();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('carousel'))).toEqual([]);
    await carousel().scrollIntoViewIfNeeded();
    await button('Next trips').waitFor();
    expect(scripts.filter((url) => url.includes('carousel'))).toHaveLength(1);
  });

  test('goes on and back by its buttons, which know its ends', async () => {
    await open();
    expect(await carousel().getAttribute('aria-roledescription')).toBe('carousel');
    await expect.poll(seen).toEqual([1, 2]);
    await expect.poll(() => isOff('Previous trips')).toBe(true);
    await button('Next trips').click();
    await expect.poll(seen).toEqual([3, 4]);
    await button('Previous trips').click();
    await expect.poll(seen).toEqual([1, 2]);
    for (let i = 0; i < 5; i += 1) await button('Next trips').press('Enter');
    await expect.poll(seen).toEqual([8, 9]);
    await expect.poll(() => isOff('Next trips')).toBe(true);
  });

  test('A11Y-02 follows the arrow keys and the focus', async () => {
    await open();
    await slide(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(seen).toEqual([3, 4]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(seen).toEqual([1, 2]);
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
    await expect.poll(seen).toContain(5);
  });

  test('makes one step of one stroke across it', async () => {
    await open();
    // All of it at once: on a busy machine the browser's own come too far apart for one stroke.
    await carousel()
      .locator('> div')
      .evaluate((row) => {
        const turn = { deltaX: 40, bubbles: true, cancelable: true };
        for (let i = 0; i < 8; i += 1)
          row.firstElementChild?.dispatchEvent(new WheelEvent('wheel', turn));
      });
    await expect.poll(seen).toEqual([3, 4]);
  });

  test('takes up where the visitor had scrolled to, and fits a new width', async () => {
    await page.route('**/carousel-steps*', async (route) => {
      await carousel()
        .locator('> div')
        .evaluate((element) => element.scrollBy(700, 0));
      await route.fallback();
    });
    await open();
    await expect.poll(seen).toEqual([3, 4]);
    // Narrower slides: until it has measured them, none stands right.
    await page.setViewportSize({ width: 375, height: 700 });
    await expect.poll(seen).toEqual([3]);
    await button('Next trips').click();
    await expect.poll(seen).toEqual([4]);
  });

  test('is left to the fingers where nothing hovers, and stands without its script', async () => {
    for (const hasTouch of [true, false]) {
      await page.context().close();
      await openPage({ hasTouch });
      await page.route('**/carousel-steps*', (route) => route.abort());
      await page.goto(built.address);
      await carousel().scrollIntoViewIfNeeded();
      await slide(9).focus();
      const left = async () => (await slide(9).boundingBox())?.x;
      await expect.poll(left).toBeLessThan(700);
      expect(await button('Next trips').count()).toBe(0);
    }
  });
});

describe('LAY-13 toasts', () => {
  const toast = () => page.getByText('Saved');

  test('are announced, wait under the pointer and while they have the focus, and go', async () => {
    await openWithClockStopped();
    expect(await page.locator('[aria-live="polite"]').count()).toBe(1);
    await button('Save').click();
    await page.locator('[aria-live="polite"]').getByText('Saved').waitFor();
    await toast().hover();
    await page.clock.runFor(60_000);
    expect(await toast().isVisible()).toBe(true);
    await button('Dismiss').focus();
    await page.mouse.move(0, 0);
    await button('Dismiss').focus();
    await page.clock.runFor(60_000);
    expect(await toast().isVisible()).toBe(true);
    await button('Save').focus();
    const isThereLater = async () => {
      await page.clock.runFor(500);
      return (await toast().count()) > 0;
    };
    await expect.poll(isThereLater).toBe(false);
  });

  test('are put away by their button', async () => {
    await page.goto(built.address);
    await button('Save').click();
    await button('Dismiss').press('Enter');
    await toast().waitFor({ state: 'detached' });
  });
});

test('LAY-13 the loading bar comes after 200 ms and goes with the end', async () => {
  await openWithClockStopped();
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  const countAfter = (ms: number) => async () => {
    await page.clock.runFor(ms);
    return bar.count();
  };
  await button('Begin').click();
  expect(await countAfter(199)()).toBe(0);
  await expect.poll(countAfter(200)).toBe(1);
  await button('End').click();
  await expect.poll(countAfter(300)).toBe(0);
});

test('A11Y-02 a tooltip comes with the pointer or the focus, and Escape puts it away', async () => {
  await page.goto(built.address);
  const tip = page.getByRole('tooltip', { name: 'We write to you when a seat is free.' });
  await button('Tell me').hover();
  await tip.waitFor();
  // One may go and read it.
  await tip.hover();
  expect(await tip.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
  await page.mouse.move(790, 690);
  await button('Begin').focus();
  await page.keyboard.press('Tab');
  await tip.waitFor();
  const isInside = async () => {
    const box = await tip.boundingBox();
    return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= 800;
  };
  await expect.poll(isInside).toBe(true);
  expect(await button('Tell me').getAttribute('aria-describedby')).toBe('tooltip-button');
});

test('A11Y-02 a popover opens and closes by its button, by Escape and by a press beside it', async () => {
  await page.goto(built.address);
  const trigger = button('What is the money pot?');
  const panel = page.getByRole('region', { name: 'What is the money pot?' });
  await trigger.press('Enter');
  await panel.waitFor();
  // It hangs on its button, within the screen.
  const hangs = async () => {
    const [above, below] = [await trigger.boundingBox(), await panel.boundingBox()];
    if (!above || !below) return false;
    const isBelow = below.y - (above.y + above.height) < 16;
    return isBelow && below.x >= 0 && below.x + below.width <= 800;
  };
  await expect.poll(hangs).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await trigger.click();
  await panel.waitFor();
  await page.mouse.click(790, 690);
  await panel.waitFor({ state: 'hidden' });
});
