import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, disc, fill, stroke } from '../svg.ts';

/** A small ship for cold seas. */
export const ship: MotifDrawing = {
  stands: ['water'],
  draw({ accent, light, figure, near, sun, water }) {
    let panes = '';
    for (let x = -96; x < 100; x += 24) panes += boxPath(x, -78, 12, 10);
    for (let x = -70; x < 70; x += 24) panes += boxPath(x, -106, 12, 10);
    return [
      fill('M-210 6h420v10h-420zM-150 24h330v7h-330z', water[0], 0.6),
      fill('M-206 -62L-186 8H170Q210 -22 226 -72L150 -56H-206z', figure),
      fill('M-192 -14L-186 8H170Q186 -4 198 -18z', accent),
      fill(
        boxPath(-130, -92, 240, 38) + boxPath(-100, -122, 180, 32) + boxPath(10, -152, 76, 32),
        light,
      ),
      fill(
        boxPath(84, -92, 26, 38) + boxPath(58, -122, 22, 32) + boxPath(66, -152, 20, 32),
        mix(light, near, 0.35),
      ),
      fill(panes, near),
      fill(boxPath(18, -142, 56, 11), figure),
      fill('M-66 -122l6 -58h42l6 58z', accent) + fill(boxPath(-62, -164, 46, 12), light),
      stroke('M46 -152V-206M30 -188h32M-176 -62V-130L-120 -62', figure, 4),
      fill('M46 -206l30 9l-30 10z', accent),
      disc(-32, -198, 13, light, 0.6) +
        disc(-58, -214, 18, light, 0.45) +
        disc(-92, -224, 22, light, 0.3),
      fill('M198 4q22 -12 34 8zM-196 10q-20 -14 -36 4z', light),
      disc(-140, -40, 5, sun) + disc(-110, -40, 5, sun),
    ].join('');
  },
};
