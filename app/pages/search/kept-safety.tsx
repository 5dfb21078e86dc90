/**
 * "Your money and your safety" below the results. It works without scripts, so the server's HTML stays as it is, and the
 * page waits for none of its code, which is that of trips' pages.
 */
import { useState } from 'react';
import type { TextLocale } from '../../../domain/market.ts';
import { addWords } from '../../i18n/loaded-words.ts';

const ID = 'safety-below';

let part: typeof import('../../booking/safety-strip.tsx') | undefined;

/** On the server, and before the results come by a link; what stands in the document already needs nothing. */
export async function preloadSafety(locale: TextLocale): Promise<void> {
  if (!import.meta.env.SSR && document.getElementById(ID)) return;
  [part] = await Promise.all([
    import('../../booking/safety-strip.tsx'),
    addWords(locale, ['travel']),
  ]);
}

export function KeptSafety() {
  const [drawn] = useState(() => part);
  const [html] = useState(() => (drawn ? '' : (document.getElementById(ID)?.innerHTML ?? '')));
  return drawn ? (
    <div id={ID}>
      <drawn.SafetyLine />
    </div>
  ) : (
    <div id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
