import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, placed, stroke } from '../svg.ts';

/** A brown bear in the river, with what it came for. */
export const bear: MotifDrawing = {
  stands: ['front', 'ground'],
  draw({ foreground, figure, light, water, near, ground, mid, snow }) {
    const coat = mix('#8f5630', foreground, 0.16);
    const dark = mix(coat, foreground, 0.45);
    const lit = mix(coat, mix(light, ground[0], 0.5), 0.28);
    const fish = mix('#ff6b62', light, 0.2);
    const stone = mix(near, foreground, 0.5);
    return placed(
      0,
      -40,
      1,
      [
        fill('M-560 40Q-420 -50 -120 -56Q260 -70 600 40z', water[1]),
        fill('M-430 40Q-240 -14 60 -16Q320 -18 480 40z', mix(water[1], water[2], 0.6)),
        fill('M-84 0l6 -120h78l-8 120zM84 0l16 -130h70l-10 130z', dark),
        fill(
          'M-316 -178Q-310 -208 -270 -216Q-252 -262 -214 -274Q-222 -306 -196 -310Q-168 -306 -172 -276Q-120 -336 -48 -334Q40 -316 120 -312Q238 -302 262 -196Q272 -120 244 -70L252 0H166L164 -60Q140 -84 116 -108Q30 -88 -44 -104L-48 0H-136L-138 -104Q-166 -130 -184 -158Q-214 -134 -262 -138Q-314 -142 -316 -178z',
          coat,
        ),
        fill(
          'M262 -196Q272 -120 244 -70L252 0H166L164 -60Q140 -84 116 -108Q30 -88 -44 -104L-48 0H-84L-88 -120Q40 -130 130 -150Q220 -170 262 -196z',
          dark,
          0.75,
        ),
        fill(
          'M-172 -276Q-120 -336 -48 -334Q40 -316 120 -312Q200 -306 238 -256Q140 -280 20 -284Q-90 -290 -172 -250z',
          lit,
        ),
        stroke(
          'M-110 -236l-20 40M-60 -244l-18 48M-4 -238l-16 40M56 -238l-14 38M116 -232l-12 34M166 -220l-10 30',
          lit,
          6,
          0.7,
        ),
        fill(
          'M-316 -178Q-310 -208 -270 -216Q-226 -204 -226 -170Q-232 -142 -262 -138Q-314 -142 -316 -178z',
          mix(lit, light, 0.25),
        ),
        fill('M-318 -184Q-316 -204 -294 -208Q-284 -196 -294 -186z', figure) +
          disc(-240, -232, 7, figure),
        fill('M-214 -274Q-216 -296 -198 -300Q-182 -296 -184 -278z', dark),
        stroke('M-308 -166Q-276 -150 -240 -158', figure, 5),
        // The salmon.
        fill(
          'M-364 -178Q-320 -136 -250 -144Q-216 -150 -190 -124L-160 -146L-164 -92L-194 -108Q-262 -90 -320 -122Q-356 -146 -364 -178z',
          fish,
        ) +
          fill(
            'M-352 -156Q-310 -116 -240 -122Q-212 -124 -194 -108Q-262 -90 -320 -122Q-340 -136 -352 -156z',
            light,
          ) +
          disc(-342, -160, 5, figure),
        stroke(
          'M-156 -10h128M62 -12h116M136 -2h140M-420 6h130M300 2h130M-300 22h110M-60 22h170',
          snow[0],
          6,
          0.75,
        ),
        fill('M-520 40Q-510 -26 -440 -40Q-370 -36 -340 40z', stone) +
          fill('M330 40Q340 -50 430 -62Q520 -50 560 40z', stone) +
          fill(
            'M-500 -4Q-480 -36 -440 -40Q-400 -38 -376 -14Q-440 -24 -500 -4zM356 -20Q384 -58 430 -62Q480 -56 510 -24Q430 -44 356 -20z',
            mix(stone, mid, 0.5),
          ),
      ].join(''),
    );
  },
};
