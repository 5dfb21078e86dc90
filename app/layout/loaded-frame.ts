/**
 * The code of header and footer that has been loaded: on the server before the render, in the browser when
 * somebody is there, or before a page that comes by a link is drawn.
 */
import { useEffect, useReducer } from 'react';

type FrameParts = typeof import('./frame-parts.tsx');

let loaded: FrameParts | undefined;

/** Later calls are free. */
export async function preloadFrame(): Promise<void> {
  loaded ??= await import('./frame-parts.tsx');
}

/**
 * What draws header and footer. It has been loaded before, but where the browser gives a document of the
 * server up and draws it by itself: then they come a moment later.
 * @throws Error on the server where it was not: a programming mistake.
 */
export function useFrameParts(): FrameParts | null {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  if (!loaded && import.meta.env.SSR) throw new Error('The frame is drawn before it was loaded');
  const isMissing = loaded === undefined;
  useEffect(() => {
    if (isMissing) preloadFrame().then(redraw, reportError);
  }, [isMissing]);
  return loaded ?? null;
}
