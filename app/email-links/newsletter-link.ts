/** The states of a mailed newsletter link, and the keys of their words, for server and page. */
import type { NewsletterPurpose } from '../../contract/newsletter-paths.ts';

/** `over`: the link has expired; `unavailable`: the backend does not answer. */
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
