import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, placed, stroke } from '../svg.ts';

/** A Thai boat, ribbons at its high bow, the engine's long shaft behind. */
export const longTailBoat: MotifDrawing = {
  stands: ['water'],
  draw({ ground, foreground, figure, accent, light, sun, leaf, water, near }) {
    const wood = mix(ground[2], foreground, 0.42);
    const plank = mix(ground[1], ground[2], 0.55);
    return [
      fill('M-220 20h460v8h-460zM-150 36h300v6h-300z', water[0], 0.7),
      stroke('M-236 -70L-380 6', figure, 5) + fill('M-392 0l18 2l-6 18l-12 -6z', figure),
      fill('M-276 -40H296Q256 14 190 24H-190Q-244 20 -276 -40z', wood),
      placed(
        0,
        -24,
        1,
        [
          fill('M-262 -64h40v22h-40zM-250 -76h20v14h-20z', mix(near, figure, 0.4)),
          stroke('M-232 -62L-196 -84', figure, 6),
          fill('M-206 -20l-2 -58q4 -26 24 -26q20 2 24 28l2 56z', leaf[1]) +
            disc(-184, -118, 15, mix(figure, ground[2], 0.35)) +
            fill('M-202 -122q18 -30 38 -4z', light),
          stroke('M-90 -16V-106M-10 -16V-110M70 -18V-110', figure, 6),
          fill(
            'M-128 -14q10 -44 24 -44t24 44zM-40 -14q8 -42 22 -42t22 42zM26 -14q8 -42 22 -42t22 42z',
            mix(accent, figure, 0.35),
          ) +
            disc(-104, -70, 12, figure) +
            disc(-18, -68, 12, figure) +
            disc(48, -68, 12, figure),
          fill('M-122 -104Q-20 -136 96 -108l14 12q-116 -18 -244 6z', accent) +
            fill('M-136 -90Q-20 -114 110 -96v10Q-20 -104 -136 -80z', light),
          fill(
            'M-290 -40Q-150 -14 40 -18Q200 -26 300 -104Q338 -138 352 -206L368 -202Q372 -120 318 -60Q256 14 190 24H-190Q-250 20 -290 -40z',
            wood,
          ),
          fill(
            'M-290 -40Q-150 -14 40 -18Q200 -26 300 -104Q338 -138 352 -206L360 -204Q352 -122 306 -84Q212 -2 40 4Q-150 8 -278 -22z',
            plank,
          ),
          stroke('M-262 -2Q-100 16 60 14Q190 8 270 -48', mix(light, plank, 0.3), 4),
          fill('M332 -152q22 -2 34 12l-6 20q-20 -10 -38 -8z', accent) +
            fill('M342 -174q16 0 26 10l-2 18q-16 -10 -32 -6z', sun) +
            fill('M324 -130q22 0 36 14l-8 18q-18 -14 -38 -10z', water[0]),
          stroke('M346 -112q-10 40 2 78M334 -112q-18 36 -14 70', accent, 7) +
            stroke('M340 -112q-12 40 -8 90', sun, 6),
        ].join(''),
      ),
    ].join('');
  },
};
