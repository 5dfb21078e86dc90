import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { browserMarket } from '../i18n/browser-market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { orDocument } from './or-document.ts';

/**
 * The `clientLoader` of a route: its data, and beside it the words that its page is drawn with.
 *
 * @param formRoutes as in `orDocument`
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
    return orDocument(args, load, formRoutes);
  };
}
