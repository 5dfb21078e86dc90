/**
 * The blocks of a page, each in a boundary of its own (CMS-01, CMS-02). In a document of the server's the boundary waits: the page hydrates
 * around it, and its code is fetched when the block is wanted, the first one's when the browser is idle, the
 * others' when they are seen. On a page that comes by a link nothing waits; the code has been loaded with the
 * data. `docs/decisions/0054` says what React 18 asks of such a boundary.
 */
import { useLocation, useNavigation } from '@remix-run/react';
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
import { whenIdle, whenSeen } from '../ui/when-wanted.ts';
import type { LoadedBlock } from './blocks.server.ts';
import { DrawnBlock, type DrawnBlockProps } from './drawn-block.tsx';
import { MarkedBlock } from './failed-blocks.tsx';
import { createHydrationGate, type HydrationGate } from './hydration-gate.ts';
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

const BlockBoundary = memo(function BlockBoundary({ block, isFirst }: DrawnBlockProps) {
  const [gate] = useState(() =>
    import.meta.env.SSR || isPageHydrated() ? null : createHydrationGate(block),
  );
  // Renders with every change of the router, before the boundary below: one that still waited would hold the
  // change up, or React would throw its HTML away (error 421). An effect would come too late.
  useNavigation();
  if (isPageHydrated()) gate?.keep();

  useEffect(() => {
    const place = gate && placeOf(block.id);
    if (!place) return;
    const load = () => {
      preloadBlocks([block], browserMarket().textLocale).then(
        () => gate.open(place.innerHTML),
        reportError,
      );
    };
    return isFirst ? whenIdle(load) : whenSeen(load, place);
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

interface GatedBlockProps extends DrawnBlockProps {
  readonly gate: HydrationGate | null;
}

function GatedBlock({ gate, ...props }: GatedBlockProps) {
  const { block } = props;
  const isKept = gate?.pass() === 'kept';
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (isKept) return gate.whenOpened(() => startTransition(() => setIsWanted(true)));
  }, [isKept, gate]);

  // The code of what a loader has returned anew has come with it.
  if (isKept && !isWanted && !(isOutdated(block, gate.block) && blockComponent(block.type))) {
    // The server's HTML without its code, until the block is wanted or shows something else.
    return (
      <div data-block={block.id} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
    );
  }
  return (
    <div data-block={block.id}>
      <BlockErrorBoundary serverHtml={gate?.serverHtml()}>
        <MarkedBlock id={block.id}>
          <DrawnBlock {...props} />
        </MarkedBlock>
      </BlockErrorBoundary>
    </div>
  );
}

/** Always the same object, so that React never writes over what is there. */
const AS_IT_IS = { __html: '' };

function isOutdated(block: LoadedBlock, rendered: LoadedBlock): boolean {
  return block !== rendered && JSON.stringify(block) !== JSON.stringify(rendered);
}

/** What stands in the document, should React render the boundary while it waits. */
function ServerHtml({ id }: { readonly id: string }) {
  const html = import.meta.env.SSR ? '' : (placeOf(id)?.innerHTML ?? '');
  return <div data-block={id} dangerouslySetInnerHTML={{ __html: html }} />;
}

function placeOf(id: string): Element | null {
  return document.querySelector(`[data-block="${CSS.escape(id)}"]`);
}

interface BlockErrorBoundaryProps {
  /** Stands for the block if it fails; without it nothing does. */
  readonly serverHtml?: string;
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

  override render() {
    const { serverHtml, children } = this.props;
    if (!this.state.hasFailed) return children;
    return serverHtml === undefined ? null : (
      <div dangerouslySetInnerHTML={{ __html: serverHtml }} />
    );
  }
}
