import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { browserMarket } from '../i18n/browser-market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { fallbackToDocument } from './fallback-to-document.ts';

/**
 * The `clientLoader` of a route: loads its data and, in parallel, the words that its page needs.
 *
 * @param formRoutes as in `fallbackToDocument`
 */
export function loadWithWords<Loader>(
  namespaces: readonly WordNamespace[],
  formRoutes?: readonly string[],
) {
  return (args: ClientLoaderFunctionArgs) => {
    const load = async () => {
      const [page] = await Promise.all([
        args.serverLoader<Loader>(),
        addWords(browserMarket().textLocale, namespaces),
      ]);
      return page;
    };
    return fallbackToDocument(args, load, formRoutes);
  };
}
