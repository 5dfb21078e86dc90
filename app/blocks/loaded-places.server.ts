/** Where loaded blocks stand, for the log (CMS-01): no business of the browser's, so they do not say it. */
import type { BlockPlace } from './block-place.ts';
import type { LoadedBlock } from './blocks.server.ts';

const places = new WeakMap<LoadedBlock, BlockPlace>();

export function notePlace(block: LoadedBlock, place: BlockPlace): LoadedBlock {
  places.set(block, place);
  return block;
}

/** Of the loader's own objects alone, which are what the server draws. */
export function placeOfLoaded(block: LoadedBlock): BlockPlace | undefined {
  return places.get(block);
}
