/** Adds catalogues to the browser's i18next as pages need them; the server's has all from the start. */
import type { i18n as I18next } from 'i18next';
import type { TextLocale } from '../../domain/market.ts';
import type { WordNamespace } from './word-namespaces.ts';
import { loadWords, localeChain } from './words.ts';

let browserInstance: I18next | undefined;

/** Names the instance that `addWords` fills; called once by `entry.client.tsx`. */
export function setBrowserI18next(instance: I18next): void {
  browserInstance = instance;
}

/** Loads what is missing of the namespaces, side by side. Does nothing on the server. */
export async function addWords(
  locale: TextLocale,
  namespaces: readonly WordNamespace[],
): Promise<void> {
  const instance = browserInstance;
  if (!instance) return;
  const missing = localeChain(locale).flatMap((part) =>
    namespaces
      .filter((namespace) => !instance.hasResourceBundle(part, namespace))
      .map((namespace) => ({ part, namespace })),
  );
  await Promise.all(
    missing.map(async ({ part, namespace }) => {
      instance.addResourceBundle(part, namespace, await loadWords(part, namespace));
    }),
  );
}
