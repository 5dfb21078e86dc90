/** A traveller with a keyboard alone (A11Y-02), who sees at each stop where it is. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { startJourney, type Journey } from './journey.ts';
import type { Visitor } from './browser.ts';

/** More stops than any page has. */
const MOST_STOPS = 400;

export interface KeyboardJourney extends Journey {
  /** Stops at which the focus could not be seen. */
  readonly unseen: ReadonlySet<string>;
}

export async function startKeyboardJourney(visitor: Visitor): Promise<KeyboardJourney> {
  const journey = await startJourney(visitor);
  const { page } = journey;
  const unseen = new Set<string>();
  const goTo = (target: Locator) => tabTo(page, target, unseen);
  return {
    ...journey,
    unseen,
    press: async (target) => {
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    write: async (target, text) => {
      await goTo(target);
      await page.keyboard.insertText(text);
    },
    tick: async (target) => {
      await goTo(target);
      await page.keyboard.press('Space');
    },
    choose: async (target, value) => {
      await goTo(target);
      const options = await target.getByRole('option').count();
      for (let count = 0; count < options && (await target.inputValue()) !== value; count += 1) {
        await page.keyboard.press('ArrowDown');
      }
      expect(await target.inputValue()).toBe(value);
    },
  };
}

async function tabTo(page: Page, target: Locator, unseen: Set<string>): Promise<void> {
  await target.waitFor();
  const wanted = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { isWanted, problem } = await page.evaluate(lookAtFocus, wanted);
    if (problem) unseen.add(problem);
    if (isWanted) return;
  }
  throw new Error(`The tab key never comes to ${target.toString()}`);
}

/** In the page: what has the focus, and why it cannot be seen. */
function lookAtFocus(wanted: Node | null): { isWanted: boolean; problem: string | null } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { isWanted: false, problem: null };
  const isWanted = focused === wanted || (wanted !== null && focused.contains(wanted));
  const name = `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}`;

  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
  const hasRing = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  if (!hasRing) return { isWanted, problem: `no ring: ${name}` };

  const { left, top, width, height } = focused.getBoundingClientRect();
  const points = [0.25, 0.5, 0.75].map((part) => [left + width / 2, top + height * part] as const);
  const isSeen = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (focused.contains(there) || there.contains(focused));
  });
  return { isWanted, problem: isSeen ? null : `hidden: ${name}` };
}
