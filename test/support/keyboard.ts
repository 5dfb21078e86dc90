/** A traveller with a keyboard alone (A11Y-02), who sees at each stop where it is. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { startJourney, type Journey } from './journey.ts';
import type { Visitor } from './browser.ts';
import { drawn } from './drawn.ts';

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
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { isWanted, problem } = await lookOnceDrawn(page, target);
    if (problem) unseen.add(problem);
    if (isWanted) return;
  }
  throw new Error(`The tab key never comes to ${target.toString()}`);
}

/** More than the page needs to follow the focus, as the header does that comes into view or goes. */
const FRAMES = 60;

async function lookOnceDrawn(page: Page, target: Locator) {
  let look = await target.evaluate(lookAtFocus);
  for (let frame = 0; look.problem && frame < FRAMES; frame += 1) {
    await drawn(page);
    look = await target.evaluate(lookAtFocus);
  }
  return look;
}

/** In the page: what has the focus, and why it cannot be seen (WCAG 2.4.7, 2.4.11). */
function lookAtFocus(wanted: Node): { isWanted: boolean; problem: string | null } {
  const focused = document.activeElement;
  // Parts of a page have the focus by script alone, such as results that came in after the key.
  const isStop = focused && focused !== document.body && !focused.matches('[tabindex="-1"]');
  if (!isStop) return { isWanted: false, problem: null };
  const isWanted = focused.contains(wanted);
  const name = `${focused.tagName} ${focused.id} ${focused.textContent?.trim().slice(0, 40)}`;

  // The link of a card has its ring around all of the card.
  const hasRing = [null, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(focused, part);
    // `auto` is the browser's own ring.
    return outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
  });
  // Day, month, year and calendar of a date are the browser's own, each with its own mark.
  const isPartOfDate = focused.matches('input[type=date]:not(:focus-visible)');
  if (!hasRing && !isPartOfDate) return { isWanted, problem: `no ring: ${name}` };

  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const isSeen = [0.1, 0.5, 0.9].some((part) => {
    const there = document.elementFromPoint((left + right) / 2, from + (to - from) * part);
    return there !== null && (focused.contains(there) || there.contains(focused));
  });
  return { isWanted, problem: isSeen ? null : `hidden: ${name}` };
}
