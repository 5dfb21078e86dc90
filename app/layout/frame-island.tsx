/**
 * A part of the frame (LAY-01). As the server has drawn it, it is links, forms and menus that need no script;
 * it is taken over with the first sign of a person, or when it is true no more: on another page, with another
 * currency, once somebody is logged in.
 */
import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
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
  const { key } = useLocation();
  // The same object until it is loaded anew.
  const site = useRouteLoaderData('root');
  const [drawn] = useState({ key, site });
  return (
    <Island
      name={name}
      attributes={{ className: part, 'data-part': name }}
      load={preloadFrame}
      whenWanted={whenWanted}
      isOutdated={key !== drawn.key || site !== drawn.site}
    >
      {children}
    </Island>
  );
}

function whenWanted(_place: HTMLElement, call: () => void): () => void {
  watchPointer();
  return whenSomebodyIsThere(call);
}
