/** The React root of one block that the server has drawn (CMS-02). */
import { StrictMode, startTransition, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { browserMarket } from '../i18n/browser-market.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { DrawnBlock, type DrawnBlockProps } from './drawn-block.tsx';
import { Contexts, type ContextValues } from './island-contexts.tsx';
import { preloadBlocks } from './loaded-blocks.ts';

/** What an island draws. */
export interface IslandState extends DrawnBlockProps {
  readonly contexts: ContextValues;
}

export interface IslandRoot {
  /** Loads the block's code and lets React take the server's nodes over; asked again it does nothing. */
  readonly takeOver: (element: HTMLElement) => Promise<void>;
  /** Draws something else, now or as soon as the island is taken over. */
  readonly show: (state: IslandState) => void;
  /** To be called when the element may be gone from the page. */
  readonly leave: (element: HTMLElement) => void;
}

/** @param first what the server has drawn: React finds its nodes by it */
export function createIslandRoot(first: IslandState): IslandRoot {
  const store = createStore(first);
  let isAsked = false;
  let root: Root | undefined;
  return {
    takeOver: async (element) => {
      if (isAsked) return;
      isAsked = true;
      await preloadBlocks([first.block.type], browserMarket().textLocale);
      if (!element.isConnected) return;
      const serverHtml = element.innerHTML;
      startTransition(() => {
        root = hydrateRoot(element, <IslandTree store={store} serverHtml={serverHtml} />, {
          identifierPrefix: `${first.block.id}-`,
          // A page that is left in the middle of it has lost nothing.
          onRecoverableError: (error) => element.isConnected && reportError(error),
        });
      });
    },
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
}

/** Beginning with what the server has drawn, whatever the page shows by now: then the nodes fit. */
function IslandTree({ store, serverHtml }: IslandTreeProps) {
  const { contexts, block, isFirst } = useSyncExternalStore(
    store.subscribe,
    store.get,
    store.getFirst,
  );
  return (
    <StrictMode>
      <BlockBoundary fallback={<div dangerouslySetInnerHTML={{ __html: serverHtml }} />}>
        <Contexts values={contexts}>
          <DrawnBlock block={block} isFirst={isFirst} />
        </Contexts>
      </BlockBoundary>
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
