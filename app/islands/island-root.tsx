/** The React root of one island that the server has drawn (CMS-02). */
import {
  StrictMode,
  startTransition,
  useLayoutEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';
import { Contexts, type ContextValues } from './island-contexts.tsx';

/** What an island draws. */
export interface IslandState {
  readonly content: ReactNode;
  readonly contexts: ContextValues;
}

export interface IslandRoot {
  /**
   * Loads the code of what is drawn and lets React take the server's nodes over, to the end; asked again it
   * does nothing more.
   */
  readonly takeOver: (element: HTMLElement) => Promise<void>;
  /** Whether React sees to what happens in it: not where it could not be drawn. */
  readonly isTakenOver: () => boolean;
  /** Draws something else, now or as soon as the island is taken over. */
  readonly show: (state: IslandState) => void;
  /** To be called when the element may be gone from the page. */
  readonly leave: (element: HTMLElement) => void;
}

/**
 * @param name of the island, one of its own on the page
 * @param first what the server has drawn: React finds its nodes by it
 * @param load what it is drawn with
 * @param onFailed called when it could not be drawn, and shows what the server has drawn from then on
 */
export function createIslandRoot(
  name: string,
  first: IslandState,
  load: () => Promise<unknown>,
  onFailed: () => void,
): IslandRoot {
  const store = createStore(first);
  let asked: Promise<void> | undefined;
  let root: Root | undefined;
  let isDone = false;
  let hasFailed = false;
  const fail = () => {
    hasFailed = true;
    onFailed();
  };
  const begin = async (element: HTMLElement) => {
    await load();
    if (!element.isConnected) return;
    const serverHtml = element.innerHTML;
    const { promise, resolve } = Promise.withResolvers<void>();
    startTransition(() => {
      const tree = <IslandTree {...{ store, serverHtml }} onFailed={fail} onDone={resolve} />;
      root = hydrateRoot(element, tree, {
        identifierPrefix: `${name}-`,
        // A page that is left in the middle of it has lost nothing.
        onRecoverableError: (error) => element.isConnected && reportError(error),
      });
    });
    await promise;
    isDone = true;
  };
  return {
    takeOver: (element) => (asked ??= begin(element)),
    isTakenOver: () => isDone && !hasFailed,
    show: store.set,
    leave: (element) => {
      // React does not let go of one root while it is at work on another; and while it only tries
      // whether effects can be undone, as it does in development, the element stays.
      queueMicrotask(() => {
        if (!element.isConnected) root?.unmount();
      });
    },
  };
}

interface IslandTreeProps {
  readonly store: IslandStore;
  readonly serverHtml: string;
  readonly onDone: () => void;
  readonly onFailed: () => void;
}

/** Beginning with what the server has drawn, whatever the page shows by now: then the nodes fit. */
function IslandTree({ store, serverHtml, onDone, onFailed }: IslandTreeProps) {
  const { contexts, content } = useSyncExternalStore(store.subscribe, store.get, store.getFirst);
  useLayoutEffect(onDone, [onDone]);
  return (
    <StrictMode>
      <IslandBoundary
        fallback={<div dangerouslySetInnerHTML={{ __html: serverHtml }} />}
        onFailed={onFailed}
      >
        <Contexts values={contexts}>{content}</Contexts>
      </IslandBoundary>
    </StrictMode>
  );
}

type IslandStore = ReturnType<typeof createStore>;

function createStore(first: IslandState) {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    getFirst: () => first,
    set: (next: IslandState) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
