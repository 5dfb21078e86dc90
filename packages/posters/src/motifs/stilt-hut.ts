import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { palm } from '../shapes/trees.ts';
import { fill, stroke } from '../svg.ts';

/** A thatched house over the water, with a ladder and a landing. */
export const stiltHut: MotifDrawing = {
  stands: ['water', 'ground'],
  draw: ({ ground, foreground, light, figure, accent, water, leaf }) =>
    [
      palm(-168, 4, 230, 1, mix(leaf[2], foreground, 0.5)),
      palm(196, 6, 190, -1, mix(leaf[2], foreground, 0.5)),
      stroke(
        'M-120 14V-76M-60 18V-76M0 14V-76M60 18V-76M120 14V-76M170 14V-66M210 14V-66',
        figure,
        8,
      ),
      stroke('M-120 -6L-60 -70M60 -6L120 -70', figure, 4),
      fill('M-146 -90h372v16h-372z', mix(ground[2], foreground, 0.3)),
      fill('M-106 -90v-96h216v96z', ground[1]) +
        fill('M50 -90v-96h60v96z', mix(ground[2], foreground, 0.2)),
      stroke('M-106 -158H50M-106 -134H50M-106 -112H50', mix(ground[1], ground[2], 0.7), 3),
      fill(
        'M-150 -170Q-90 -226 -56 -292H60Q94 -226 156 -170Q4 -190 -150 -170z',
        mix(ground[2], foreground, 0.6),
      ),
      fill('M60 -292Q94 -226 156 -170Q110 -178 60 -180Q40 -230 20 -292z', foreground),
      fill('M-30 -90v-64h40v64zM-84 -148h34v28h-34z', light) + fill('M70 -148h26v28h-26z', light),
      fill('M130 -92v-34q18 -12 34 0v34z', accent),
      stroke('M-146 -84L-178 14M-122 -84L-152 14M-152 -60h22M-160 -34h22M-168 -8h24', figure, 5),
      fill('M-190 18h440v7h-440zM-120 32h300v6h-300z', water[0], 0.7),
    ].join(''),
};
