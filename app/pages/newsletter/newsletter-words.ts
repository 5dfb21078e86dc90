import type { WordNamespace } from '../../i18n/word-namespaces.ts';

export const NEWSLETTER_NAMESPACES: readonly WordNamespace[] = ['newsletter'];

/** Words of the newsletter's pages, loaded before they are hydrated. */
export const newsletterHandle = { i18n: NEWSLETTER_NAMESPACES };
