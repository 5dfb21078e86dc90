/**
 * A part of the frame (LAY-01). As the server has drawn it, it is links, forms and menus that need no script;
 * it is taken over with the first sign of a person, or when it is true no more: on another page, with another
 * currency, once somebody is logged in.
 */
import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { useIsOutdated } from '../islands/use-is-outdated.ts';
import { whenSomebodyIsThere } from '../islands/when-wanted.ts';
import { part } from './frame.css.ts';
import { preloadFrame } from './loaded-frame.ts';
import { watchPointer } from './resting-pointer.ts';

export interface FrameIslandProps {
  readonly name: string;
  /** The same object as long as it draws the same. */
  readonly children: ReactNode;
}

export function FrameIsland({ name, children }: FrameIslandProps) {
  const isOutdated = useIsOutdated();
  return (
    <Island
      name={`frame-${name}`}
      attributes={{ className: part, 'data-part': name }}
      load={preloadFrame}
      whenWanted={whenWanted}
      isOutdated={isOutdated}
    >
      {children}
    </Island>
  );
}

function whenWanted(call: () => void): () => void {
  watchPointer();
  return whenSomebodyIsThere(call);
}
