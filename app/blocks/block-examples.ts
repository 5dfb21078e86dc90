/** The examples of each block type: the gallery draws them, tests render them. */
import type { BlockType } from '../../contract/blocks.ts';
import type { BlockExamples } from './block-props.ts';
import { CONTINENTS_CAROUSEL_EXAMPLES } from './continents-carousel/block.examples.ts';
import { COVER_EXAMPLES } from './cover/block.examples.ts';
import { TEXT_AND_IMAGE_EXAMPLES } from './text-and-image/block.examples.ts';
import { TOURS_LIST_EXAMPLES } from './tours-list/block.examples.ts';
import { TRAVELS_LIST_EXAMPLES } from './travels-list/block.examples.ts';

export const BLOCK_EXAMPLES: { readonly [Type in BlockType]: BlockExamples<Type> } = {
  cover: COVER_EXAMPLES,
  'travels-list': TRAVELS_LIST_EXAMPLES,
  'tours-list': TOURS_LIST_EXAMPLES,
  'continents-carousel': CONTINENTS_CAROUSEL_EXAMPLES,
  'text-and-image': TEXT_AND_IMAGE_EXAMPLES,
};
