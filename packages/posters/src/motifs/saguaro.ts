import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { fill, oval, placed, stroke } from '../svg.ts';

/** The cactus with arms, in flower, prickly pears at its foot. */
export const saguaro: MotifDrawing = {
  stands: ['front', 'ground'],
  draw({ leaf, foreground, light, accent, ground, sun }) {
    const skin = mix(leaf[2], leaf[1], 0.35);
    const lit = mix(leaf[1], leaf[0], 0.55);
    const shade = mix(leaf[2], foreground, 0.5);
    const arms = 'M0 -190H-70Q-112 -190 -112 -236V-330M0 -140H76Q122 -140 122 -190V-270';
    const flowers = 'M-20 -466h1M6 -474h1M28 -462h1M-124 -352h1M-102 -354h1M122 -294h1';
    const one = [
      stroke('M0 30V-430', skin, 78) + stroke(arms, skin, 50),
      stroke(
        'M22 30V-424M-104 -330V-236Q-104 -196 -66 -180M132 -270V-190Q132 -132 76 -130',
        shade,
        12,
        0.75,
      ),
      stroke('M-22 30V-430M-2 30V-440M-122 -330V-236M112 -270V-194', lit, 6),
      stroke(flowers, light, 20) + stroke(flowers, sun, 8),
    ].join('');
    const pad = (x: number, y: number, size: number) => oval(x, y, size, size * 1.2, skin);
    return placed(
      0,
      -30,
      1,
      [
        fill('M-620 40Q-380 -40 -40 -42Q340 -50 660 40z', mix(ground[2], foreground, 0.3)),
        placed(-270, -4, 0.6, one, -1),
        one,
        pad(172, -14, 34) +
          pad(148, -56, 32) +
          pad(198, -56, 32) +
          pad(170, -98, 26) +
          pad(222, -106, 22),
        stroke(
          'M136 -48v-12M160 -26v-12M190 -70v-12M206 -44v-12M166 -110v-12M224 -110v-12',
          lit,
          5,
        ) + stroke('M170 -128h1M222 -132h1M206 -92h1M148 -82h1', accent, 15),
        fill(
          'M-420 40q6 -40 -6 -66q22 24 24 50q8 -40 30 -60q-10 40 -8 76zM360 40q-4 -40 10 -70q2 30 10 46q10 -30 34 -46q-12 34 -10 70z',
          shade,
        ),
      ].join(''),
    );
  },
};
