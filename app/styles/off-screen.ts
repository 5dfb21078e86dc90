/**
 * Parts of a document that has just been opened are styled, laid out and painted when they come near the screen
 * (docs/decisions/0087). Heights that are not known yet would put whoever comes back to a place into the wrong one, so
 * a document that is loaded again or come back to, and every page after it, is laid out whole.
 */
import type { StyleRule } from '@vanilla-extract/css';

export const FRESH_DOCUMENT = 'data-fresh';

/** Stands in the head, so that it runs before the first layout. Nothing in the browser, which has it from there. */
export const MARK_FRESH_DOCUMENT = import.meta.env.SSR
  ? `performance.getEntriesByType('navigation')[0]?.type==='navigate'&&document.documentElement.setAttribute('${FRESH_DOCUMENT}','')`
  : '';

export const inFreshDocument = (selector: string): string => `[${FRESH_DOCUMENT}] ${selector}`;

export const LEFT_ALONE = {
  contentVisibility: 'auto',
  // What is assumed of its height until it has been near.
  containIntrinsicBlockSize: 'auto 28rem',
  // Room for what marks the focus.
  overflowClipMargin: '1rem',
} as const satisfies StyleRule;
