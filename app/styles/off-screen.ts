/**
 * Parts of a document that has just been opened are styled, laid out and painted when they come near the screen
 * (docs/decisions/0087). Heights that are not known yet would put whoever comes back to a place into the wrong one, so
 * a document that is loaded again or come back to, and every page after it, is laid out whole.
 */
import type { StyleRule } from '@vanilla-extract/css';
import { siteRouter } from '../site-router.ts';

const MARK = 'data-fresh';

/** Stands in the head, so that it runs before the first layout. Nothing in the browser, which has it from there. */
export const MARK_FRESH_DOCUMENT = import.meta.env.SSR
  ? `performance.getEntriesByType('navigation')[0]?.type==='navigate'&&document.documentElement.setAttribute('${MARK}','')`
  : '';

/** Takes the mark away when the visitor goes on to another page. */
export function ageDocument(): void {
  const stop = siteRouter()?.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') return;
    document.documentElement.removeAttribute(MARK);
    stop?.();
  });
}

export const inFreshDocument = (selector: string): string => `[${MARK}] ${selector}`;

export const LEFT_ALONE = {
  contentVisibility: 'auto',
  // What is assumed of its height until it has been near.
  containIntrinsicBlockSize: 'auto 28rem',
  // Room for what marks the focus.
  overflowClipMargin: '1rem',
} as const satisfies StyleRule;
