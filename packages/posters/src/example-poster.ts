import { drawPoster } from './draw-poster.ts';
import { SCENES } from './poster.ts';

/** The poster that stands in for a picture in examples: of the scene, wide, and always the same. Null for no scene. */
export function drawExamplePoster(scene: string): string | null {
  const known = SCENES.find((each) => each === scene);
  return known ? drawPoster({ scene: known, palette: 'day', seed: 1 }, 'wide') : null;
}
