/**
 * A block in its page (CMS-02): the first is taken over when the browser is idle, the others when they are
 * seen. One that was not, and has changed, is taken over at once: what stands on a page has to be true.
 */
import { useMemo, useState } from 'react';
import { browserMarket } from '../i18n/browser-market.ts';
import { Island } from '../islands/island.tsx';
import { whenIdle, whenSeen } from '../islands/when-wanted.ts';
import { DrawnBlock, type DrawnBlockProps } from './drawn-block.tsx';
import { preloadBlocks } from './loaded-blocks.ts';

export function BlockIsland({ block, isFirst }: DrawnBlockProps) {
  const [drawn] = useState(block);
  const content = useMemo(() => <DrawnBlock block={block} isFirst={isFirst} />, [block, isFirst]);
  return (
    <Island
      name={block.id}
      attributes={{ 'data-block': block.id }}
      load={() => preloadBlocks([block], browserMarket().textLocale)}
      whenWanted={isFirst ? whenIdle : whenSeen}
      isOutdated={block !== drawn && JSON.stringify(block) !== JSON.stringify(drawn)}
    >
      {content}
    </Island>
  );
}
