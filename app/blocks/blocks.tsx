import { useLocation } from '@remix-run/react';
import type { LoadedBlock } from './blocks.server.ts';
import { BlockBoundary } from './block-boundary.tsx';

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
