/** What a mailed link comes to, and the keys of the words for it. */
import type { NewsletterPurpose } from '../../../contract/newsletter-paths.ts';

/** `over`: its days are; `unavailable`: nobody knows at present. */
export type LinkState = 'open' | 'done' | 'over' | 'unknown' | 'unavailable';

export function linkWords(purpose: NewsletterPurpose, state: LinkState) {
  return purpose === 'confirm'
    ? {
        title: `confirm.${state}.title`,
        text: `confirm.${state}.text`,
        press: 'confirm.press',
        again: 'confirm.again',
      }
    : {
        title: `unsubscribe.${state}.title`,
        text: `unsubscribe.${state}.text`,
        press: 'unsubscribe.press',
        again: 'unsubscribe.again',
      };
}
