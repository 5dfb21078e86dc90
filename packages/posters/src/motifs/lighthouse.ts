import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill } from '../svg.ts';

/** Red and white, with its beam over the sea. */
export const lighthouse: MotifDrawing = {
  stands: ['ground', 'front'],
  draw: ({ light, accent, figure, near, sun, foreground }) =>
    [
      fill('M-26 -330L-520 -396V-262z', mix(sun, light, 0.4), 0.35),
      fill(boxPath(40, -66, 120, 78), light) +
        fill(boxPath(120, -66, 40, 78), mix(light, near, 0.3)) +
        fill('M28 -62L66 -104H134L172 -62z', accent),
      fill(boxPath(62, -44, 18, 22) + boxPath(94, -44, 18, 22), near),
      fill('M-62 14L-36 -290H36L62 14z', light),
      fill('M-55 -66L-48 -142H48L55 -66zM-42 -216L-36 -290H36L42 -216z', accent),
      fill('M14 -290H36L62 14H22z', foreground, 0.28),
      fill(
        boxPath(-52, -304, 104, 16) + boxPath(-9, -8, 18, 22) + boxPath(-6, -190, 12, 18),
        figure,
      ),
      fill(boxPath(-28, -352, 56, 48), mix(sun, light, 0.35)) +
        fill(
          boxPath(-28, -352, 7, 48) + boxPath(-3, -352, 6, 48) + boxPath(21, -352, 7, 48),
          figure,
        ),
      fill('M-36 -352Q-26 -392 0 -396Q26 -392 36 -352zM-3 -420h6v26h-6z', accent),
      fill('M-110 22Q0 -8 190 22z', foreground, 0.4),
    ].join(''),
};
