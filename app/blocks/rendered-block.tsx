import { createElement, useEffect, useReducer } from 'react';
import { CustomScope } from '../custom-styles/custom-scope.tsx';
import { browserMarket } from '../i18n/browser-market.ts';
import type { LoadedBlock } from './blocks.server.ts';
import { blockComponent, preloadBlocks } from './loaded-blocks.ts';

export interface RenderedBlockProps {
  readonly block: LoadedBlock;
  readonly isFirst: boolean;
}

/** One block, by its type. */
export function RenderedBlock({ block, isFirst }: RenderedBlockProps) {
  const component = useBlockComponent(block);
  if (!component) return null;
  const drawn = createElement(component, { id: block.id, data: block.data as never, isFirst });
  return (
    <CustomScope scope={block.scope}>
      {block.lang ? <div lang={block.lang}>{drawn}</div> : drawn}
    </CustomScope>
  );
}

/**
 * What draws blocks of a type. It has been loaded before, but where the browser gives a document of the
 * server up and draws it by itself: then the block comes a moment later.
 * @throws Error on the server where it was not: a programming mistake.
 */
function useBlockComponent(block: LoadedBlock) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const component = blockComponent(block.type);
  if (!component && import.meta.env.SSR) {
    throw new Error(`A block of type ${block.type} is drawn before it was loaded`);
  }
  const isMissing = component === null;
  useEffect(() => {
    if (isMissing) preloadBlocks([block], browserMarket().textLocale).then(redraw, reportError);
  }, [isMissing, block]);
  return component;
}
