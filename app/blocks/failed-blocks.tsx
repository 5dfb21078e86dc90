/**
 * Blocks that fail on the server (CMS-01). React would leave such a block to the browser, and report an error
 * there; so each block marks where it begins and ends, and the document is rendered once more without those
 * that have not ended. The document names them, and the browser leaves them out too.
 */
import { useLocation } from '@remix-run/react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { isPageHydrated } from '../is-page-hydrated.ts';

/** One attempt of the server to render a document. */
export interface RenderAttempt {
  /** Ids of blocks that have failed before. */
  readonly failed: ReadonlySet<string>;
  /** Ids of blocks that have begun and not ended, the newest last. */
  readonly begun: Set<string>;
  /** What blocks have thrown, by their ids. */
  readonly errors: Map<string, unknown>;
}

/**
 * Notes an error that React has caught.
 * @returns false if it belongs to no block
 */
export function noteBlockError({ begun, errors }: RenderAttempt, error: unknown): boolean {
  const id = [...begun].at(-1);
  if (id === undefined || errors.has(id)) return false;
  errors.set(id, error);
  return true;
}

const AttemptContext = createContext<RenderAttempt | null>(null);

export const RenderAttemptProvider = AttemptContext.Provider;

/**
 * Renders a document, and once more without the blocks that have failed.
 *
 * @param render the document, with a `RenderAttemptProvider` around it
 * @param onFailed called with the id of each block that is left out, and what it has thrown
 * @throws what was thrown outside of every block
 */
export async function renderWithFallback(
  render: (attempt: RenderAttempt) => string | Promise<string>,
  onFailed: (id: string, error: unknown) => void,
): Promise<string> {
  const failed = new Set<string>();
  for (;;) {
    const attempt: RenderAttempt = { failed: new Set(failed), begun: new Set(), errors: new Map() };
    const html = await render(attempt);
    if (attempt.begun.size === 0) return html;
    for (const id of attempt.begun) {
      failed.add(id);
      onFailed(id, attempt.errors.get(id));
    }
  }
}

/** Marks the block around its children for the attempt, if there is one. */
export function MarkedBlock({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) {
  const attempt = useContext(AttemptContext);
  if (!attempt) return children;
  return (
    <>
      <Mark call={() => attempt.begun.add(id)} />
      {children}
      <Mark call={() => attempt.begun.delete(id)} />
    </>
  );
}

function Mark({ call }: { readonly call: () => void }) {
  call();
  return null;
}

/** Ids of the blocks that the document stands without; on another page there are none. */
export function useFailedBlocks(): ReadonlySet<string> {
  const attempt = useContext(AttemptContext);
  const { pathname } = useLocation();
  const [drawn] = useState(() => ({
    pathname,
    ids: attempt || isPageHydrated() ? NONE : idsIn(failedBlocksOfDocument()),
  }));
  if (attempt) return attempt.failed;
  return pathname === drawn.pathname ? drawn.ids : NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** The same for the document to carry, as an attribute; undefined where it is whole. */
export function useFailedBlocksMark(): string | undefined {
  const attempt = useContext(AttemptContext);
  if (!attempt) return failedBlocksOfDocument();
  return attempt.failed.size > 0 ? JSON.stringify([...attempt.failed]) : undefined;
}

function failedBlocksOfDocument(): string | undefined {
  return import.meta.env.SSR ? undefined : document.documentElement.dataset.failedBlocks;
}

function idsIn(mark: string | undefined): ReadonlySet<string> {
  return mark === undefined ? NONE : new Set(JSON.parse(mark) as string[]);
}
