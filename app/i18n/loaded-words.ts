/** Adds catalogues to the browser's words as pages need them; the server's i18next has all from the start. */
import type { TextLocale } from '../../domain/market.ts';
import type { LightI18next } from './light-i18next.ts';
import type { WordNamespace } from './word-namespaces.ts';
import { loadWords, localeChain } from './words.ts';

let browserWords: LightI18next | undefined;

/** Names what `addWords` fills; called once by `entry.client.tsx`. */
export function setBrowserWords(words: LightI18next): void {
  browserWords = words;
}

/** Loads what is missing of the namespaces, side by side. Does nothing on the server. */
export async function addWords(
  locale: TextLocale,
  namespaces: readonly WordNamespace[],
): Promise<void> {
  const words = browserWords;
  if (!words) return;
  const missing = localeChain(locale).flatMap((part) =>
    namespaces
      .filter((namespace) => !words.has(part, namespace))
      .map((namespace) => ({ part, namespace })),
  );
  await Promise.all(
    missing.map(async ({ part, namespace }) => {
      words.add(part, namespace, await loadWords(part, namespace));
    }),
  );
}
