/**
 * Islands that the server could not draw (CMS-01). No boundary stops an error in its render, which ends the
 * whole document; so each island tells when it is begun and when it is done, and the document is drawn once
 * more without the one that was under way. It names those, so that its scripts leave them out too.
 */
import { useLocation } from '@remix-run/react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useIsHydrating } from './use-is-hydrating.ts';

/** One try of the server to draw a document. */
export interface Drawing {
  /** Names of islands that earlier tries failed at. */
  readonly leftOut: ReadonlySet<string>;
  /** Names of islands that are begun and not done, the innermost last. */
  readonly underWay: string[];
}

const DrawingContext = createContext<Drawing | null>(null);

export const DrawingProvider = DrawingContext.Provider;

/**
 * Draws a document without what cannot be drawn: as often as there are islands that fail, and once.
 *
 * @param draw the document, with a `DrawingProvider` around it
 * @param onLeftOut told of each island that is left out, by its name, and why
 * @throws what was thrown outside of every island
 */
export async function drawWhatCanBe(
  draw: (drawing: Drawing) => string | Promise<string>,
  onLeftOut: (name: string, error: unknown) => void,
): Promise<string> {
  const leftOut = new Set<string>();
  for (;;) {
    const underWay: string[] = [];
    try {
      return await draw({ leftOut, underWay });
    } catch (error) {
      const failed = underWay.at(-1);
      if (failed === undefined || leftOut.has(failed)) throw error;
      onLeftOut(failed, error);
      leftOut.add(failed);
    }
  }
}

/** Tells the drawing, if there is one, of the island around its children. */
export function ToldIsland({ name, children }: IslandName & { readonly children: ReactNode }) {
  const drawing = useContext(DrawingContext);
  if (!drawing) return children;
  // A server draws them one after the other, and each to its end.
  return (
    <>
      <Told call={() => drawing.underWay.push(name)} />
      {children}
      <Told call={() => drawing.underWay.pop()} />
    </>
  );
}

interface IslandName {
  readonly name: string;
}

function Told({ call }: { readonly call: () => void }) {
  call();
  return null;
}

/** Names of the islands that the document stands without; on another page there are none. */
export function useLeftOut(): ReadonlySet<string> {
  const drawing = useContext(DrawingContext);
  const { pathname } = useLocation();
  const isHydrating = useIsHydrating();
  const [drawn] = useState(() => ({
    pathname,
    names: isHydrating && !drawing ? namesIn(leftOutOfDocument()) : NONE,
  }));
  if (drawing) return drawing.leftOut;
  return pathname === drawn.pathname ? drawn.names : NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** The same for the document to carry, as an attribute; undefined where it is whole. */
export function useLeftOutMark(): string | undefined {
  const drawing = useContext(DrawingContext);
  if (!drawing) return leftOutOfDocument();
  return drawing.leftOut.size > 0 ? JSON.stringify([...drawing.leftOut]) : undefined;
}

function leftOutOfDocument(): string | undefined {
  return import.meta.env.SSR ? undefined : document.documentElement.dataset.leftOut;
}

function namesIn(mark: string | undefined): ReadonlySet<string> {
  return mark === undefined ? NONE : new Set(JSON.parse(mark) as string[]);
}
