import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, placed, stroke } from '../svg.ts';

/** A giant one, its neck stretched, in no hurry. */
export const tortoise: MotifDrawing = {
  stands: ['front', 'ground'],
  draw({ ground, leaf, near, foreground, figure, light }) {
    const shell = mix(mix('#8a6a38', leaf[2], 0.25), foreground, 0.15);
    const lit = mix(shell, mix(light, ground[0], 0.5), 0.32);
    const dark = mix(shell, foreground, 0.55);
    const skin = mix(mix('#a58f62', near, 0.22), ground[1], 0.2);
    const fold = mix(skin, foreground, 0.45);
    return placed(
      0,
      -34,
      1,
      [
        fill('M-560 40Q-400 -30 -60 -34Q320 -44 600 40z', mix(leaf[2], foreground, 0.4)),
        fill('M-90 0l-14 -90h84l-6 90zM110 0l-10 -90h80l4 90z', fold),
        // Neck and head, up.
        fill(
          'M150 -96Q214 -110 232 -180Q240 -220 244 -262Q252 -310 306 -310Q360 -304 372 -268Q376 -240 346 -234Q316 -232 304 -216Q300 -130 240 -72Q190 -50 150 -96z',
          skin,
        ),
        stroke(
          'M240 -190q30 10 58 -2M234 -160q30 14 60 2M222 -132q30 16 58 8M206 -108q24 18 46 16',
          fold,
          5,
        ),
        stroke('M370 -258Q346 -252 322 -256', figure, 5) +
          disc(318, -280, 9, figure) +
          disc(321, -283, 3, light),
        // Legs like columns.
        fill(
          'M-250 4Q-262 -60 -230 -120L-120 -100Q-136 -50 -140 4zM86 4Q72 -60 84 -110L206 -118Q196 -50 204 4z',
          skin,
        ),
        stroke('M-234 -60h70M-240 -34h84M96 -70h86M94 -42h96', fold, 5),
        stroke(
          'M-240 2v-8M-214 2v-10M-188 2v-10M-162 2v-8M100 2v-8M128 2v-10M156 2v-10M184 2v-8',
          light,
          9,
        ),
        fill('M-268 -100L-326 -76L-262 -72z', skin),
        // The dome: a rim, then plates.
        fill(
          'M-288 -96Q-290 -130 -256 -140Q-230 -330 -40 -340Q168 -336 204 -150Q232 -138 224 -104Q-20 -44 -288 -96z',
          shell,
        ),
        fill(
          'M-256 -140Q-230 -330 -40 -340Q60 -338 120 -290Q-60 -320 -150 -230Q-190 -190 -200 -138z',
          lit,
        ),
        fill(
          'M-288 -96Q-290 -130 -256 -140Q-20 -94 204 -150Q232 -138 224 -104Q-20 -44 -288 -96z',
          dark,
        ),
        stroke(
          'M-196 -132L-172 -220L-110 -262L-30 -250L54 -262L112 -226L142 -136M-172 -220L-222 -236M-110 -262L-120 -318M54 -262L60 -320M112 -226L164 -240M-30 -250L-46 -112M-110 -262L-96 -300L-20 -310L44 -300L54 -262M-30 -250L-20 -310M-120 -118L-110 -190L-30 -180L60 -190L76 -126',
          dark,
          7,
        ),
        stroke(
          'M-220 -112l4 -20M-140 -98l4 -20M-50 -92v-20M40 -96l-4 -20M124 -108l-6 -20M184 -122l-6 -18',
          shell,
          6,
        ),
        fill(
          'M-420 40q8 -50 -4 -84q24 30 28 60q8 -44 34 -70q-10 46 -6 94zM-60 40q4 -30 -8 -50q22 18 24 34q8 -28 26 -40q-8 28 -6 56zM380 40q0 -40 14 -66q4 34 10 44q14 -36 40 -54q-16 40 -14 76z',
          mix(leaf[1], foreground, 0.2),
        ),
      ].join(''),
    );
  },
};
