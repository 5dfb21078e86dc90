/**
 * A part of a page that is taken over when it is wanted (CMS-02). Where the server has drawn it, the page's
 * own root leaves what is in it alone; a root of its own takes it over, and none of its code is fetched
 * before. On a page that comes by a link it is a part of the page's root, like all the rest.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { IslandBoundary } from './island-boundary.tsx';
import { useContextValues } from './island-contexts.tsx';
import { createIslandRoot } from './island-root.tsx';
import { ToldIsland, useLeftOut } from './left-out.tsx';
import { useIsHydrating } from './use-is-hydrating.ts';
import { useUntakenLinks } from './use-untaken-links.ts';

export interface IslandProps {
  /** One of its own on the page. */
  readonly name: string;
  /** Of the element that holds it. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Loads what it is drawn with; later calls are free. */
  readonly load: () => Promise<unknown>;
  /** Calls once when it is wanted, unless it is stopped before. */
  readonly whenWanted: (call: () => void, place: HTMLElement) => () => void;
  /** Whether what the server has drawn is true no more: then it is taken over, wanted or not. */
  readonly isOutdated: boolean;
  /** Whether there is no page without it: where it cannot be drawn, the error is the page's. */
  readonly isWholePage?: boolean;
  /** The same object as long as it draws the same. */
  readonly children: ReactNode;
}

export function Island(props: IslandProps) {
  const isLeftOut = useLeftOut().has(props.name);
  const isHydrating = useIsHydrating();
  const [isOfServer] = useState(isHydrating && !isLeftOut);
  const [first] = useState(props.children);
  const [hasFailed, setHasFailed] = useState(false);
  if (isLeftOut) return null;
  // What the server has drawn stands for what has failed, but not for another page: that is drawn without a
  // root of its own, and the page has the error if there is one again.
  const isLost = hasFailed && props.isWholePage === true && props.children !== first;
  if (isOfServer && !isLost && !import.meta.env.SSR) {
    return <ServerDrawnIsland {...props} onFailed={() => setHasFailed(true)} />;
  }
  if (props.isWholePage) return <div {...props.attributes}>{props.children}</div>;
  return (
    <div {...props.attributes}>
      <IslandBoundary>
        <ToldIsland name={props.name}>{props.children}</ToldIsland>
      </IslandBoundary>
    </div>
  );
}

/** The same object at each drawing, so that React never writes over what is there. */
const AS_IT_IS = { __html: '' };

interface ServerDrawnIslandProps extends IslandProps {
  /** Called when it is the server's HTML for good, as it could not be drawn. */
  readonly onFailed: () => void;
}

function ServerDrawnIsland({
  name,
  attributes,
  load,
  whenWanted,
  isOutdated,
  onFailed,
  children,
}: ServerDrawnIslandProps) {
  const element = useRef<HTMLDivElement>(null);
  const contexts = useContextValues();
  const state = useMemo(() => ({ content: children, contexts }), [children, contexts]);
  const [island] = useState(() => createIslandRoot(name, state, load, onFailed));
  useUntakenLinks(island, element);

  // In the same frame as the rest of the page.
  useLayoutEffect(() => island.show(state), [island, state]);

  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const takeOver = () => {
      // Its links work without its code, but what it says has to be true.
      const giveUp = isOutdated ? () => window.location.reload() : reportError;
      island.takeOver(place).catch(giveUp);
    };
    return isOutdated ? takeOver() : whenWanted(takeOver, place);
  }, [island, isOutdated, whenWanted]);

  useEffect(() => {
    const place = element.current;
    return () => {
      if (place) island.leave(place);
    };
  }, [island]);

  return (
    <div
      ref={element}
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_IT_IS}
    />
  );
}
