/** "Your money and your safety" below a list: its code is that of trips' pages, and comes when the list is wanted. */
import { useState } from 'react';
import type { TextLocale } from '../../domain/market.ts';
import { addWords } from '../i18n/loaded-words.ts';
import { loadedPart } from './loaded-part.ts';

const part = loadedPart(() => import('../booking/safety-strip.tsx'));

/** For the `preload` of a block that has it. */
export const preloadSafety = part.load;

export function SafetyPart() {
  const { SafetyLine } = part.get();
  return <SafetyLine />;
}

const KEPT_ID = 'safety-below';

/** For the `preload` of a page with `KeptSafetyPart`: of one that the server has drawn nothing is needed. */
export async function preloadKeptSafety(locale: TextLocale): Promise<void> {
  if (!import.meta.env.SSR && document.getElementById(KEPT_ID)) return;
  await Promise.all([part.load(), addWords(locale, ['travel'])]);
}

/**
 * The same below a list that hydrates with its page. It works without scripts, so the server's HTML stays as it is and
 * the page waits for no code of it.
 */
export function KeptSafetyPart() {
  const [html] = useState(() =>
    import.meta.env.SSR || part.isLoaded()
      ? null
      : (document.getElementById(KEPT_ID)?.innerHTML ?? ''),
  );
  return html === null ? (
    <div id={KEPT_ID}>
      <SafetyPart />
    </div>
  ) : (
    <div id={KEPT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
