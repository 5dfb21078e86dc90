import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, oval, placed, stroke } from '../svg.ts';

/** A round well in the rock, roots hanging into water that the light reaches. */
export const cenote: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  draw({ ground, near, foreground, leaf, water, light, figure, accent }) {
    const rock = mix(mix(ground[1], ground[2], 0.5), near, 0.25);
    return placed(
      0,
      -110,
      1,
      [
        oval(0, -130, 400, 128, leaf[1]),
        oval(0, -138, 366, 108, mix(ground[0], ground[1], 0.6)),
        fill('M-350 -138a350 98 0 0 1 700 0L310 -20Q300 60 0 66Q-300 60 -310 -20z', rock),
        fill(
          'M-350 -138L-310 -20Q-300 60 0 66V30Q-190 24 -210 -30L-196 -110L-240 -60L-262 -150z',
          mix(rock, foreground, 0.45),
        ),
        stroke(
          'M-150 -196L-160 -40M-40 -230L-36 -60M90 -226L96 -30M210 -200L200 -70M-250 -170L-236 -60',
          mix(rock, foreground, 0.5),
          10,
        ),
        oval(0, 0, 286, 66, water[2]),
        oval(14, 4, 236, 48, water[1]),
        oval(36, 8, 140, 26, water[0]),
        fill('M40 -240L190 -220L170 20L-80 20z', light, 0.3),
        stroke(
          'M-210 -200Q-206 -130 -214 -70M-120 -224Q-110 -160 -118 -90M-60 -232Q-66 -190 -58 -140M150 -222Q158 -170 150 -110M250 -190Q240 -140 246 -90',
          leaf[2],
          6,
        ),
        fill(
          'M-380 -150q40 -60 110 -54q-20 44 -110 54zM380 -140q-30 -64 -110 -66q16 50 110 66zM-60 -250q-60 -50 -120 -20q50 36 120 20zM130 -250q60 -44 110 -8q-50 30 -110 8z',
          leaf[2],
        ),
        disc(-70, 6, 9, figure) + fill('M-92 16q22 -14 44 0z', accent),
        disc(92, 14, 9, figure) + fill('M70 24q22 -14 44 0z', accent),
        stroke('M196 -120V-6M222 -116V-2M196 -96h26M196 -72h26M196 -48h26M196 -24h26', light, 5),
      ].join(''),
    );
  },
};
