/** The component of each block type. All are drawn by the server; none asks for anything by itself. */
import type { BlockType } from '../../contract/blocks.ts';
import type { BlockComponent } from './block-props.ts';
import { ContinentsCarouselBlock } from './continents-carousel/block.tsx';
import { CoverBlock } from './cover/block.tsx';
import { TextAndImageBlock } from './text-and-image/block.tsx';
import { ToursListBlock } from './tours-list/block.tsx';
import { TravelsListBlock } from './travels-list/block.tsx';

export const BLOCKS: { readonly [Type in BlockType]: BlockComponent<Type> } = {
  cover: CoverBlock,
  'travels-list': TravelsListBlock,
  'tours-list': ToursListBlock,
  'continents-carousel': ContinentsCarouselBlock,
  'text-and-image': TextAndImageBlock,
};
