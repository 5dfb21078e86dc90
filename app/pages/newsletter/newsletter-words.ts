import { browserMarket } from '../../i18n/browser-market.ts';
import { addWords } from '../../i18n/loaded-words.ts';
import type { WordNamespace } from '../../i18n/word-namespaces.ts';

const NAMESPACES: readonly WordNamespace[] = ['newsletter'];

/** Words of the newsletter's pages, loaded before they are hydrated. */
export const newsletterHandle = { i18n: NAMESPACES };

/** For a navigation within the browser. */
export function addNewsletterWords(): Promise<unknown> {
  return addWords(browserMarket().textLocale, NAMESPACES);
}
