/**
 * A block in its page (CMS-02). Where the server has drawn it, the page's own root leaves what is in it
 * alone: the first block is taken over when the browser is idle, the others when they are seen, each by
 * a root of its own, and no code of a block is fetched before. On a page that comes by a link the block is
 * a part of the page's root, like all the rest.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { BlockBoundary } from './block-boundary.tsx';
import { DrawnBlock, type DrawnBlockProps } from './drawn-block.tsx';
import { useContextValues } from './island-contexts.tsx';
import { createIslandRoot } from './island-root.tsx';
import { useUntakenLinks } from './use-untaken-links.ts';
import { whenIdle, whenSeen } from './when-wanted.ts';

export function Island(props: DrawnBlockProps) {
  const isHydrating = useSyncExternalStore(subscribeToNothing, no, yes);
  const [isOfServer] = useState(isHydrating);
  if (isOfServer && !import.meta.env.SSR) return <ServerDrawnIsland {...props} />;
  return (
    <div data-block={props.block.id}>
      <BlockBoundary>
        <DrawnBlock {...props} />
      </BlockBoundary>
    </div>
  );
}

/** The same object at each drawing, so that React never writes over what is there. */
const AS_IT_IS = { __html: '' };

function ServerDrawnIsland({ block, isFirst }: DrawnBlockProps) {
  const element = useRef<HTMLDivElement>(null);
  const contexts = useContextValues();
  const state = useMemo(() => ({ block, isFirst, contexts }), [block, isFirst, contexts]);
  const [island] = useState(() => createIslandRoot(state));
  const [drawn] = useState(block);

  // In the same frame as the rest of the page.
  useLayoutEffect(() => island.show(state), [island, state]);

  const isOutdated = block !== drawn && JSON.stringify(block) !== JSON.stringify(drawn);
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const takeOver = () => {
      // Its links work without its code, but what it says has to be true.
      const giveUp = isOutdated ? () => window.location.reload() : reportError;
      island.takeOver(place).catch(giveUp);
    };
    if (isOutdated) return takeOver();
    return isFirst ? whenIdle(takeOver) : whenSeen(place, takeOver);
  }, [island, isFirst, isOutdated]);

  useEffect(() => {
    const place = element.current;
    return () => {
      if (place) island.leave(place);
    };
  }, [island]);

  return (
    <div
      ref={element}
      data-block={block.id}
      {...useUntakenLinks()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_IT_IS}
    />
  );
}

const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;
