/**
 * Travel posters: flat landscapes in a limited palette, drawn as SVG from a description (visual
 * direction). Everything here is a pure function of the description, without clock, locale or
 * chance, so that a poster can be made again anywhere and be the same to the byte.
 */
import { MOTIFS } from './motifs.ts';
import { PALETTES } from './palettes.ts';
import type { Palette } from './palettes.ts';
import { POSTER_SHAPES, skyOf } from './poster.ts';
import type { PosterDescription, PosterShape } from './poster.ts';
import { SCENE_DRAWINGS, standOf } from './scenes.ts';
import { seededRandom } from './seeded-random.ts';
import { stipple } from './shapes/stipple.ts';
import type { Stage } from './stage.ts';
import { placed } from './svg.ts';

/** A whole SVG document. A motif that the scene has no place for is left out (see `standOf`). */
export function drawPoster(description: PosterDescription, shape: PosterShape): string {
  const { width, height } = POSTER_SHAPES[shape];
  const stage = setStage(description, shape);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">` +
    SCENE_DRAWINGS[description.scene].draw(stage) +
    stipple(stage) +
    '</svg>'
  );
}

function setStage(description: PosterDescription, shape: PosterShape): Stage {
  const { scene, palette: name, motif, plants, ground, seed } = description;
  const { width, height } = POSTER_SHAPES[shape];
  const random = seededRandom(seed);
  const palette: Palette = plants ? { ...PALETTES[name], plants } : PALETTES[name];
  const drawing = motif && MOTIFS[motif];
  const chosen = motif && standOf(scene, motif);
  const isTall = shape === 'tall';
  return {
    width,
    height,
    isTall,
    palette,
    random,
    focusX: width * (isTall ? random.real(0.47, 0.56) : random.real(0.63, 0.68)),
    sky: skyOf(description),
    ground,
    sunSide: random.pick([1, -1]),
    stand: chosen,
    roofs: drawing?.roofs,
    motif: (stand, x, y, scale = 1) =>
      drawing && stand === chosen ? placed(x, y, scale, drawing.draw(palette)) : '',
  };
}
