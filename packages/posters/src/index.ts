/**
 * Travel posters and portraits as SVG: a description in, a document out (README.md). Everything is a pure
 * function of the description, so that a picture can be drawn again anywhere and be the same to the byte.
 */
export { drawPortrait } from './portraits/draw-portrait.ts';
export { drawPoster } from './draw-poster.ts';
export { drawExamplePoster } from './example-poster.ts';

export { MOTIF_NAMES, type Motif } from './motifs.ts';
export { PALETTE_NAMES, PALETTES, PLANTS } from './palettes.ts';
export {
  POSTER_SHAPES,
  SCENES,
  type PosterDescription,
  type PosterShape,
  type Scene,
} from './poster.ts';
export { standOf } from './scenes.ts';
export { GROUNDS, SKIES } from './stage.ts';

export { BEARD_NAMES } from './portraits/beards.ts';
export { CLOTHING_NAMES } from './portraits/clothing.ts';
export { HAIR_NAMES } from './portraits/hair.ts';
export { HEADWEAR_NAMES } from './portraits/headwear.ts';
export {
  BACKDROPS,
  GLASSES,
  PORTRAIT_SIZE,
  type PortraitDescription,
} from './portraits/portrait.ts';
export { CLOTH_NAMES, HAIR_COLOUR_NAMES, SKIN_NAMES } from './portraits/tones.ts';
