/**
 * A part of a page that is taken over when it is wanted (CMS-02). Where the server has drawn it, the page's
 * own root leaves what is in it alone; a root of its own takes it over, and none of its code is fetched
 * before. On a page that comes by a link it is a part of the page's root, like all the rest.
 */
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { IslandBoundary } from './island-boundary.tsx';
import { useContextValues } from './island-contexts.tsx';
import { createIslandRoot } from './island-root.tsx';
import { useUntakenLinks } from './use-untaken-links.ts';

export interface IslandProps {
  /** One of its own on the page. */
  readonly name: string;
  /** Of the element that holds it. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Loads what it is drawn with; later calls are free. */
  readonly load: () => Promise<unknown>;
  /** Calls once when it is wanted, unless it is stopped before. */
  readonly whenWanted: (place: HTMLElement, call: () => void) => () => void;
  /** Whether what the server has drawn is true no more: then it is taken over, wanted or not. */
  readonly isOutdated: boolean;
  /** The same object as long as it draws the same. */
  readonly children: ReactNode;
}

export function Island(props: IslandProps) {
  const isHydrating = useSyncExternalStore(subscribeToNothing, no, yes);
  const [isOfServer] = useState(isHydrating);
  if (isOfServer && !import.meta.env.SSR) return <ServerDrawnIsland {...props} />;
  return (
    <div {...props.attributes}>
      <IslandBoundary>{props.children}</IslandBoundary>
    </div>
  );
}

/** The same object at each drawing, so that React never writes over what is there. */
const AS_IT_IS = { __html: '' };

function ServerDrawnIsland({
  name,
  attributes,
  load,
  whenWanted,
  isOutdated,
  children,
}: IslandProps) {
  const element = useRef<HTMLDivElement>(null);
  const contexts = useContextValues();
  const state = useMemo(() => ({ content: children, contexts }), [children, contexts]);
  const [island] = useState(() => createIslandRoot(name, state, load));
  const untakenLinks = useUntakenLinks(island);

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
    return isOutdated ? takeOver() : whenWanted(place, takeOver);
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
      {...untakenLinks}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_IT_IS}
    />
  );
}

const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;
