/**
 * The blocks of a page, each in a boundary of its own (CMS-01, CMS-02). In a document of the server's the boundary waits: the page hydrates
 * around it, and its code is fetched when the block is wanted, the first one's when the browser is idle, the
 * others' when they are seen. On a page that comes by a link nothing waits; the code has been loaded with the
 * data. `docs/decisions/0054` says what React 18 asks of such a boundary.
 */
import { useLocation } from '@remix-run/react';
import {
  Component,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { browserMarket } from '../i18n/browser-market.ts';
import { isPageHydrated } from '../is-page-hydrated.ts';
import { siteRouter } from '../site-router.ts';
import { whenIdle, whenSeen } from '../ui/when-wanted.ts';
import type { LoadedBlock } from './blocks.server.ts';
import { RenderedBlock, type RenderedBlockProps } from './rendered-block.tsx';
import { MarkedBlock } from './failed-blocks.tsx';
import { blockComponent, preloadBlocks } from './loaded-blocks.ts';

/** The blocks of a page in their order (CMS-01). */
export function Blocks({ blocks }: { readonly blocks: readonly LoadedBlock[] }) {
  // Another page may have a block of the same name: it is not this one.
  const { pathname } = useLocation();
  return blocks.map((block, index) => (
    <BlockBoundary
      key={`${pathname} ${block.type} ${block.id}`}
      block={block}
      isFirst={index === 0}
    />
  ));
}

const BlockBoundary = memo(function BlockBoundary({ block, isFirst }: RenderedBlockProps) {
  const [gate] = useState(() =>
    import.meta.env.SSR || isPageHydrated() ? null : createGateUntilChange(block),
  );

  useEffect(() => {
    if (gate) return whenWanted(block, isFirst, gate.open);
  }, [gate, block, isFirst]);

  // The same element while nothing has changed: another one makes React throw the HTML away.
  return useMemo(
    () => (
      <Suspense fallback={<ServerHtml id={block.id} />}>
        <GatedBlock gate={gate} block={block} isFirst={isFirst} />
      </Suspense>
    ),
    [gate, block, isFirst],
  );
});

/**
 * A gate that the first change of the router opens: a boundary that still waited would hold the change up, or
 * React would throw its HTML away (error 421). The router calls before React renders the change, and not from
 * a render: `RemixBrowser` renders the new address at once, and the rest of the change in a transition.
 */
function createGateUntilChange(block: LoadedBlock): HydrationGate {
  const gate = createHydrationGate(block);
  const stop = siteRouter()?.subscribe(() => {
    gate.keep();
    stop?.();
  });
  return gate;
}

interface GatedBlockProps extends RenderedBlockProps {
  readonly gate: HydrationGate | null;
}

function GatedBlock({ gate, ...props }: GatedBlockProps) {
  const { block, isFirst } = props;
  const isKept = gate?.pass() === 'kept';
  const serverHtml = useServerHtml(block.id);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isKept) return;
    return whenWanted(block, isFirst, () => startTransition(() => setIsWanted(true)));
  }, [isKept, block, isFirst]);

  // The code of what a loader has returned anew has come with it.
  if (isKept && !isWanted && !(isOutdated(block, gate.block) && blockComponent(block.type))) {
    // The server's HTML without its code, until the block is wanted or shows something else.
    return (
      <div data-block={block.id} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
    );
  }
  return (
    <div data-block={block.id}>
      <BlockErrorBoundary serverHtml={gate ? serverHtml : null}>
        <MarkedBlock id={block.id}>
          <RenderedBlock {...props} />
        </MarkedBlock>
      </BlockErrorBoundary>
    </div>
  );
}

/** Calls when a block is wanted and its code is there; returns how to stop. */
function whenWanted(block: LoadedBlock, isFirst: boolean, call: () => void) {
  const place = placeOf(block.id);
  if (!place) return;
  const load = () => {
    preloadBlocks([block], browserMarket().textLocale).then(call, reportError);
  };
  return isFirst ? whenIdle(load) : whenSeen(load, place);
}

function isOutdated(block: LoadedBlock, rendered: LoadedBlock): boolean {
  return block !== rendered && JSON.stringify(block) !== JSON.stringify(rendered);
}

/** What stands in the document, should React render the boundary while it waits. */
function ServerHtml({ id }: { readonly id: string }) {
  return <div data-block={id} dangerouslySetInnerHTML={useServerHtml(id)} />;
}

/** What the block's place holds at the first render: React leaves it as it is, or writes the same anew. */
function useServerHtml(id: string) {
  const [html] = useState(() => ({
    __html: import.meta.env.SSR ? '' : (placeOf(id)?.innerHTML ?? ''),
  }));
  return html;
}

function placeOf(id: string): Element | null {
  return document.querySelector(`[data-block="${CSS.escape(id)}"]`);
}

interface BlockErrorBoundaryProps {
  /** Stands for the block if it fails; on null nothing does. */
  readonly serverHtml: { readonly __html: string } | null;
  readonly children: ReactNode;
}

/** Keeps the error of one block from the page around it (CMS-01); React writes it to the console. */
class BlockErrorBoundary extends Component<
  BlockErrorBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** React catches it, and the browser would tell nobody (ERR-02). */
  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { serverHtml, children } = this.props;
    if (!this.state.hasFailed) return children;
    return serverHtml && <div dangerouslySetInnerHTML={serverHtml} />;
  }
}

/**
 * Holds the hydration of a block's boundary back (docs/decisions/0054). While the gate is closed, its `pass`
 * suspends the render, and React leaves the server's HTML alone. It opens in one of two ways, for good:
 *
 * - open: the block is wanted and its code is there, so React hydrates the server's nodes;
 * - kept: the router is about to change something, and cannot pass a boundary that waits. The block takes its
 *   HTML as it is, without code, and renders when it is wanted.
 */
interface HydrationGate {
  /** The block that the server has rendered. */
  readonly block: LoadedBlock;
  /**
   * Which way the gate has opened.
   * @throws a promise while it is closed
   */
  readonly pass: () => 'open' | 'kept';
  readonly keep: () => void;
  /** To be called when the block is wanted and its code is there. */
  readonly open: () => void;
}

export function createHydrationGate(block: LoadedBlock): HydrationGate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let way: 'open' | 'kept' | undefined;

  const choose = (chosen: 'open' | 'kept') => {
    way ??= chosen;
    resolve();
  };
  return {
    block,
    pass() {
      // How React 18 is told to wait.
      // oxlint-disable-next-line no-throw-literal
      if (way === undefined) throw promise;
      return way;
    },
    keep: () => choose('kept'),
    open: () => choose('open'),
  };
}
